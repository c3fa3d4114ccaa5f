import { fail, type GameOptions, ok, parseGameOptions, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Complaint, complain, complainOfPosition } from './complaint.js';
import { findGame, type TerminalGame } from './games.js';

/** A game with its house rules. */
export type Setting = { readonly written: TerminalGame; readonly options: GameOptions };

export type Found = Setting & { readonly state: unknown };

/** `options` come from outside as they are: JSON, or what a command line was turned into. */
export function findSetting(lang: Lang, game: string, options: unknown): Result<Setting, Complaint> {
  const written = findGame(game);
  if (!written.ok) return fail(complain(lang, written.error));
  const rules = parseGameOptions(written.value.game.options, options);
  if (!rules.ok) return fail(complain(lang, rules.error));
  return ok({ written: written.value, options: rules.value });
}

/** `start` is the start position. */
export function findPosition(lang: Lang, id: string, given: unknown, text: string): Result<Found, Complaint> {
  const setting = findSetting(lang, id, given);
  if (!setting.ok) return setting;
  const { written, options } = setting.value;
  const { game } = written;
  const state = text === 'start' ? ok(game.start(options)) : game.notation.parsePosition(text, options);
  if (!state.ok) return fail(complainOfPosition(lang, id, state.error));
  return ok({ written, options, state: state.value });
}
