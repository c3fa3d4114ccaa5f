import type { AnalysisInfo, Score, WinDrawLoss } from '@tabuleiro/engine';

/** A line of an analysis; undefined for any other line, also for one with a bound or without moves. */
export function parseInfo(text: string): AnalysisInfo | undefined {
  const [head, pv] = text.split(/ pv(?: |$)/);
  const line = (pv ?? '').split(/\s+/).filter((move) => move !== '');
  const score = parseScore(head);
  const wdl = parseWdl(head);
  const depth = numberAfter(head, 'depth');
  if (!head.startsWith('info ') || score === undefined || depth === undefined || line.length === 0)
    return undefined;
  return {
    ...{ depth, score, line, ...(wdl !== undefined && { wdl }) },
    selectiveDepth: numberAfter(head, 'seldepth') ?? depth,
    rank: numberAfter(head, 'multipv') ?? 1,
    nodes: numberAfter(head, 'nodes') ?? 0,
    elapsed: numberAfter(head, 'time') ?? 0,
    fullness: numberAfter(head, 'hashfull') ?? 0,
  };
}

function parseScore(text: string): Score | undefined {
  const [, kind, number] = /\bscore (cp|mate) (-?\d{1,9})\b/.exec(text) ?? [];
  if (kind === undefined || /\b(?:lower|upper)bound\b/.test(text)) return undefined;
  return kind === 'cp' ? { cp: Number(number) } : { mate: Number(number) };
}

function parseWdl(text: string): WinDrawLoss | undefined {
  const [, ...numbers] = / wdl (\d{1,4}) (\d{1,4}) (\d{1,4})\b/.exec(text) ?? [];
  if (numbers.length === 0) return undefined;
  const [win, draw, loss] = numbers.map(Number);
  return { win, draw, loss };
}

function numberAfter(text: string, name: string): number | undefined {
  const [, digits] = new RegExp(` ${name} (\\d{1,15})\\b`).exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
