import type { Reason, Refusal } from '@tabuleiro/game';
import { EMPTY, formatSquare, TYPE } from '@tabuleiro/grid';
import { formatPosition } from './bfen.js';
import { explainCharge } from './explain/charge.js';
import { explainEntry, explainRetirement } from './explain/duke.js';
import { checkerOf, explainExposure, explainRetirementExposure } from './explain/exposure.js';
import { explainKing } from './explain/king.js';
import { explainLegion } from './explain/legion.js';
import { explainPawn } from './explain/pawn.js';
import { countPromoted, explainMissing, explainPromotions } from './explain/promotion.js';
import { pieceFacts, refuse, refuseTrial, type Trial } from './explain/refusal.js';
import { explainStep } from './explain/step.js';
import { CHARGE, EN_PASSANT, packMove, packPromotion, packRetire, packSecondPromotion } from './move.js';
import { kingHomes } from './moves/king.js';
import { legalMoves, outcomeOf } from './moves.js';
import { type Attempt, findMove, type GoAttempt, parseAttempt } from './notation.js';
import { cellName, colourName, DUKE, KING, PAWN } from './piece.js';
import type { BrasezPosition, BrasezState } from './state.js';

/** Why `text` is not legal here: undefined exactly when it names a legal action. */
export function explain(state: BrasezState, text: string): Refusal | undefined {
  const outcome = outcomeOf(state);
  if (outcome !== undefined)
    return refuse('game-over', ENDING_RULES[outcome.reason] ?? 'P-F7', { reason: outcome.reason });
  const attempt = parseAttempt(text);
  if (attempt === undefined) return refuse('bad-move', 'P-NF3');
  if (findMove(legalMoves(state), attempt) >= 0) return undefined;
  const refusal = explainAttempt(state.copy(), attempt);
  if (refusal === undefined) throw new Error(`no reason against ${text} in ${formatPosition(state)}`);
  return refusal;
}

const ENDING_RULES: Partial<Record<Reason, string>> = {
  force: 'B-FORCE',
  mate: 'B-MATE',
  stalemate: 'B-STALE',
  doublepass: 'B-PASS',
  'kings-dukes': 'B-KD',
  fifty: 'B-50',
  repetition: 'B-REP',
};

function explainAttempt(position: BrasezPosition, attempt: Attempt): Refusal | undefined {
  if (position.setup > 0 || attempt.kind === 'setup') return explainSetup(position, attempt);
  switch (attempt.kind) {
    case 'pass':
      return explainPass(position) ?? explainNoRetirement(attempt.retire);
    case 'enter':
      return explainEntry(position, attempt.to) ?? explainNoRetirement(attempt.retire);
    default:
      return explainGo(position, attempt);
  }
}

/** B-SETUP */
function explainSetup(position: BrasezPosition, attempt: Attempt): Refusal | undefined {
  const facts = { colour: colourName(position.side) };
  if (position.setup === 0) return refuse('setup-done', 'B-SETUP', facts);
  const [d, e] = kingHomes(position.side).map(formatSquare);
  if (attempt.kind !== 'setup') return refuse('setup-first', 'B-SETUP', { ...facts, d, e });
  const to = formatSquare(attempt.to);
  if (to !== d && to !== e) return refuse('setup-square', 'B-SETUP', { ...facts, to, d, e });
  return explainNoRetirement(attempt.retire);
}

/** B-PASS */
function explainPass(position: BrasezPosition): Refusal | undefined {
  if (position.token !== position.side) {
    return refuse('pass-token', 'B-PASS', { colour: colourName(position.token) });
  }
  const checker = checkerOf(position);
  return checker === 0 ? undefined : refuse('pass-check', 'B-PASS', pieceFacts(position, checker));
}

function explainNoRetirement(retire: number): Refusal | undefined {
  return retire === 0 ? undefined : refuse('retire-not-now', 'B-DUKE-A', { duke: formatSquare(retire) });
}

/**
 * An action of pieces on the board: first what they can do at all, then the promotion, the king's safety, the
 * retirement.
 */
function explainGo(position: BrasezPosition, attempt: GoAttempt): Refusal | undefined {
  const { from, to, promotions, retire } = attempt;
  const trial = { position, from, to };
  const kind = explainShape(trial, attempt.kind);
  if (typeof kind !== 'number') return kind;
  const unfit = explainPromotions(trial, kind, promotions);
  if (unfit !== undefined) return unfit;
  const move = packMove(kind, from, to) | packPromotions(countPromoted(trial, kind), promotions);
  const danger = explainExposure(position, trial, move);
  if (danger !== undefined) return danger;
  if (kind === EN_PASSANT && to !== position.ep) return explainLate(trial);
  if (kind === CHARGE && attempt.kind !== 'charge') return refuseTrial('charge-mark', 'B-CHARGE', trial, to);
  const missing = explainMissing(trial, kind, promotions);
  if (missing !== undefined || retire === 0) return missing;
  return (
    explainRetirement(trial, kind, promotions, retire) ??
    explainRetirementExposure(position, trial, move | packRetire(retire))
  );
}

/** A promotion not named is tried as a duke: no zone removes it, so nothing keeps the king safer. */
function packPromotions(count: number, [first, second]: readonly [number, number]): number {
  if (count === 0) return 0;
  const left = packPromotion(first || DUKE);
  return count === 1 ? left : left | packSecondPromotion(second || DUKE);
}

/** B-EP: a capture that was possible in time would be in the position. */
function explainLate(trial: Trial): Refusal {
  const beside = (trial.from & ~15) | (trial.to & 15);
  return refuseTrial('ep-late', 'B-EP', trial, beside);
}

/** Why the pieces cannot do that at all, or the kind of the move. */
function explainShape(trial: Trial, kind: GoAttempt['kind']): Refusal | number {
  const { position, from, to } = trial;
  if (kind === 'legion') return explainLegion(trial);
  const piece = position.board.cells[from];
  if (piece === EMPTY) return refuse('empty-square', 'P-NF3', { from: formatSquare(from) });
  if ((piece & position.side) === 0) {
    const facts = { piece: cellName(piece), from: formatSquare(from), colour: colourName(position.side) };
    return refuse('enemy-piece', 'P-NF3', facts);
  }
  if ((piece & TYPE) === DUKE) return refuseTrial('duke-still', 'B-DUKE-A', trial);
  if (kind === 'charge') return explainCharge(trial);
  if (from === to) return refuseTrial('same-square', 'P-NF3', trial);
  if ((piece & TYPE) === KING) return explainKing(trial);
  return (piece & TYPE) === PAWN ? explainPawn(trial) : explainStep(trial);
}
