import type { Score } from '@tabuleiro/engine';
import type { Player, Reason } from '@tabuleiro/game';
import type { ENGINE_ERRORS } from '../players/engineError.js';

/** Why a game ended: a reason of the game's rules, or one that only matches between programs know. */
export type ArenaReason =
  | Reason
  /** Both players were sure for long enough. */
  | 'adjudication'
  /** The game was longer than any game should be: a draw. */
  | 'length'
  | 'illegal-move'
  | (typeof ENGINE_ERRORS)[number];

/** How a game ended; nobody wins a draw. */
export type Ending = { readonly winner: Player | undefined; readonly reason: ArenaReason };

/** When a game is adjudicated. Only games of players who report their score can be. */
export type Adjudication = {
  /** Both say for `plies` plies each that one side is ahead by so much. */
  readonly win: { readonly cp: number; readonly plies: number };
  /** From `from` on both say for `plies` plies each that nobody is ahead by more. */
  readonly draw: { readonly cp: number; readonly plies: number; readonly from: number };
};

/** The adjudication rules of `--adjudicate`. */
export const DEFAULT_ADJUDICATION: Adjudication = {
  win: { cp: 1000, plies: 4 },
  draw: { cp: 8, plies: 6, from: 80 },
};

const MATE = 100_000;

/** Follows the scores of both players. */
export class Adjudicator {
  private readonly rules: Adjudication;
  private winner: Player | undefined;
  private wins = 0;
  private draws = 0;
  private plies = 0;

  constructor(rules: Adjudication) {
    this.rules = rules;
  }

  /** Takes in the score of `player`, who has just moved; returns an ending once the rules are met. */
  hear(player: Player, other: Player, score: Score | undefined): Ending | undefined {
    const { win, draw } = this.rules;
    this.plies++;
    const cp = score === undefined ? undefined : centipawns(score);
    const leader = cp !== undefined && Math.abs(cp) >= win.cp ? (cp > 0 ? player : other) : undefined;
    this.wins = leader !== undefined && leader === this.winner ? this.wins + 1 : leader === undefined ? 0 : 1;
    this.winner = leader;
    const isLevel = cp !== undefined && this.plies > draw.from && Math.abs(cp) <= draw.cp;
    this.draws = isLevel ? this.draws + 1 : 0;
    if (this.wins >= win.plies * 2) return { winner: leader, reason: 'adjudication' };
    return this.draws >= draw.plies * 2 ? { winner: undefined, reason: 'adjudication' } : undefined;
  }
}

function centipawns(score: Score): number {
  if ('cp' in score) return score.cp;
  if ('win' in score) return 0; // Games of chance are not adjudicated.
  return score.mate > 0 ? MATE : -MATE;
}
