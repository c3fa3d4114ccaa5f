import type { Score } from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import type { Ending } from './ending.js';

/** When a game is ended early. Only games of players who tell their score can be. */
export type Adjudication = {
  /** Both say for `plies` plies each that one side is ahead by so much. */
  readonly win: { readonly cp: number; readonly plies: number };
  /** From `from` on both say for `plies` plies each that nobody is ahead by more. */
  readonly draw: { readonly cp: number; readonly plies: number; readonly from: number };
};

export const DEFAULT_ADJUDICATION: Adjudication = {
  win: { cp: 1000, plies: 4 },
  draw: { cp: 8, plies: 6, from: 80 },
};

const MATE = 100_000;

/** Listens to what the players think. */
export class Adjudicator {
  private readonly rules: Adjudication;
  private winner: Player | undefined;
  private wins = 0;
  private draws = 0;
  private plies = 0;

  constructor(rules: Adjudication) {
    this.rules = rules;
  }

  /** The score of `player`, who acts against `other`; an ending once it is due. */
  hear(player: Player, other: Player, score: Score | undefined): Ending | undefined {
    const { win, draw } = this.rules;
    this.plies++;
    const cp = score === undefined ? undefined : worthOf(score);
    const leader = cp !== undefined && Math.abs(cp) >= win.cp ? (cp > 0 ? player : other) : undefined;
    this.wins = leader !== undefined && leader === this.winner ? this.wins + 1 : leader === undefined ? 0 : 1;
    this.winner = leader;
    const isLevel = cp !== undefined && this.plies > draw.from && Math.abs(cp) <= draw.cp;
    this.draws = isLevel ? this.draws + 1 : 0;
    if (this.wins >= win.plies * 2) return { winner: leader, reason: 'adjudication' };
    return this.draws >= draw.plies * 2 ? { winner: undefined, reason: 'adjudication' } : undefined;
  }
}

function worthOf(score: Score): number {
  if ('cp' in score) return score.cp;
  if ('win' in score) return 0; // Nobody gives up a game of chance before it is over.
  return score.mate > 0 ? MATE : -MATE;
}
