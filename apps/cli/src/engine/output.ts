import type { AnalysisInfo, Score, SearchResult } from '@tabuleiro/engine';
import { computerWords, type Lang } from '@tabuleiro/words';

/** A line of an analysis for programs. */
export function infoAsJson({
  depth,
  selectiveDepth,
  rank,
  score,
  nodes,
  elapsed,
  line,
}: AnalysisInfo): object {
  return {
    depth,
    seldepth: selectiveDepth,
    multipv: rank,
    score,
    nodes,
    time: Math.round(elapsed),
    pv: line,
  };
}

const WIDTHS = { depth: 5, rank: 3, score: 16, nodes: 12 };

export function formatHead(lang: Lang): string {
  const { depth, score, nodes, line } = computerWords(lang).columns;
  return align([depth, '', score, nodes, line]);
}

export function formatRow(lang: Lang, { depth, rank, score, nodes, line }: AnalysisInfo): string {
  return align([String(depth), String(rank), wordScore(lang, score), String(nodes), line.join(' ')]);
}

function align([depth, rank, score, nodes, line]: readonly string[]): string {
  return [
    depth.padStart(WIDTHS.depth),
    rank.padStart(WIDTHS.rank),
    score.padStart(WIDTHS.score),
    nodes.padStart(WIDTHS.nodes),
    line,
  ].join('  ');
}

/** `+0.18` in pawns, or the mate in words; in a game of chance `61.8 %`. */
function wordScore(lang: Lang, score: Score): string {
  const { mate, decimal } = computerWords(lang);
  if ('mate' in score) return mate(score.mate);
  if ('win' in score) return formatChance(score.win, decimal);
  const sign = score.cp < 0 ? '-' : '+';
  return sign + (Math.abs(score.cp) / 100).toFixed(2).replace('.', decimal);
}

export function formatChance(chance: number, decimal: string): string {
  return `${(chance * 100).toFixed(1).replace('.', decimal)} %`;
}

/** The result of a search for programs; the move is null where the die is still to be thrown. */
export function resultAsJson({ move, score, depth, nodes, line }: SearchResult<string>): object {
  return { move: move ?? null, score, depth, nodes, pv: line };
}
