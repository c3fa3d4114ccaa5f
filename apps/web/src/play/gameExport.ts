import { type GameMatch, writePgn } from '@tabuleiro/any-game';
import { formatRecord, type Match, type Secret } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import { givenName } from './playerNames.js';

/** A file that a person keeps. */
export type Download = { readonly name: string; readonly type: string; readonly text: string };

/** The match as its record; the secret of its dice only when the game is over (S-DIE). */
export function recordFile(match: Match, secret: Secret | undefined, when: Date): Download {
  const shown = match.outcome === undefined ? undefined : secret;
  return {
    name: `${fileName(match.game, when)}.json`,
    type: 'application/json',
    text: formatRecord(match, shown),
  };
}

/** Undefined where the game has no PGN. A nameless computer is called what it is; nameless people stay unnamed. */
export function pgnFile(lang: Lang, gameMatch: GameMatch, when: Date): Download | undefined {
  const { match } = gameMatch;
  const text = writePgn(
    gameMatch,
    match.players.map((player) => givenName(lang, match, player)),
  );
  if (text === undefined) return undefined;
  return { name: `${fileName(match.game, when)}.pgn`, type: 'application/x-chess-pgn', text };
}

/** `tabuleiro-brasez-2026-11-16-1432`, by the clock of the device. */
export function fileName(what: string, when: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `tabuleiro-${what}-${day}-${two(when.getHours())}${two(when.getMinutes())}`;
}

/** Hands a file to the person through the browser's own download. */
export function download({
  name,
  type,
  text,
}: Download | (Omit<Download, 'text'> & { readonly text: Blob })): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
