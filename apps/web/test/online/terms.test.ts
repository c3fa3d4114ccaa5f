import type { Game } from '@tabuleiro/game';
import { TIME_CONTROL_PRESETS } from '@tabuleiro/match';
import { checkTerms } from '@tabuleiro/online';
import { LANGS } from '@tabuleiro/words';
import { describe, expect, test } from 'vitest';
import { termsOf } from '../../src/online/formTerms.js';
import { wordTerms } from '../../src/online/wording.js';
import { type NewGameForm, plainForm } from '../../src/screens/newGame/form.js';
import { setupOf } from '../../src/screens/newGame/setup.js';
import { got, WRITTEN_GAMES } from '../store/device.js';

const NO_DRAWS = { lot: 0.9, seed: 0 };
const GAMES: readonly Game[] = WRITTEN_GAMES.map(({ game }) => game);

function agreed(game: Game, part: Partial<NewGameForm>) {
  const form: NewGameForm = { ...plainForm(game, 'Ana'), opponent: 'remote', ...part };
  return termsOf(game, got(setupOf(game, form, NO_DRAWS)), form);
}

describe('[O-LINK] what is chosen on the page of a new game is agreed with somebody far away', () => {
  const times: readonly NewGameForm['time'][] = [
    ...TIME_CONTROL_PRESETS.map((text) => ({ kind: 'preset', text }) as const),
    { kind: 'perMove', seconds: '30' },
    { kind: 'days', days: '3' },
    { kind: 'unequal', own: '10+5', other: '5 KO' },
  ];

  test.each(GAMES.map((game) => [game.id, game] as const))('every clock, side and die of %s', (_, game) => {
    for (const time of times)
      for (const colour of ['first', 'second', 'lots'] as const)
        for (const dice of ['fair', 'real'] as const) {
          const far = { watched: false, listed: true, grace: 120_000, dice };
          const terms = agreed(game, { time, colour, far });
          expect(checkTerms(terms, game).ok).toBe(true);
          for (const lang of LANGS)
            for (const line of wordTerms(lang, game, terms)) expect(line).toMatch(/^[\p{Lu}\d].*\.$/u);
        }
  });

  test('[O-GONE] days per move have no grace; other clocks the one that was chosen', () => {
    const [game] = GAMES;
    expect(agreed(game, { time: { kind: 'days', days: '3' } }).online.grace).toBeUndefined();
    expect(agreed(game, {}).online.grace).toBe(60_000);
    expect(
      setupOf(game, { ...plainForm(game, ''), time: { kind: 'days', days: '31' } }, NO_DRAWS),
    ).toMatchObject({
      error: { field: 'days' },
    });
  });

  test('[O-HELP] hints only where they are paid for, takebacks only where they were wished', () => {
    for (const game of GAMES) {
      const terms = agreed(game, { help: { hint: 15_000, takeback: 30_000 } });
      expect(terms.online).toMatchObject({ hints: game.id === 'nucleo', takebacks: true });
      expect(agreed(game, { help: { hint: 0, takeback: 0 } }).online).toMatchObject({
        hints: false,
        takebacks: false,
      });
    }
  });

  test('lots with clocks that differ are drawn before: each clock stays with its person', () => {
    const [game] = GAMES;
    const terms = agreed(game, { colour: 'lots', time: { kind: 'unequal', own: '10+5', other: '5 KO' } });
    expect(terms.side).toBe('second');
    expect(terms.clock[1]).toMatchObject({ increment: 5000 });
  });
});
