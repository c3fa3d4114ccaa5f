import type { Score } from '@tabuleiro/engine';
import type { AnalystInfo } from './analyst.js';

/** How good a position is for whom, in steps that have words: `brancas um pouco melhor`. */
export const STANDINGS = ['even', 'slight', 'better', 'much', 'winning'] as const;
export type StandingStep = (typeof STANDINGS)[number];

/** What a score comes to, from the first player's side. */
export type Standing = {
  readonly step: StandingStep;
  /** Who stands better: 0 for the first player; undefined where neither does. */
  readonly side: 0 | 1 | undefined;
  /** What the first player may expect of a game, from 0 to 1: a draw is a half. */
  readonly share: number;
  /** The score for the first player. */
  readonly score: Score;
  /** Of a thousand games: won by the first player, drawn, won by the second; where it is known. */
  readonly wdl: readonly [number, number, number] | undefined;
  readonly isExact: boolean;
};

/** Up to which lead, from 0 to 1, a step goes. */
const LIMITS: readonly (readonly [StandingStep, number])[] = [
  ['even', 0.1],
  ['slight', 0.3],
  ['better', 0.6],
  ['much', 0.9],
];

/** Where an engine tells no chances: what a pawn is worth between equals, as the field reckons it. */
const PER_CENTIPAWN = 0.00368208;

/** `mover` is the side to move, whose score it is. */
export function standingOf(
  { score, wdl, isExact = false }: Pick<AnalystInfo, 'score' | 'wdl' | 'isExact'>,
  mover: 0 | 1,
): Standing {
  const own = wdl === undefined ? shareOf(score) : (wdl.win + wdl.draw / 2) / 1000;
  const share = mover === 0 ? own : 1 - own;
  const lead = Math.abs(2 * share - 1);
  const step = LIMITS.find(([, most]) => lead < most)?.[0] ?? 'winning';
  const better = share > 0.5 ? 0 : 1;
  return {
    step,
    side: step === 'even' ? undefined : better,
    share,
    score: mover === 0 ? score : turned(score),
    wdl: wdl && (mover === 0 ? [wdl.win, wdl.draw, wdl.loss] : [wdl.loss, wdl.draw, wdl.win]),
    isExact,
  };
}

function shareOf(score: Score): number {
  if ('win' in score) return score.win;
  if ('mate' in score) return score.mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-PER_CENTIPAWN * score.cp));
}

/** The same score from the other side. */
function turned(score: Score): Score {
  if ('win' in score) return { win: 1 - score.win };
  return 'mate' in score ? { mate: -score.mate } : { cp: -score.cp };
}
