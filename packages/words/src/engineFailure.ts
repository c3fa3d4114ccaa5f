import type { EngineError } from '@tabuleiro/arena';
import type { GameId } from '@tabuleiro/game';
import type { CodedError } from './types/errors.js';

/** Why another program could not play or analyse a game. */
export function engineFailure(game: GameId, { engine, code, cause }: EngineError): CodedError {
  if (code === 'no-variant') return { code: 'engine-game', engine, game };
  if (code === 'no-option') return { code: 'engine-option', engine, option: cause };
  return { code: 'engine-failed', engine, problem: code, cause };
}
