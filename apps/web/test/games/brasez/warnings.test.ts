import { signal } from '@preact/signals';
import { PLAIN_SETUP } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import { describe, expect, test, vi } from 'vitest';
import { nameCell } from '../../../src/board/cellNames.js';
import { marksOf } from '../../../src/board/model.js';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { choicesAfter, Selection } from '../../../src/play/selection.js';
import { DEFAULT_SETTINGS } from '../../../src/store/settings/settings.js';
import { boardWords } from '../../../src/words/app.js';
import { ComputerTester } from '../../play/computerTester.js';
import { SessionTester } from '../../play/sessionTester.js';
import { ways } from '../grid/examples.js';
import { read } from '../grid/reading.js';
import { MANNERS } from './positions.js';

/** Black's duke on d6 takes what comes near; the rook on a5 may take the pawn on c5 there. */
const ZONE = '7k/p7/3g4/R1p5/8/8/8/K6N w - - - b 0/0 -/- 0,- 1';
/** A pawn that is promoted next to a duke; a knight is lost. */
const PROMOTED = '7k/p1gP4/8/8/8/8/8/K7 w - - - b 0/0 N/- 0,- 1';

const PEOPLE = { players: PLAIN_SETUP.players };

function cellName({ session }: ComputerTester, place: string, lang: Lang): string {
  const model = session.board.value;
  const cell = model.cells.find(({ id }) => id === place);
  if (cell === undefined) throw new Error(place);
  return nameCell(cell, marksOf(model, place, true), DEFAULT_SETTINGS.speech, boardWords[lang]);
}

describe('[B-ZONE] the board warns before a move into a zone', () => {
  test('a target where the zone takes the piece has a mark of its own beside what the move does there', () => {
    const { places } = choicesAfter(view.paths(read(view, ZONE)), [
      { kind: 'place', place: 'a5', as: 'move' },
    ]);
    expect(places.get('c5')).toEqual(['capture', 'lost']);
    expect(places.get('b5')).toEqual(['move']);
    expect(ways(view, ZONE, 'a5c5')).toEqual(['a5 c5:capture']);
  });

  test('its name says so, in both languages', () => {
    const tester = new ComputerTester(view, { ...PEOPLE, start: ZONE });
    tester.session.pick('a5');
    expect(cellName(tester, 'c5', 'pt-BR')).toBe(
      'c5, peão preto, pode capturar, mas a zona toma a peça, zona do Grão-Duque preto',
    );
    expect(cellName(tester, 'c5', 'en')).toContain('can capture, but the zone takes the piece');
    expect(cellName(tester, 'b5', 'pt-BR')).toBe('b5, vazia, pode ir');
  });

  test('so does the answer to M', async () => {
    const tester = await SessionTester.of('brasez', { setup: { start: ZONE } });
    expect(await tester.ask('moves', 'a5')).toMatch(
      /Pode capturar: a7, c5\. Mas ali a zona toma a peça: c5\.$/,
    );
  });

  test('where the piece stays because it gives check, nothing is said', () => {
    const paths = view.paths(read(view, '4k3/8/3g4/R7/8/8/p7/K7 w - - - b 0/0 -/- 0,- 1'));
    const { places } = choicesAfter(paths, [{ kind: 'place', place: 'a5', as: 'move' }]);
    expect(places.get('d5')).toEqual(['move', 'lost']);
    expect(places.get('e5')).toEqual(['move']);
  });

  test('a promotion says with each answer whether the zone takes it: a new duke is immune', () => {
    const selection = new Selection({
      view,
      position: signal(read(view, PROMOTED)),
      isOpen: signal(true),
      isOver: signal(false),
      lang: () => 'pt-BR',
    });
    for (const place of ['d7', 'd8']) {
      const picked = selection.look(place);
      if (picked.kind === 'chosen') selection.choose(picked.steps);
    }
    expect(selection.question.value?.answers.map(({ label }) => label)).toEqual([
      'Cavalo (a zona toma)',
      'Grão-Duque',
    ]);
  });

  test('a move into a zone has a sound of its own', async () => {
    const sounds: string[] = [];
    const tester = new ComputerTester(view, { ...PEOPLE, start: ZONE });
    vi.spyOn(tester.session.notices, 'sound').mockImplementation((sound) => void sounds.push(sound));
    await tester.session.playText('a5c5');
    expect(sounds).toEqual(['lost']);
  });
});

describe('[B-CHARGE] a charge looks like what it is', () => {
  test('it has a mark of its own, beside the lance where both are meant by the same places', () => {
    const { places } = choicesAfter(view.paths(read(view, MANNERS)), [
      { kind: 'place', place: 'e2', as: 'move' },
    ]);
    expect(places.get('e4')).toEqual(['charge', 'push']);
  });

  test('then it asks; where it is the only reading it is played', async () => {
    const both = new ComputerTester(view, { ...PEOPLE, start: MANNERS });
    both.session.pick('e2');
    both.session.pick('e4');
    expect(both.session.selection.question.value?.answers.map(({ answer }) => answer)).toEqual([
      'charge',
      'lance',
    ]);
    const supported = MANNERS.replace('4k3/8/8/8/', '4k3/8/8/4p3/');
    const only = new ComputerTester(view, { ...PEOPLE, start: supported });
    only.session.pick('e2');
    expect(cellName(only, 'e4', 'pt-BR')).toContain('pode atacar em charge, e as duas peças saem');
    only.session.pick('e4');
    await vi.waitFor(() => expect(only.kept).toMatchObject([{ kind: 'move', move: 'e2*e4' }]));
  });
});
