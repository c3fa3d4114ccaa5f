import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import type { GameLine } from '@tabuleiro/engine';
import { fail, type GameId, ok, type Player, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { toUserError, type UserError } from '../commandLine/userError.js';
import { findPosition } from '../positions/position.js';

/** A position as it was set up and what was played since. */
export type UciPosition = { readonly line: GameLine; readonly position: TextPosition };

const CHESS_FIELDS = 6;
const EPD_FIELDS = 4;

/** `startpos` or `fen` with all its fields, then perhaps `moves`. */
export function parseUciPosition(
  lang: Lang,
  game: GameId,
  words: readonly string[],
): Result<UciPosition, UserError> {
  const at = words.indexOf('moves');
  const [kind, ...fields] = at < 0 ? words : words.slice(0, at);
  if (kind !== 'startpos' && kind !== 'fen') {
    return fail(toUserError(lang, { code: 'unknown-command', command: `position ${kind ?? ''}` }));
  }
  const text = kind === 'startpos' ? 'start' : completeFields(fields).join(' ');
  const found = findPosition(lang, game, {}, text);
  if (!found.ok) return found;
  const { written, state } = found.value;
  const board = { line: { game, position: text }, position: textPositionOf(written.game, state) };
  return playOn(lang, board, at < 0 ? [] : words.slice(at + 1));
}

/** Collections of chess positions often leave the two counters out. */
function completeFields(fields: readonly string[]): readonly string[] {
  const isShort = fields.length >= EPD_FIELDS && fields.length < CHESS_FIELDS;
  return isShort ? [...fields.slice(0, EPD_FIELDS), fields.at(EPD_FIELDS) ?? '0', '1'] : fields;
}

/** Moves count while the position allows them, whatever draw the rules declared before. */
function playOn(
  lang: Lang,
  { line, position }: UciPosition,
  moves: readonly string[],
): Result<UciPosition, UserError> {
  let now = position;
  for (const [at, move] of moves.entries()) {
    const next = now.playOn(move);
    if (next === undefined) return fail({ ...toUserError(lang, { code: 'illegal-move', move }), at });
    now = next;
  }
  return ok({ line: { ...line, moves }, position: now });
}

/** Who acts, also where the game is over: the second field of every position text. */
export function sideOf({ position }: UciPosition): Player {
  return position.format().split(' ').at(1) === 'b' ? 'b' : 'w';
}
