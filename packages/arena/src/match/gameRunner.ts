import type { SearchSignal } from '@tabuleiro/engine';
import { fail, type Game, ok, type Result } from '@tabuleiro/game';
import type { EngineError } from '../players/engineError.js';
import { openPlayer } from '../players/openPlayer.js';
import type { ArenaPlayer } from '../players/player.js';
import { type SearchGameByWeights, withSearchGameByWeights } from '../searchGameByWeights.js';
import { playGame, pointsOf } from './playGame.js';
import type { Fixture, GameResult, Pairing } from './schedule.js';

/** Plays the games of a pairing one after another. */
export interface GameRunner {
  /** Undefined if the match was aborted meanwhile. */
  play(fixture: Fixture): Promise<Result<GameResult | undefined, EngineError>>;
  /** Soon ends a game under way, once the signal is aborted. */
  stop(): void;
  close(): Promise<void>;
}

/** Plays in this thread. Undefined for a game that the computer does not play. */
export function openGameRunner(pairing: Pairing, signal: SearchSignal): GameRunner | undefined {
  return withSearchGameByWeights(pairing.game, {
    visit: (searchGames) => runnerOf(searchGames, pairing, signal),
  });
}

function runnerOf<S, M>(
  searchGames: SearchGameByWeights<S, M>,
  pairing: Pairing,
  signal: SearchSignal,
): GameRunner {
  const first = openPlayer(searchGames, pairing.first, signal);
  const second = openPlayer(searchGames, pairing.second, signal);
  return {
    play: (fixture) => playFixture(searchGames.weights.game, [first, second], pairing, fixture, signal),
    stop() {
      first.stop();
      second.stop();
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

async function playFixture<S, M>(
  game: Game<S, M>,
  [first, second]: readonly [ArenaPlayer<S>, ArenaPlayer<S>],
  { rules }: Pairing,
  { number, opening, isFirstAhead, seed }: Fixture,
  signal: SearchSignal,
): Promise<Result<GameResult | undefined, EngineError>> {
  for (const [i, player] of [first, second].entries()) {
    const begun = await player.begin((seed + i) | 0);
    if (!begun.ok) return fail(begun.error);
  }
  const seats = isFirstAhead ? ([first, second] as const) : ([second, first] as const);
  const played = await playGame(game, seats, opening, rules, () => signal.aborted);
  if (played === undefined) return ok(undefined);
  const { winner, reason, moves } = played;
  const points = pointsOf(played, game.players[isFirstAhead ? 0 : 1]);
  return ok({ number, isFirstAhead, points, ...(winner && { winner }), reason, moves });
}
