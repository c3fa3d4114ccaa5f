import type { Game } from '@tabuleiro/game';
import type { Setup } from '@tabuleiro/match';
import { isByDays, type Terms } from '@tabuleiro/online';
import type { NewGameForm } from '../screens/newGame/form.js';

/** What was chosen on the page of a new game, as it is agreed with somebody far away (O-LINK). */
export function termsOf(rules: Game, setup: Setup, form: NewGameForm): Terms {
  const { paidHelp } = rules.matchRules(setup.options);
  const hint = paidHelp ? setup.help.hint : 0;
  const { takeback } = setup.help;
  const { watched, listed, grace, dice } = form.far;
  const hasDice = rules.turn(rules.start(setup.options)).kind === 'chance';
  const isLong = isByDays(setup);
  return {
    ...{ game: rules.id, options: setup.options, clock: setup.clock, budget: setup.budget, listed },
    help: { hint, takeback },
    // Clocks that differ belong to people: lots were drawn here for them.
    side: form.colour === 'lots' && form.time.kind === 'unequal' ? sideIn(setup) : form.colour,
    dice: hasDice ? dice : 'none',
    online: { hints: hint > 0, takebacks: takeback > 0, watched, ...(isLong ? {} : { grace }) },
    ...(setup.start === undefined ? {} : { start: setup.start }),
  };
}

function sideIn({ players }: Setup): 'first' | 'second' {
  return players[0].kind === 'person' ? 'first' : 'second';
}
