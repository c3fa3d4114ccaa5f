import { type Effect, effectsOfKind, fail, type Game, ok, type Result } from '@tabuleiro/game';
import type { Language, TextError } from '../moveText.js';
import { type Phrase, readPhrases } from './phrase.js';

/** How a move is written in each language. */
type Write<S, M> = (state: S, move: M, language: Language) => string;

/**
 * The legal move that a phrase names, in words of either language: `cavalo f3`, `knight takes e5`, `rei d`. It is found by
 * what moves do, so any game on 8×8 squares is read. Fails where no move fits, or several do.
 */
export function parsePhrase<S, M, P extends string>(
  game: Game<S, M, P>,
  state: S,
  text: string,
  write: Write<S, M>,
): Result<M, TextError> {
  const phrases = readPhrases(text).filter(saysEnough);
  if (phrases.length === 0 || game.turn(state).kind !== 'player') return fail({ code: 'bad-san', text });
  const moves = game.moves(state).flatMap((move) => {
    const deed = deedOf(game.effects(state, move));
    return deed === undefined ? [] : [{ move, deed }];
  });
  for (const phrase of phrases) {
    const fitting = moves.filter(({ deed }) => fits(phrase, deed)).map(({ move }) => move);
    if (fitting.length === 1) return ok(fitting[0]);
    if (fitting.length > 1) return fail({ code: 'ambiguous', text, candidates: fitting.map(asCandidate) });
  }
  return fail({ code: 'no-such-move', text });

  function asCandidate(move: M) {
    const written = { 'pt-BR': write(state, move, 'pt-BR'), en: write(state, move, 'en') };
    return { move: game.notation.formatMove(move), written };
  }
}

/** A piece alone, or a place alone that is no square, is no move. */
function saysEnough({ pieces, from, to, victim, castling, isPass }: Phrase): boolean {
  if (castling !== undefined || isPass || victim !== undefined) return true;
  return to.length === 2 || (to !== '' && (pieces !== undefined || from !== ''));
}

/** What a move does, as phrases tell it. */
type Deed = {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly victims: readonly string[];
  readonly promotion: string | undefined;
  readonly isCastling: boolean;
  readonly isCharge: boolean;
  /** Two pawns go together: where each of them stands. */
  readonly isLegion: boolean;
  /** Does the piece come onto the board? */
  readonly isEntry: boolean;
  readonly isPass: boolean;
};

/** Undefined for what phrases do not tell: a duke that retires as well. */
function deedOf<P extends string>(effects: readonly Effect<P>[]): Deed | undefined {
  const moved = effectsOfKind(effects, 'moved');
  if (effects.some(({ kind }) => kind === 'retired')) return undefined;
  const isLegion = moved.length > 1 && moved[0].piece.name === 'pawn';
  const victims = effectsOfKind(effects, 'captured');
  const common = {
    victims: victims.map(({ piece }) => piece.name),
    promotion: effectsOfKind(effects, 'promoted').at(0)?.to,
    ...{ isCastling: moved.length > 1 && !isLegion, isCharge: false, isLegion, isEntry: false },
    isPass: effects.length === 0,
  };
  if (moved.length > 0) {
    const [{ piece, from, to }, second] = moved;
    return { ...common, piece: piece.name, from, to: isLegion ? second.from : to };
  }
  const [charger] = effectsOfKind(effects, 'sacrificed');
  if (charger !== undefined) {
    const to = victims.at(0)?.at ?? '';
    return { ...common, piece: charger.piece.name, from: charger.at, to, isCharge: true };
  }
  const placed = effectsOfKind(effects, 'placed').find(({ piece }) => piece.name === 'king');
  if (placed !== undefined)
    return { ...common, piece: placed.piece.name, from: '', to: placed.at, isEntry: true };
  const [entered] = effectsOfKind(effects, 'entered');
  if (entered !== undefined)
    return { ...common, piece: entered.piece.name, from: '', to: entered.to, isEntry: true };
  return { ...common, piece: '', from: '', to: '' };
}

function fits(phrase: Phrase, deed: Deed): boolean {
  if (phrase.isPass || deed.isPass) return phrase.isPass && deed.isPass;
  if (phrase.castling !== undefined)
    return deed.isCastling && (phrase.castling === 'any' || phrase.castling === sideOf(deed));
  if (phrase.isLegion || deed.isLegion) return phrase.isLegion && deed.isLegion && isPair(phrase, deed);
  // It costs the piece that charges: it is played only when it is said (B-CHARGE).
  if (phrase.isCharge !== deed.isCharge) return false;
  const isPromotion =
    phrase.promotions === undefined || phrase.promotions.some((to) => to === deed.promotion);
  const isTaken = phrase.victim === undefined || deed.victims.includes(phrase.victim);
  const isCapture = !phrase.isCapture || deed.victims.length > 0;
  const isWay = isAt(phrase.from, deed.from) && isAt(phrase.to, deed.to);
  return isMover(phrase, deed) && isWay && isCapture && isTaken && isPromotion;
}

/** In either order. */
function isPair(phrase: Phrase, { from, to }: Deed): boolean {
  return [phrase.from, phrase.to].sort().join() === [from, to].sort().join();
}

function sideOf({ from, to }: Deed): 'short' | 'long' {
  return to > from ? 'short' : 'long';
}

/** Without a piece and a square to come from, a pawn is meant, or whoever takes or charges, or what comes onto the board. */
function isMover({ pieces, from, isCapture, isCharge }: Phrase, { piece, isEntry }: Deed): boolean {
  if (pieces !== undefined) return pieces.includes(piece);
  if (from.length === 2 || ((isCapture || isCharge) && from === '')) return true;
  return piece === 'pawn' || isEntry;
}

/** Does a square, file or rank hold the place? An empty text holds any. */
export function isAt(area: string, place: string): boolean {
  return area === '' || place === area || (area.length === 1 && place.includes(area));
}
