import { type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import type { GameLine } from '@tabuleiro/engine';
import { fail, type GameId, ok, type Player, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { toUserError, type UserError } from '../commandLine/userError.js';
import { findPosition } from '../positions/position.js';

/** The line that `position` gave, and the position it leads to. */
export type UciPosition = { readonly line: GameLine; readonly current: TextPosition };

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
  const start = { line: { game, position: text }, current: textPositionOf(written.game, state) };
  return playOn(lang, start, at < 0 ? [] : words.slice(at + 1));
}

/** Collections of chess positions often leave the two counters out. */
function completeFields(fields: readonly string[]): readonly string[] {
  const isShort = fields.length >= EPD_FIELDS && fields.length < CHESS_FIELDS;
  return isShort ? [...fields.slice(0, EPD_FIELDS), fields.at(EPD_FIELDS) ?? '0', '1'] : fields;
}

/** Plays on after a draw by the rules: UCI leaves draws to the program that asks. */
function playOn(
  lang: Lang,
  { line, current }: UciPosition,
  moves: readonly string[],
): Result<UciPosition, UserError> {
  let now = current;
  for (const [at, move] of moves.entries()) {
    const next = now.playOn(move);
    if (next === undefined) return fail({ ...toUserError(lang, { code: 'illegal-move', move }), at });
    now = next;
  }
  return ok({ line: { ...line, moves }, current: now });
}

/** The side to move, even where the game is over: the second field of every position text. */
export function sideOf({ current }: UciPosition): Player {
  return current.format().split(' ').at(1) === 'b' ? 'b' : 'w';
}
