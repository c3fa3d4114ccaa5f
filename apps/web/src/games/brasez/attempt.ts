import { brasez, castlingText, offBoardOf, sideToMove } from '@tabuleiro/brasez';
import type { Place } from '../../board/model.js';
import { type Colour, FILE_NAMES, isSquare, type Men } from '../grid/board.js';
import { type Castlings, plain, typedCastling } from '../grid/typedCastling.js';
import { type BrasezPosition, duchyOf, homesIn, PASS } from './board.js';

/** The action that somebody most likely means by going from one place to the other. */
export function attemptOf(position: BrasezPosition, from: Place, to: Place): string | undefined {
  const { state, pieces } = position;
  const colour = sideToMove(state);
  if (from === PASS || to === PASS) return 'pass';
  const homes = homesIn(position);
  if (homes.length > 0) return attemptSetup(homes, from, to);
  const duchy = duchyOf(colour);
  if (from === duchy) return attemptEntry(position, to);
  if (!isSquare(from)) return undefined;
  if (to === duchy) return pieces.get(from)?.name === 'duke' ? from + from : undefined;
  if (!isSquare(to) || isPickedUp(pieces, colour, from, to)) return undefined;
  return attemptLegion(pieces, colour, from, to) ?? from + to;
}

/** A man of one's own that was only picked up tried nothing; a duke is told why it never goes anywhere. */
function isPickedUp(men: Men, colour: Colour, from: Place, to: Place): boolean {
  const man = men.get(from);
  return from === to && man?.player === colour && man.name !== 'duke';
}

/** A single square is where the king is meant to go. */
function attemptSetup([home]: readonly Place[], from: Place, to: Place): string | undefined {
  if (!isSquare(from) || !isSquare(to)) return `G@${home}`;
  return from === to ? `K@${to}` : from + to;
}

/** An empty Duchy is explained wherever the duke would have gone. */
function attemptEntry({ state }: BrasezPosition, to: Place): string | undefined {
  if (isSquare(to)) return `G@${to}`;
  return offBoardOf(state).dukes[sideToMove(state)] === 0 ? `G@${FILE_NAMES[0]}1` : undefined;
}

/** From a pawn to the one beside it. */
function attemptLegion(men: Men, colour: Colour, from: Place, to: Place): string | undefined {
  const areOwnPawns = [from, to].every(
    (at) => men.get(at)?.name === 'pawn' && men.get(at)?.player === colour,
  );
  const [left, right] = [from, to].sort();
  const isBeside = FILE_NAMES.indexOf(left[0]) + 1 === FILE_NAMES.indexOf(right[0]) && left[1] === right[1];
  return areOwnPawns && isBeside ? `${left}&${right}` : undefined;
}

const SQUARE = '([a-h][1-8])';
const PASS_WORDS = /^(?:passar|passo|passe|passa|pass)(?: a vez)?$/;
const ENTER = new RegExp(`^(?:grao-duque|duque|grand duke|duke|entrar|enter)(?: (?:em|on|in))? ${SQUARE}$`);
const KING = new RegExp(`^(?:rei|king)(?: (?:em|on))? ${SQUARE}$`);
/** The king that is placed, in the letters of both languages: no king or rook goes anywhere else in that way. */
const PLACED = new RegExp(`^[kr]@${SQUARE}$`);
const MOVE = /[a-h][1-8]|^[o0]-?[o0](?:-?[o0])?$/;
const CHARGE = new RegExp(`^(?:charge|carga|investida) ${SQUARE} ?${SQUARE}$`);
const LEGION = new RegExp(`^(?:legiao|legionario|legion) ${SQUARE}(?: (?:e|and|&))? ?${SQUARE}$`);
const RETIRE = new RegExp(`^(.+?) (?:retirar|retira|retire)(?: (?:duque|duke))? ${SQUARE}$`);
const GO = /^[a-h][1-8][*&]?[a-h][1-8][wrnhlg]{0,2}$/;

/** Words for an action, legal or not: `passar`, `duque e4`, `legião d2 e2`, `e2e4 retirar d5`. */
export function typedAction(position: BrasezPosition, text: string): string | undefined {
  const words = plain(text);
  const [, action, duke] = RETIRE.exec(words) ?? [];
  if (action === undefined) return typedWords(position, words) ?? tooEarly(position, words);
  const moved = GO.test(action) ? action : typedWords(position, action);
  return moved === undefined ? undefined : `${moved}~${duke}`;
}

/** B-SETUP: whatever else is written before the kings stand is explained as what comes too early. */
function tooEarly(position: BrasezPosition, words: string): string | undefined {
  const [home] = homesIn(position);
  return home !== undefined && MOVE.test(words) ? `G@${home}` : undefined;
}

function typedWords(position: BrasezPosition, words: string): string | undefined {
  if (PASS_WORDS.test(words)) return 'pass';
  const [, entered] = ENTER.exec(words) ?? [];
  if (entered !== undefined) return `G@${entered}`;
  const [, placed] = PLACED.exec(words) ?? [];
  if (placed !== undefined) return `K@${placed}`;
  const [, king] = KING.exec(words) ?? [];
  if (king !== undefined) return homesIn(position).length > 0 ? `K@${king}` : undefined;
  const [, from, to] = CHARGE.exec(words) ?? [];
  if (from !== undefined) return `${from}*${to}`;
  const pawns = LEGION.exec(words)?.slice(1).sort();
  return pawns === undefined ? typedCastling(words, () => castlingsOf(position)) : pawns.join('&');
}

function castlingsOf({ state, moves }: BrasezPosition): Castlings {
  return {
    short: castlingText(state, 'short'),
    long: castlingText(state, 'long'),
    legal: moves.map((move) => brasez.notation.formatMove(move)),
  };
}
