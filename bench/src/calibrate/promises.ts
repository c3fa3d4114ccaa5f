import type { PlayerSpec } from '@tabuleiro/arena';
import type { LevelParameters, SearchGame } from '@tabuleiro/engine';
import type { Check } from './check.js';
import { countOpenings, queensGiven } from './levelOne.js';
import { type Pairings, scoreOf } from './pairings.js';
import type { Step } from './report.js';

/** The promises of the levels, one by one. */
export async function checkPromises<S, M>(
  searchGame: SearchGame<S, M>,
  pairings: Pairings,
  levels: readonly LevelParameters[],
  steps: readonly Step[],
): Promise<readonly Check[]> {
  const one = pairings.level(levels[0]);
  const ten = pairings.level(levels[levels.length - 1]);
  const greedy: PlayerSpec = { kind: 'greedy' };
  const againstOne = await pairings.play('greedy – level:1', [greedy, one], 200);
  const chance = await pairings.play('level:1 – random', [one, { kind: 'random' }], 200);
  const { standing } = await pairings.play('level:10 – greedy', [ten, greedy], 100);
  const openings = countOpenings(searchGame, levels[0], 50);
  const elos = steps.map(({ rating }) => rating.elo);
  const checks = [
    percent(
      'a greedy player scores at least 60 % against level 1',
      scoreOf(againstOne),
      (share) => share >= 0.6,
    ),
    percent('level 1 scores at least 90 % against chance', scoreOf(chance), (share) => share >= 0.9),
    percent(
      'level 10 beats a greedy player in 100 of 100 games',
      standing.tally.wins / standing.games,
      (share) => share === 1,
    ),
    {
      promise: 'fifty seeds of level 1 show at least ten openings',
      seen: `${openings}`,
      holds: openings >= 10,
    },
    {
      promise: 'adjacent levels are 100 to 250 Elo apart',
      seen: elos.map((elo) => elo.toFixed(0)).join(', '),
      holds: elos.every((elo) => elo >= 100 && elo <= 250),
    },
  ];
  if (!hasQueen(searchGame)) return checks;
  const given = await pairings.play('level:1 – greedy, queens', [one, greedy], 200);
  const queens = percent(
    'level 1 gives its queen away before move 6 in fewer than 5 % of 200 games',
    queensGiven(searchGame.game, given.played),
    (part) => part < 0.05,
  );
  return [...checks, queens];
}

function hasQueen<S, M>({ game }: SearchGame<S, M>): boolean {
  return game.notation.formatPosition(game.start()).includes('Q');
}

function percent(promise: string, share: number, holds: (share: number) => boolean): Check {
  return { promise, seen: `${(share * 100).toFixed(1)} %`, holds: holds(share) };
}
