import type { GameId, Refusal } from '@tabuleiro/game';
import { type Lang, terminalWords, wordRefusal } from '@tabuleiro/words';

/** Whether a move is legal and if not why: undefined is legal. */
export type Verdict = Refusal | undefined;

export function wordVerdict(lang: Lang, game: GameId, move: string, verdict: Verdict): string {
  return verdict === undefined ? terminalWords(lang).isLegal(move) : wordRefusal(lang, game, verdict);
}

/** The sentence and the clause that forbids the move. */
export function formatVerdict(lang: Lang, game: GameId, move: string, verdict: Verdict): string {
  const words = wordVerdict(lang, game, move, verdict);
  return verdict === undefined ? words : `${words} [${verdict.rule}]`;
}
