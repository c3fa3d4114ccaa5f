import type { Position } from '@tabuleiro/contest';
import { fail, type Options, ok, parseOptions, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Complaint, complain, complainOfPosition } from './complaint.js';
import { type Entry, findGame } from './games.js';

/** A game with its house rules. */
export type Setting = { readonly entry: Entry; readonly options: Options };

export type Found = Setting & { readonly position: Position };

/** `options` come from outside as they are: JSON, or what a command line was turned into. */
export function findSetting(lang: Lang, game: string, options: unknown): Result<Setting, Complaint> {
  const entry = findGame(game);
  if (!entry.ok) return fail(complain(lang, entry.error));
  const rules = parseOptions(entry.value.options, options);
  if (!rules.ok) return fail(complain(lang, rules.error));
  return ok({ entry: entry.value, options: rules.value });
}

/** `start` is the start position. */
export function findPosition(
  lang: Lang,
  game: string,
  given: unknown,
  text: string,
): Result<Found, Complaint> {
  const setting = findSetting(lang, game, given);
  if (!setting.ok) return setting;
  const { entry, options } = setting.value;
  const position = text === 'start' ? ok(entry.start(options)) : entry.parse(text, options);
  if (!position.ok) return fail(complainOfPosition(lang, entry.id, position.error));
  return ok({ entry, options, position: position.value });
}
