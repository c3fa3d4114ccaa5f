import { readFileSync } from 'node:fs';
import { type SenetState, senet } from '@tabuleiro/senet';
import { analyse, countOf, type SenetKnowledge } from '../../src/index.js';
import { sidesOf } from '../../src/search/rootMoves.js';
import { read } from '../randomStates.js';

export type Judged = { readonly state: SenetState; readonly wins: ReadonlyMap<string, number> };

/** Positions with a choice that an independent solver has judged, with at most so many pieces a side. */
export function judgedUpTo(pieces: number): readonly Judged[] {
  const text = readFileSync(new URL('../data/judged.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map(readLine).filter(({ state }) => {
    const { own, other } = sidesOf(state);
    return Math.max(countOf(own), countOf(other)) <= pieces;
  });
}

function readLine(line: string): Judged {
  const [position, judgement] = line.split(' | ');
  const wins = judgement.split(' ').map((step) => {
    const [move, win] = step.split('=');
    return [move, Number(win)] as const;
  });
  return { state: read(position), wins: new Map(wins) };
}

/** What the best player, who knows this, gives away on average, by the judgement of the other solver. */
export function meanLoss(knowledge: SenetKnowledge, judged: readonly Judged[]): number {
  let sum = 0;
  for (const { state, wins } of judged) {
    const { move } = analyse(knowledge, state, {});
    const won = move === undefined ? undefined : wins.get(senet.notation.formatMove(move));
    if (won === undefined) throw new Error(`no step: ${senet.notation.formatPosition(state)}`);
    sum += Math.max(...wins.values()) - won;
  }
  return sum / judged.length;
}
