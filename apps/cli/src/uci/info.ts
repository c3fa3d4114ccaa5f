import type { LineInfo, Score, Thought } from '@tabuleiro/search';

export function formatScore(score: Score): string {
  return 'cp' in score ? `cp ${score.cp}` : `mate ${score.mate}`;
}

export function formatInfo(info: LineInfo): string {
  const { depth, reached, rank, score, nodes, elapsed, fullness, line } = info;
  const time = Math.round(elapsed);
  return [
    `info depth ${depth} seldepth ${Math.max(depth, reached)} multipv ${rank} score ${formatScore(score)}`,
    `nodes ${nodes} nps ${Math.round((nodes * 1000) / Math.max(time, 1))}`,
    `hashfull ${fullness} time ${time} pv ${line.join(' ')}`,
  ].join(' ');
}

/** What a level thought, which it says only at the end. */
export function formatThought({ depth, score, nodes, line }: Thought<string>): string {
  return `info depth ${depth} score ${formatScore(score)} nodes ${nodes} pv ${line.join(' ')}`;
}

export function formatBest({ move, line }: Thought<string>): string {
  const [, reply] = line;
  if (move === undefined) return 'bestmove (none)';
  return reply === undefined ? `bestmove ${move}` : `bestmove ${move} ponder ${reply}`;
}

const LONGEST_REMARK = 200;

/** A remark for people in one line, whatever was quoted in it. */
export function formatRemark(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').slice(0, LONGEST_REMARK);
  return `info string ${plain.trim()}`;
}
