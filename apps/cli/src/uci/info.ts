import type { AnalysisInfo, Score, SearchResult, WinDrawLoss } from '@tabuleiro/engine';

export function formatScore(score: Score): string {
  if ('mate' in score) return `mate ${score.mate}`;
  // UCI has no word for a chance to win, and is spoken in games without dice only.
  return `cp ${'cp' in score ? score.cp : 0}`;
}

/** ` wdl 512 301 187` after the score, where it is known and wanted (`UCI_ShowWDL`). */
function formatWdl(wdl: WinDrawLoss | undefined, isShown: boolean): string {
  return wdl === undefined || !isShown ? '' : ` wdl ${wdl.win} ${wdl.draw} ${wdl.loss}`;
}

export function formatInfo(info: AnalysisInfo, isWdlShown: boolean): string {
  const { depth, selectiveDepth, rank, score, wdl, nodes, elapsed, fullness, line } = info;
  const time = Math.round(elapsed);
  return [
    `info depth ${depth} seldepth ${Math.max(depth, selectiveDepth)} multipv ${rank}`,
    `score ${formatScore(score)}${formatWdl(wdl, isWdlShown)}`,
    `nodes ${nodes} nps ${Math.round((nodes * 1000) / Math.max(time, 1))}`,
    `hashfull ${fullness} time ${time} pv ${line.join(' ')}`,
  ].join(' ');
}

/** What a level found: it reports only at the end. */
export function formatResult(
  { depth, score, wdl, nodes, line }: SearchResult<string>,
  isWdlShown: boolean,
): string {
  return `info depth ${depth} score ${formatScore(score)}${formatWdl(wdl, isWdlShown)} nodes ${nodes} pv ${line.join(' ')}`;
}

export function formatBest({ move, line }: SearchResult<string>): string {
  const [, reply] = line;
  if (move === undefined) return 'bestmove (none)';
  return reply === undefined ? `bestmove ${move}` : `bestmove ${move} ponder ${reply}`;
}

const LONGEST_REMARK = 200;

/** A remark for people, in one line whatever it quotes. */
export function formatRemark(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').slice(0, LONGEST_REMARK);
  return `info string ${plain.trim()}`;
}
