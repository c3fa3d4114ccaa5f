import { parseTimeControl } from '@tabuleiro/match';
import { LANGS } from '@tabuleiro/words';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/registry.js';
import {
  type ListedGame,
  wordListed,
  wordOpponents,
  wordSince,
  wordState,
} from '../../src/screens/home/listedGame.js';
import { wordClock } from '../../src/screens/newGame/clockWords.js';
import { homeWords } from '../../src/words/app.js';
import { newGameWords } from '../../src/words/newGame.js';

describe('a time control in words', () => {
  test.each([
    ['none', 'sem relógio', 'no clock'],
    ['30/lance', '30 segundos para cada lance', '30 seconds per move'],
    ['259200/lance', '3 dias para cada lance', '3 days per move'],
    [
      '10+5',
      '10 minutos para a partida toda, mais 5 segundos por lance',
      '10 minutes for the whole game, plus 5 seconds per move',
    ],
    ['15 KO', '15 minutos para a partida toda, sem acréscimo', '15 minutes for the whole game, no increment'],
    [
      '90/40+30+30s',
      '90 minutos para 40 lances, depois 30 minutos, mais 30 segundos por lance',
      '90 minutes for 40 moves, then 30 minutes, plus 30 seconds per move',
    ],
    [
      '1:30+2.5',
      '1 minuto e 30 segundos para a partida toda, mais 2,5 segundos por lance',
      '1 minute and 30 seconds for the whole game, plus 2.5 seconds per move',
    ],
    [
      '5+0;d1',
      '5 minutos para a partida toda, 1 segundo de atraso a cada lance',
      '5 minutes for the whole game, 1 second delay per move',
    ],
  ])('%s', (text, portuguese, english) => {
    const form = parseTimeControl(text);
    if (!form.ok) throw new Error(text);
    expect(wordClock('pt-BR', form.value)).toBe(portuguese);
    expect(wordClock('en', form.value)).toBe(english);
  });
});

const person = (name: string) => ({ name, kind: 'person' }) as const;
const COMPUTER = { name: '', kind: 'computer', level: 3 } as const;

function listed(part: Partial<ListedGame['saved']['summary']>, turn: ListedGame['turn']): ListedGame {
  const summary = { game: 'classico', plies: 3, outcome: undefined, position: '', ...part };
  const players = part.players ?? [person('Ana'), COMPUTER];
  return {
    saved: { id: '1', created: 0, updated: 0, summary: { ...summary, players } },
    players: ['w', 'b'],
    turn,
    board: undefined,
  };
}

describe('[P-F10] a saved game in a list', () => {
  test.each([
    [[person('Ana'), COMPUTER], 'contra o computador, nível 3, pausa do café'],
    [[{ ...COMPUTER, level: undefined }, person('')], 'contra o computador, máximo'],
    [[person('Ana'), person('Beto')], 'Ana e Beto'],
    [[person('Ana'), person('')], 'duas pessoas neste aparelho'],
  ] as const)('its players', ([first, second], text) => {
    const { level, ...rest } = { level: undefined, ...first };
    const seats = [level === undefined ? rest : { ...rest, level }, second] as const;
    expect(wordOpponents('pt-BR', seats)).toBe(text);
  });

  test('whose turn it is', () => {
    const players = [person('Ana'), person('')] as const;
    expect(wordState('pt-BR', listed({}, 'w'))).toBe('Sua vez.');
    expect(wordState('pt-BR', listed({}, 'b'))).toBe('Vez do computador.');
    expect(wordState('pt-BR', listed({ players }, 'w'))).toBe('Vez de Ana.');
    expect(wordState('pt-BR', listed({ players }, 'b'))).toBe('As pretas jogam.');
    expect(wordState('en', listed({}, undefined))).toBe('');
  });

  test('[P-F7] how it ended', () => {
    const outcome = { winner: 'w', reason: 'mate' } as const;
    const both = [person('Ana'), person('Beto')] as const;
    const asBlack = [COMPUTER, person('Ana')] as const;
    const told = (part: Parameters<typeof listed>[0]): string => wordState('pt-BR', listed(part, undefined));
    expect(told({ outcome, players: both })).toBe('Xeque-mate: as brancas vencem.');
    expect(told({ outcome })).toBe('Xeque-mate: você venceu.');
    expect(told({ outcome, players: asBlack })).toBe('Xeque-mate: você perdeu.');
    expect(told({ outcome: { winner: undefined, reason: 'stalemate' } })).toBe(
      'Afogamento: vocês empataram.',
    );
    // Before the rules are loaded the sides are not known, and nobody is told that they lost.
    expect(told({ outcome: { winner: 'A', reason: 'win' } })).toBe(
      'Todas as cinco peças saíram do tabuleiro: o jogador A vence.',
    );
  });

  test('[O-SEAT] between two devices: with whom, and whose turn it is', () => {
    const players = [person('Ana'), { name: 'Beto', kind: 'remote' }] as const;
    const nameless = [person('Ana'), { name: '', kind: 'remote' }] as const;
    expect(wordOpponents('pt-BR', players)).toBe('com Beto, longe');
    expect(wordOpponents('pt-BR', nameless)).toBe('com alguém longe');
    expect(wordState('pt-BR', listed({ players }, 'w'))).toBe('Sua vez.');
    expect(wordState('pt-BR', listed({ players }, 'b'))).toBe('Vez de Beto.');
    expect(wordState('pt-BR', listed({ players: nameless }, 'b'))).toBe('Vez do adversário.');
  });

  test('as one sentence', () => {
    expect(wordListed('en', listed({}, 'w'))).toBe(
      'Classic chess, against the computer, level 3, coffee break',
    );
  });

  test.each([
    [0, 'agora'],
    [59_000, 'agora'],
    [5 * 60_000, 'há 5 minutos'],
    [3 * 3_600_000, 'há 3 horas'],
    [30 * 3_600_000, 'ontem'],
    [-5000, 'agora'],
  ])('when it was last played, %d ms ago', (past, text) => {
    expect(wordSince('pt-BR', 1_000_000_000_000 - past, 1_000_000_000_000)).toBe(text);
  });

  test('after a week the date', () => {
    expect(wordSince('pt-BR', Date.UTC(2026, 10, 3, 12), Date.UTC(2026, 10, 16))).toBe('3 de nov. de 2026');
  });
});

test.each(LANGS)('every game has its sentence and its kind of position in %s', (lang) => {
  for (const game of GAME_IDS) {
    expect(homeWords[lang].games.get(game)).toBeDefined();
    expect(homeWords[lang].kinds.get(game)).toBeDefined();
    expect(newGameWords[lang].position.hint.get(game)).toBeDefined();
  }
});

test('the sides of every game are many, and their verbs agree', () => {
  const { names, begins, answers } = newGameWords['pt-BR'].side;
  expect([names.w, names.A].map((side) => `${side} ${begins}`)).toEqual(['Brancas começam', 'Cones começam']);
  expect([names.b, names.B].map((side) => `${side} ${answers}`)).toEqual([
    'Pretas respondem',
    'Carretéis respondem',
  ]);
});
