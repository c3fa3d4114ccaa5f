import type { AnalysisInfo, Score, SearchResult, WinDrawLoss } from '@tabuleiro/engine';
import { computerWords, engineWords, type Lang } from '@tabuleiro/words';

/** A line of an analysis for programs. */
export function infoAsJson({
  depth,
  selectiveDepth,
  rank,
  score,
  wdl,
  nodes,
  elapsed,
  line,
}: AnalysisInfo): object {
  return {
    depth,
    seldepth: selectiveDepth,
    multipv: rank,
    score,
    ...wdlAsJson(wdl),
    nodes,
    time: Math.round(elapsed),
    pv: line,
  };
}

/** Win, draw and loss of a thousand, where they are known. */
function wdlAsJson(wdl: WinDrawLoss | undefined): object {
  return wdl === undefined ? {} : { wdl: [wdl.win, wdl.draw, wdl.loss] };
}

const WIDTHS = { depth: 5, rank: 3, score: 16, wdl: 12, nodes: 12 };

export function formatHead(lang: Lang): string {
  const { depth, score, wdl, nodes, line } = engineWords(lang).columns;
  return align([depth, '', score, wdl, nodes, line]);
}

export function formatRow(lang: Lang, { depth, rank, score, wdl, nodes, line }: AnalysisInfo): string {
  const outcomes = wdl === undefined ? '' : `${wdl.win}/${wdl.draw}/${wdl.loss}`;
  return align([
    String(depth),
    String(rank),
    wordScore(lang, score),
    outcomes,
    String(nodes),
    line.join(' '),
  ]);
}

function align([depth, rank, score, wdl, nodes, line]: readonly string[]): string {
  return [
    depth.padStart(WIDTHS.depth),
    rank.padStart(WIDTHS.rank),
    score.padStart(WIDTHS.score),
    wdl.padStart(WIDTHS.wdl),
    nodes.padStart(WIDTHS.nodes),
    line,
  ].join('  ');
}

/** `+0.18` in pawns, or the mate in words; in a game of chance `61.8 %`. */
function wordScore(lang: Lang, score: Score): string {
  const { decimal } = computerWords(lang);
  if ('mate' in score) return engineWords(lang).mate(score.mate);
  if ('win' in score) return formatChance(score.win, decimal);
  const sign = score.cp < 0 ? '-' : '+';
  return sign + (Math.abs(score.cp) / 100).toFixed(2).replace('.', decimal);
}

export function formatChance(chance: number, decimal: string): string {
  return `${(chance * 100).toFixed(1).replace('.', decimal)} %`;
}

/** The last line of an analysis: what `bestmove` says, and win, draw and loss. */
export function conclusionAsJson(result: SearchResult<string>): object {
  return { ...resultAsJson(result), ...wdlAsJson(result.wdl) };
}

/** The result of a search for programs; the move is null where the die is still to be thrown. */
export function resultAsJson({ move, score, depth, nodes, line }: SearchResult<string>): object {
  return { move: move ?? null, score, depth, nodes, pv: line };
}
