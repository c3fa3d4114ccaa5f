import type { Game, GameId, GameOption, GameOptions } from '@tabuleiro/game';
import { placementOf } from '@tabuleiro/grid';
import { makeMove, makeNullMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { currentState, loadState } from './currentPosition.js';
import { ChessCursor } from './cursor.js';
import { effectsOf } from './effects.js';
import { countersOf, findOutcome, playerOf } from './ending.js';
import { explainMove } from './explain.js';
import { parseFen } from './fen.js';
import { type ChessMove, packMove, unpackMove } from './move.js';
import { generateMoves, MAX_MOVES } from './moves.js';
import { makeNotation } from './notation.js';
import { canClaimPerpetual, provePerpetual } from './perpetual.js';
import { type ChessPiece, pieceName } from './piece.js';
import { type ChessRules, CLASSICO_RULES, NUCLEO_OPTIONS, nucleoRules } from './rules.js';
import type { ChessState } from './state.js';

/** The type of `classico` and `nucleo`. */
export type ChessGame = Required<Game<ChessState, ChessMove, ChessPiece>>;

const scratch = new Int32Array(MAX_MOVES);

/** C-START, N-START. Castling rights exist only where the rules have castling. */
function startState(rules: ChessRules): ChessState {
  const rights = rules.castling ? 'KQkq' : '-';
  const start = parseFen(`rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ${rights} - 0 1`, rules);
  if (!start.ok) throw new Error(`start position refused: ${start.error.problem}`);
  return start.value;
}

function listMoves(state: ChessState): readonly ChessMove[] {
  loadState(state);
  if (findOutcome() !== undefined) return [];
  const end = generateMoves(scratch, 0);
  return Array.from(scratch.subarray(0, end).sort(), unpackMove);
}

/**
 * Every move that a state allows, packed, even where a rule has ended the game; for readers of many games, who need few of
 * them unpacked. The list is good until the rules are asked anything else.
 */
export function packedMoves(state: ChessState): Int32Array {
  loadState(state);
  return scratch.subarray(0, generateMoves(scratch, 0));
}

/** One chess game: the common core with a table of switches, which may depend on the options. */
function makeChess(
  id: GameId,
  options: readonly GameOption[],
  rulesFor: (options?: GameOptions) => ChessRules,
): ChessGame {
  return {
    id,
    players: ['w', 'b'],
    options,
    matchRules: (chosen) => rulesFor(chosen).matchRules,
    start: (chosen) => startState(rulesFor(chosen)),
    turn(state) {
      loadState(state);
      const outcome = findOutcome();
      return outcome ? { kind: 'over', outcome } : { kind: 'player', player: playerOf(state.us) };
    },
    moves: listMoves,
    apply(state, move) {
      loadState(state);
      if (move.kind === 'null') makeNullMove();
      else makeMove(packMove(move));
      return currentState();
    },
    nullMove(state) {
      loadState(state);
      return isKingAttacked(state.us) ? undefined : { kind: 'null' };
    },
    pieces: (state) => placementOf(state.board, pieceName),
    effects: effectsOf,
    notation: makeNotation(rulesFor),
    inCheck(state) {
      loadState(state);
      return isKingAttacked(state.us);
    },
    explain: explainMove,
    counters: countersOf,
    claims: (state) => (canClaimPerpetual(state) ? [{ kind: 'perpetual' }] : []),
    judge: (state, _claim, budget) => provePerpetual(state, budget),
    cursor: (state) => new ChessCursor(state),
  };
}

/** Classic chess by the FIDE rules (docs/rules/classico.md). */
export const classico: ChessGame = makeChess('classico', [], () => CLASSICO_RULES);
/** Núcleo, chess reduced to its core, with optional house rules (docs/rules/nucleo.md). */
export const nucleo: ChessGame = makeChess('nucleo', NUCLEO_OPTIONS, nucleoRules);
