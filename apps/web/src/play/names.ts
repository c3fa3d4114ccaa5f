import type { Contest } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { actorOf, seatOf } from '@tabuleiro/match';
import { capital, computerWords, type Lang, wordLevel, wordPlayer } from '@tabuleiro/words';

/** How a player is called in a sentence: their name, "Computador", or their side. */
export function nameOf(lang: Lang, contest: Contest, player: Player): string {
  const { name, kind } = contest.match.setup.players[seatOf(contest.match, player)];
  if (name !== '') return name;
  return kind === 'computer' ? computerWords(lang).name : sideName(lang, player);
}

/** The same where there is room for the computer's level: "Computador (nível 3, pausa do café)". */
export function titleOf(lang: Lang, contest: Contest, player: Player): string {
  const seat = contest.match.setup.players[seatOf(contest.match, player)];
  if (seat.name !== '' || seat.kind !== 'computer') return nameOf(lang, contest, player);
  return computerWords(lang).seat(wordLevel(lang, seat.level));
}

/** "As brancas", "O jogador A". */
export function sideName(lang: Lang, player: Player): string {
  return capital(wordPlayer(lang, player));
}

export function isComputer({ match }: Contest, player: Player): boolean {
  return match.setup.players[seatOf(match, player)].kind === 'computer';
}

/** Whose eyes look at the board: the person's at this device; of two people, those of the one whose turn it is. */
export function viewerOf(contest: Contest): Player {
  const { match } = contest;
  const person = match.players.find((player) => !isComputer(contest, player));
  return (isShared(contest) ? actorOf(match) : person) ?? match.players[0];
}

/** Do two people share this device? */
export function isShared({ match }: Contest): boolean {
  return match.setup.players.every(({ kind }) => kind === 'person');
}
