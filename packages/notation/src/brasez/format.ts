import {
  type BrasezEffect,
  type BrasezMove,
  type BrasezState,
  brasez,
  type Promotion,
} from '@tabuleiro/brasez';
import { effectsOfKind, type Place } from '@tabuleiro/game';
import { fileOf, formatSquare } from '@tabuleiro/grid';
import { LANGUAGES, type Language } from '../language.js';
import { formatOrigin } from '../san/format.js';
import { BRASEZ_LETTERS, brasezPieceOn } from './letters.js';

/** What a formatter needs to know about the action and what it does. */
type Scene = {
  readonly state: BrasezState;
  readonly effects: readonly BrasezEffect[];
  readonly language: Language;
};
type Legion = Extract<BrasezMove, { kind: 'legion' }>;
type FromTo = Extract<BrasezMove, { from: unknown }>;

const PASS: Readonly<Record<Language, string>> = { 'pt-BR': 'passa', en: 'pass' };

/** A legal action as docs/notation.md has it. */
export function formatBrasezMove(state: BrasezState, move: BrasezMove, language: Language): string {
  const scene = { state, effects: brasez.effects(state, move), language };
  const retired = 'retire' in move && move.retire !== undefined ? `~${formatSquare(move.retire)}` : '';
  return formatBody(scene, move) + retired + checkMark(brasez.apply(state, move));
}

export function formatBrasezMoveInBoth(
  state: BrasezState,
  move: BrasezMove,
): Readonly<Record<Language, string>> {
  const [pt, en] = LANGUAGES.map((language) => formatBrasezMove(state, move, language));
  return { 'pt-BR': pt, en };
}

function checkMark(state: BrasezState): string {
  if (!brasez.inCheck(state)) return '';
  const turn = brasez.turn(state);
  return turn.kind === 'over' && turn.outcome.reason === 'mate' ? '#' : '+';
}

function formatBody(scene: Scene, move: BrasezMove): string {
  const letters = BRASEZ_LETTERS[scene.language];
  switch (move.kind) {
    case 'setup':
      return `${letters.king}@${formatSquare(move.king)}`;
    case 'enter':
      return `${letters.duke}@${formatSquare(move.to)}`;
    case 'pass':
      return PASS[scene.language];
    case 'castle':
      return fileOf(move.to) > fileOf(move.from) ? 'O-O' : 'O-O-O';
    case 'charge':
      return `${letters[brasezPieceOn(scene.state, move.from)]}*${formatSquare(move.to)}`;
    case 'legion':
      return formatLegion(scene, move);
    case 'lance':
      return arrival(scene, formatSquare(move.to)) + formatPushed(scene);
    default:
      return formatMove(scene, move);
  }
}

/** Where a piece arrives; B-ZONE: `(x)` behind the square where a duke's zone takes it. */
function arrival({ effects }: Scene, to: Place, promotion = ''): string {
  const falls = effectsOfKind(effects, 'removed').some(({ at }) => at === to);
  return `${to}${promotion}${falls ? '(x)' : ''}`;
}

/** Where each pushed piece ends. */
function formatPushed({ effects }: Scene): string {
  return effectsOfKind(effects, 'pushed')
    .map(({ to }) => `>${to}`)
    .join('');
}

function formatPromotion({ language }: Scene, promotion: Promotion | undefined): string {
  return promotion === undefined ? '' : `=${BRASEZ_LETTERS[language][promotion]}`;
}

/** Both squares they reach, the left first; then where each pushed piece ends. */
function formatLegion(scene: Scene, move: Legion): string {
  const pawns = effectsOfKind(scene.effects, 'moved').map(({ to }, i) =>
    arrival(scene, to, formatPromotion(scene, move.promotions?.[i])),
  );
  return pawns.join('&') + formatPushed(scene);
}

function formatMove(scene: Scene, move: FromTo): string {
  const { state, language } = scene;
  const piece = brasezPieceOn(state, move.from);
  const captures = effectsOfKind(scene.effects, 'captured').length > 0;
  const promotion = move.kind === 'step' ? formatPromotion(scene, move.promotion) : '';
  const end = arrival(scene, formatSquare(move.to), promotion);
  if (piece === 'pawn') {
    const file = captures ? `${formatSquare(move.from)[0]}x` : '';
    return `${file}${end}${move.kind === 'enPassant' ? 'e.p.' : ''}`;
  }
  const sign = move.kind === 'sneak' ? '@' : captures ? 'x' : '';
  return BRASEZ_LETTERS[language][piece] + origin(state, move) + sign + end;
}

/** What tells the piece from others of its kind that may go there in the same manner. */
function origin(state: BrasezState, move: FromTo): string {
  const piece = state.board.cells[move.from];
  const rivals = new Set<number>();
  for (const other of brasez.moves(state)) {
    if (other.kind !== move.kind || !('to' in other) || other.to !== move.to) continue;
    if (other.from !== move.from && state.board.cells[other.from] === piece) rivals.add(other.from);
  }
  return formatOrigin(move.from, [...rivals]);
}
