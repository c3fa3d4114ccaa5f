import { fail, type GameOptions, ok, parseGameOptions, type Result } from '@tabuleiro/game';
import type { PgnResult } from '@tabuleiro/notation';
import { wordError } from '@tabuleiro/words';
import type { GameAdapter } from './adapter.js';
import { BadInput } from './errors.js';
import { brasezAdapter } from './games/brasez.js';
import { classicoAdapter, nucleoAdapter } from './games/chess.js';
import { senetAdapter } from './games/senet.js';
import { GAMES, type GameName, type HouseRules, type TypesOf } from './gameTypes.js';
import { Position } from './position.js';
import { bilingual, type WordedError, wordedPositionError } from './worded.js';

const ADAPTERS: { readonly [G in GameName]: GameAdapter<TypesOf<G>> } = {
  classico: classicoAdapter,
  nucleo: nucleoAdapter,
  brasez: brasezAdapter,
  senet: senetAdapter,
};

/** A game that was read: where it ended, and what its text says of it. */
export type GameRead<G extends GameName = GameName> = {
  /** The last position; its `history()` is the game. */
  readonly position: Position<G>;
  /** Those of a PGN text; the texts of Brasez and Senet have none. */
  readonly tags: Readonly<Record<string, string>>;
  /** As the text has it: players may end a game otherwise than by the rules. */
  readonly result: PgnResult;
};

/** The start of a game. Throws `BadInput` for a game or house rule that does not exist. */
export function startGame<G extends GameName>(game: G, houseRules?: HouseRules<G>): Position<G> {
  return orThrow(setUp(game, houseRules, (adapter, options) => ok(adapter.game.start(options))));
}

/** The position that a FEN, a BFEN or a text of Senet describes. Throws `BadInput`; `tryOpenPosition` does not. */
export function openPosition<G extends GameName>(
  game: G,
  text: string,
  houseRules?: HouseRules<G>,
): Position<G> {
  return orThrow(tryOpenPosition(game, text, houseRules));
}

/** `openPosition` with the error as a value. */
export function tryOpenPosition<G extends GameName>(
  game: G,
  text: string,
  houseRules?: HouseRules<G>,
): Result<Position<G>, WordedError> {
  return setUp(game, houseRules, (adapter, options) => {
    const state = adapter.game.notation.parsePosition(String(text).trim(), options);
    return state.ok ? state : fail(wordedPositionError(game, state.error));
  });
}

/**
 * A whole game from its text: PGN with exactly one game for chess and Núcleo (the main line is read, in English or
 * Portuguese letters), the game's own text for Brasez and Senet. Throws `BadInput`; `tryReadGame` does not.
 */
export function readGame<G extends GameName>(game: G, text: string): GameRead<G> {
  return orThrow(tryReadGame(game, text));
}

/** `readGame` with the error as a value. */
export function tryReadGame<G extends GameName>(game: G, text: string): Result<GameRead<G>, WordedError> {
  const adapter = findAdapter(game);
  if (!adapter.ok) return adapter;
  const read = adapter.value.readGame(String(text));
  if (!read.ok) return read;
  const { start, moves, tags, result } = read.value;
  const options = completeOptions(adapter.value, read.value.options);
  if (!options.ok) return options;
  let state = start;
  let position = new Position(game, adapter.value, options.value, state);
  for (const move of moves) {
    state = adapter.value.game.apply(state, move);
    position = new Position(game, adapter.value, options.value, state, { position, move });
  }
  return ok(Object.freeze({ position, tags: Object.freeze(tags), result }));
}

function findAdapter<G extends GameName>(game: G): Result<GameAdapter<TypesOf<G>>, WordedError> {
  if (GAMES.some((known) => known === game)) return ok(ADAPTERS[game]);
  const facts = { game: String(game), known: GAMES.join(', ') };
  const sentence = bilingual((lang) => wordError(lang, { code: 'unknown-game', ...facts }));
  return fail(Object.freeze({ code: 'unknown-game', facts, sentence }));
}

/** Every house rule of the game with its value. */
function completeOptions<G extends GameName>(
  { game }: GameAdapter<TypesOf<G>>,
  houseRules: unknown,
): Result<GameOptions, WordedError> {
  const options = parseGameOptions(game.options, houseRules);
  if (options.ok) return ok(Object.freeze(options.value));
  const { code, option, problem } = options.error;
  const sentence = bilingual((lang) => wordError(lang, options.error));
  return fail(Object.freeze({ code, facts: { option, problem }, sentence }));
}

function setUp<G extends GameName>(
  game: G,
  houseRules: unknown,
  find: (adapter: GameAdapter<TypesOf<G>>, options: GameOptions) => Result<TypesOf<G>['state'], WordedError>,
): Result<Position<G>, WordedError> {
  const adapter = findAdapter(game);
  if (!adapter.ok) return adapter;
  const options = completeOptions(adapter.value, houseRules);
  if (!options.ok) return options;
  const state = find(adapter.value, options.value);
  return state.ok ? ok(new Position(game, adapter.value, options.value, state.value)) : state;
}

function orThrow<T>(result: Result<T, WordedError>): T {
  if (!result.ok) throw new BadInput(result.error);
  return result.value;
}
