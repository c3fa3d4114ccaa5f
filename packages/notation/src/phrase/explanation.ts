import { effectsOfKind, type Game, type Place, type Refusal } from '@tabuleiro/game';
import { BRASEZ_LETTERS } from '../brasez/pieces.js';
import type { Language } from '../moveText.js';
import { CHESS_LETTERS } from '../san/pieces.js';
import { type Phrase, readNotation, readPhrases } from './phrase.js';
import { isAt } from './reader.js';

/**
 * Why the move is not legal that somebody most likely meant by a text in notation or in words; undefined where the
 * text tells no piece and square, or no piece of the player could be meant. Requires a text that names no legal move.
 */
export function explainWritten<S, M, P extends string>(
  game: Game<S, M, P>,
  state: S,
  text: string,
  language?: Language,
): Refusal | undefined {
  for (const phrase of [...readNotation(text, language), ...readPhrases(text)]) {
    const refusals = attemptsAt(game, state, phrase).flatMap((attempt) => {
      const refusal = game.explain(state, attempt);
      return refusal === undefined || refusal.code === 'bad-move' ? [] : [refusal];
    });
    const likeliest = likeliestOf(refusals);
    if (likeliest !== undefined) return likeliest;
  }
  return undefined;
}

/** The one that came nearest to being legal: castling, kept by a check, else by anything but the way the piece goes. */
function likeliestOf(refusals: readonly Refusal[]): Refusal | undefined {
  return (
    refusals.find(({ code }) => code.startsWith('castl')) ??
    refusals.find(({ rule }) => rule.endsWith('-CHECK')) ??
    refusals.find(({ code }) => !/-(?:pattern|move|only|rank|far)$/.test(code)) ??
    refusals.at(0)
  );
}

/** What the phrase may have meant, as texts that the rules can explain, the likeliest first. */
function attemptsAt<S, M, P extends string>(
  game: Game<S, M, P>,
  state: S,
  phrase: Phrase,
): readonly string[] {
  const turn = game.turn(state);
  if (phrase.isPass) return ['pass'];
  if (turn.kind !== 'player') return [];
  const pieces = [...game.pieces(state)].filter(([, { player }]) => player === turn.player);
  const homes = game
    .moves(state)
    .flatMap((move) => effectsOfKind(game.effects(state, move), 'placed'))
    .map(({ at }) => at);
  if (homes.length > 0) return [attemptSetup(phrase, homes[0])];
  if (phrase.castling !== undefined) {
    const king = pieces.find(([, { name }]) => name === 'king')?.[0];
    return king === undefined ? [] : castlingsFrom(king, phrase.castling);
  }
  if (phrase.to.length !== 2) return [];
  if (phrase.isLegion) return [[phrase.from, phrase.to].sort().join('&')];
  const movers = pieces.filter(([at, { name }]) => isMeant(phrase, name) && isAt(phrase.from, at));
  const sign = phrase.isCharge ? '*' : '';
  const goes = movers
    .map(([at]) => at)
    .sort((one, other) => distance(one, phrase.to) - distance(other, phrase.to))
    .map((at) => at + sign + phrase.to + letterOf(phrase));
  if (goes.length === 0 && phrase.from.length === 2) return [phrase.from + sign + phrase.to];
  return phrase.pieces?.includes('duke') ? [`G@${phrase.to}`, ...goes] : goes;
}

function isMeant({ pieces, from, isCapture, isCharge }: Phrase, name: string): boolean {
  if (pieces !== undefined) return pieces.includes(name);
  return from.length === 2 || isCapture || name === 'pawn' || (isCharge && name === 'lord');
}

/** B-SETUP: the king is placed before anything moves. */
function attemptSetup({ pieces, from, to }: Phrase, home: Place): string {
  const isKing = from === '' && (pieces === undefined || pieces.includes('king'));
  if (!isKing || to === '') return home + home;
  return `K@${to.length === 2 ? to : to + home[1]}`;
}

/** The king goes to the g-file, or to the c- or b-file, as the game has it. */
function castlingsFrom(king: Place, side: 'short' | 'long' | 'any'): readonly string[] {
  const files = { short: 'g', long: 'cb', any: 'gcb' }[side];
  return [...files].map((file) => king + file + king[1]);
}

function letterOf({ promotions }: Phrase): string {
  const [name] = promotions ?? [];
  const letters = Object.entries({ ...CHESS_LETTERS.en, ...BRASEZ_LETTERS.en });
  return (letters.find(([known]) => known === name)?.[1] ?? '').toLowerCase();
}

/** Files count more than ranks: a pawn that is to reach a square is most likely the one on its file. */
function distance(one: Place, other: Place): number {
  const apart = (i: number): number => Math.abs(one.charCodeAt(i) - other.charCodeAt(i));
  return 8 * apart(0) + apart(1);
}
