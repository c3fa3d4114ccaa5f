import type { Player } from '@tabuleiro/game';
import { type Match, type Seat, type SeatKind, seatOf } from '@tabuleiro/match';
import { capital, computerWords, type Lang, wordLevel, wordPlayer } from '@tabuleiro/words';

/** What a seat without a name is called, in a sentence and where there is room; undefined: by its side. */
const NAMELESS: Readonly<
  Record<
    SeatKind,
    { name(lang: Lang): string | undefined; title(lang: Lang, seat: Seat): string | undefined }
  >
> = {
  person: { name: () => undefined, title: () => undefined },
  computer: {
    name: (lang) => computerWords(lang).name,
    title: (lang, { level }) => computerWords(lang).seat(wordLevel(lang, level)),
  },
  remote: { name: () => undefined, title: () => undefined },
};

/** How a player is called in a sentence: their name, "Computador", or their side. */
export function nameOf(lang: Lang, match: Match, player: Player): string {
  const { name, kind } = match.setup.players[seatOf(match, player)];
  return name || (NAMELESS[kind].name(lang) ?? sideName(lang, player));
}

/** The same where there is room for the computer's level: "Computador (nível 3, pausa do café)". */
export function titleOf(lang: Lang, match: Match, player: Player): string {
  return givenName(lang, match, player) || sideName(lang, player);
}

/** What the player is called apart from their side; empty for nameless people. */
export function givenName(lang: Lang, match: Match, player: Player): string {
  const seat = match.setup.players[seatOf(match, player)];
  return seat.name || (NAMELESS[seat.kind].title(lang, seat) ?? '');
}

/** "As brancas", "O jogador A". */
export function sideName(lang: Lang, player: Player): string {
  return capital(wordPlayer(lang, player));
}
