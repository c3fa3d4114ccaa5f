import { type GameReview, MISTAKE, type MoveReview } from '@tabuleiro/senet-engine';
import { computerWords, type Lang, type ReviewWords, reviewWords, wordPlayer } from '@tabuleiro/words';
import { formatChance } from '../engine/output.js';

const LABEL = 20;
const COLUMN = 12;

/** Luck and skill as text: the totals of both sides, then the mistakes. */
export function formatReview(lang: Lang, review: GameReview, pieces: number): string {
  const words = reviewWords(lang);
  const { winner, adjusted } = review;
  return [
    winner === undefined ? words.unfinished : words.winner(wordPlayer(lang, winner)),
    words.table(pieces),
    '',
    ...formatTotals(lang, words, review),
    '',
    ...formatMistakes(lang, words, review),
    ...(adjusted === undefined ? [] : [words.adjusted(chanceIn(lang, adjusted))]),
  ].join('\n');
}

function formatTotals(lang: Lang, { rows }: ReviewWords, { totals: { A, B } }: GameReview): string[] {
  const row = (label: string, a: string, b: string): string =>
    label.padEnd(LABEL) + a.padStart(COLUMN) + b.padStart(COLUMN);
  return [
    row('', 'A', 'B'),
    row(rows.luck, signed(lang, A.luck), signed(lang, B.luck)),
    row(rows.loss, chanceIn(lang, A.loss), chanceIn(lang, B.loss)),
    row(rows.choices, String(A.choices), String(B.choices)),
    row(rows.mistakes, String(A.mistakes), String(B.mistakes)),
  ];
}

function formatMistakes(lang: Lang, words: ReviewWords, { actions, worst }: GameReview): string[] {
  if (worst === undefined) return [words.flawless];
  const mistakes = actions.filter((action) => action.kind === 'move').filter(({ loss }) => loss >= MISTAKE);
  const list = mistakes.map((move) => `  ${words.mistake(...factsOf(lang, move))}`);
  return [words.worst(...factsOf(lang, worst)), ...(list.length < 2 ? [] : [words.mistakesTitle, ...list])];
}

function factsOf(lang: Lang, move: MoveReview): Parameters<ReviewWords['mistake']> {
  const { at, player, action, loss, best, isExact } = move;
  return [at + 1, wordPlayer(lang, player), action, chanceIn(lang, loss), best, isExact];
}

function signed(lang: Lang, chance: number): string {
  return `${chance < 0 ? '−' : '+'}${chanceIn(lang, Math.abs(chance))}`;
}

function chanceIn(lang: Lang, chance: number): string {
  return formatChance(chance, computerWords(lang).decimal);
}
