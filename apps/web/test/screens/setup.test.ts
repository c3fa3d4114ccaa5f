import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import type { Game } from '@tabuleiro/game';
import {
  beginMatch,
  formatTimeControls,
  PLAIN_SETUP,
  parseTimeControl,
  TIME_CONTROL_PRESETS,
} from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { describe, expect, test } from 'vitest';
import { type NewGameForm, plainForm, rematchForm } from '../../src/screens/newGame/form.js';
import { setupOf } from '../../src/screens/newGame/setup.js';
import { paceOf } from '../../src/screens/newGame/TimeSection.js';

const DRAWS = { lot: 0.2, seed: 7 };

function made(changes: Partial<NewGameForm>, draws = DRAWS, rules: Game = classico) {
  const setup = setupOf(rules, { ...plainForm(rules, 'Ana'), ...changes }, draws);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

function refused(changes: Partial<NewGameForm>, rules: Game = classico) {
  const setup = setupOf(rules, { ...plainForm(rules, 'Ana'), ...changes }, DRAWS);
  return setup.ok ? undefined : setup.error;
}

describe('[P-F1] two modes', () => {
  test('against the computer, whose name is that of its level', () => {
    expect(made({}).players).toEqual([
      { name: 'Ana', kind: 'person' },
      { name: '', kind: 'computer', level: 3, seed: 7 },
    ]);
  });

  test('two people on one device', () => {
    const { players } = made({ opponent: 'person', names: ['  Ana  Clara ', 'Beto'] });
    expect(players).toEqual([
      { name: 'Ana Clara', kind: 'person' },
      { name: 'Beto', kind: 'person' },
    ]);
  });

  test('a name never gets too long for a record', () => {
    expect(made({ names: ['á'.repeat(500), ''] }).players[0].name).toHaveLength(40);
  });
});

describe('[P-F2] what is agreed before a game', () => {
  test('somebody who changes nothing has no clock and moves first', () => {
    expect(made({})).toEqual({ ...PLAIN_SETUP, options: {}, players: made({}).players });
  });

  test.each([
    ['first', 0.9, 0],
    ['second', 0.1, 1],
    ['lots', 0.49, 0],
    ['lots', 0.5, 1],
  ] as const)('colour %s with lot %d seats the person at %d', (colour, lot, seat) => {
    expect(made({ colour }, { lot, seed: 1 }).players[seat].name).toBe('Ana');
  });

  test('"máximo" has no level', () => {
    expect(made({ level: 'max' }).players[1]).toEqual({ name: '', kind: 'computer', seed: 7 });
  });

  test.each(TIME_CONTROL_PRESETS)('the preset %s', (text) => {
    const { clock } = made({ time: { kind: 'preset', text } });
    expect(clock[0]).toEqual(clock[1]);
    expect(parseTimeControl(text)).toEqual({ ok: true, value: clock[0] });
  });

  test.each([
    [{ kind: 'perMove', seconds: ' 30 ' }, '30/lance'],
    [{ kind: 'perMove', seconds: '2,5' }, '2.5/lance'],
    [{ kind: 'custom', text: '25+10' }, '25+10'],
    [{ kind: 'custom', text: '10+5,5 KO' }, '10+5,5 KO'],
    [{ kind: 'unequal', own: '10', other: '5' }, '10 KO,5 KO'],
  ] as const)('%j is %s', (time, text) => {
    expect(formatTimeControls(made({ time }).clock)).toBe(text);
  });

  test('unequal times belong to the people: they change sides with them', () => {
    const time = { kind: 'unequal', own: '10', other: '5' } as const;
    expect(formatTimeControls(made({ time, colour: 'second' }).clock)).toBe('5 KO,10 KO');
  });

  test.each([
    [{ kind: 'perMove', seconds: 'x' }, 'perMove', 'x'],
    [{ kind: 'perMove', seconds: '0' }, 'perMove', '0'],
    [{ kind: 'custom', text: ' dez ' }, 'custom', 'dez'],
    [{ kind: 'unequal', own: '?', other: '!' }, 'own', '?'],
    [{ kind: 'unequal', own: '5', other: '' }, 'other', ''],
  ] as const)('%j is refused where it was typed', (time, field, text) => {
    expect(refused({ time })).toEqual({ code: 'bad-clock', field, text });
  });
});

describe('[P-F3] where a game starts', () => {
  const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

  test('from a position, in its canonical text', () => {
    expect(made({ position: ` ${FEN}\n` }).start).toBe(FEN);
  });

  test('from its own start also when that is pasted', () => {
    expect(made({ position: classico.notation.formatPosition(classico.start()) }).start).toBeUndefined();
  });

  test.each([
    [brasez, '4k3/8/8/8/3g4/8/4P3/RN2K3 w - - - b 0/0 -/- 0,- 1'],
    [senet, 'AB......../.A......../.......... B 3'],
  ] as const)('from a position of another game', (rules: Game, position) => {
    expect(made({ position }, DRAWS, rules).start).toBe(position);
  });

  test('a text that is no position is refused with its field', () => {
    expect(refused({ position: 'xyz' })).toMatchObject({ code: 'bad-position', field: 'position' });
  });

  test('a finished position cannot be played on', () => {
    const error = refused({ position: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' });
    expect(error).toEqual({
      code: 'position-over',
      field: 'position',
      outcome: { winner: undefined, reason: 'material' },
    });
  });
});

test('[N-TIME] house rules and the price of help come along', () => {
  const help = { hint: 5000, takeback: 0 };
  const options = { ...plainForm(nucleo, '').options, castling: true };
  expect(made({ help, options }, DRAWS, nucleo)).toMatchObject({ help, options });
});

test('[S-DIE] the terms of fair dice come along, a real die has none', () => {
  const dice = { commit: 'ab'.repeat(32), playerSeed: 'caju' };
  expect(made({ dice }, DRAWS, senet).dice).toEqual(dice);
  expect(made({}, DRAWS, senet).dice).toBeUndefined();
});

test.each([classico, nucleo, brasez, senet])('a match of $id begins as proposed', (rules: Game) => {
  expect(beginMatch(rules, made({}, DRAWS, rules)).ok).toBe(true);
});

test.each([
  ['3+2', 'blitz'],
  ['5+5', 'blitz'],
  ['10 KO', 'blitz'],
  ['10+5', 'rapid'],
  ['15 KO', 'rapid'],
  ['30+0', 'rapid'],
  ['30+30', 'classical'],
  ['60+30', 'classical'],
  ['90/40+30+30s', 'classical'],
  ['none', undefined],
  ['30/lance', undefined],
] as const)('%s is %s by the rule of FIDE', (text, pace) => {
  const form = parseTimeControl(text);
  expect(form.ok && paceOf(form.value)).toBe(pace);
});

describe('[P-F2] a rematch that is agreed on anew', () => {
  test.each([
    ['against the computer', { names: ['Ana', ''], level: 8, colour: 'second' }],
    ['against the best', { level: 'max', time: { kind: 'preset', text: '10+5' } }],
    ['of two people', { opponent: 'person', names: ['Ana', 'Beto'], time: { kind: 'custom', text: '7+1' } }],
    ['by the move', { time: { kind: 'perMove', seconds: '30' } }],
    ['with unequal times', { colour: 'second', time: { kind: 'unequal', own: '10+5', other: '5 KO' } }],
    ['from another position', { position: '..AB....../.....A...B/.AAA...... B -' }],
  ] as const)('%s has the same terms, the sides exchanged', (_, changes) => {
    const { players, clock, ...terms } = made(changes, DRAWS, senet);
    expect(made(rematchForm({ players, clock, ...terms }), DRAWS, senet)).toEqual({
      ...terms,
      players: [players[1], players[0]],
      clock: [clock[1], clock[0]],
    });
  });
});
