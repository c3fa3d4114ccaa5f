import type { BrasezPositionProblem, BrasezRefusal } from '@tabuleiro/brasez';
import type { Facts } from '@tabuleiro/game';
import type { Fact, SentenceTable } from '../types/refusals.js';
import { a, bare, by as byThe, ofSide, The, the, theSide, Your, your } from './pieces.js';

/** the rook on e8 */
const attacker = ({ by, at }: Facts): string => `${the(by)} on ${at}`;
/** The rook on e8 */
const Attacker = ({ by, at }: Facts): string => `${The(by)} on ${at}`;
/** The pawn on e4 */
const Mover = ({ piece, from }: Facts): string => `${The(piece)} on ${from}`;

const ENDINGS: ReadonlyMap<Fact, string> = new Map([
  ['mate', 'by checkmate'],
  ['stalemate', 'by stalemate'],
  ['force', 'by force majeure'],
  ['doublepass', 'by two passes in a row'],
  ['kings-dukes', 'by the count of Kings and Dukes'],
  ['fifty', 'by fifty movements without capture or pawn move'],
  ['repetition', 'by repetition'],
]);

/** How the two pieces with a sneak move go otherwise. */
const REACH: ReadonlyMap<Fact, string> = new Map([
  ['lord', 'it goes one square diagonally or one straight forward'],
  ['warlord', 'it goes one or two squares forward or sideways, one back, or one diagonally forward'],
]);

export const refusals: SentenceTable<BrasezRefusal> = {
  'bad-move': () =>
    'Write an action as e2e4, a7a8g (with a promotion), e4*e6 (charge), d4&e4 (legion), G@e5 (a Grand Duke enters), b1c3~d5 (the one on d5 retires after it), pass, or K@e1 while the kings are placed.',
  'game-over': ({ reason }) => `The game ended ${ENDINGS.get(reason) ?? ''}: there are no more moves.`,
  'setup-first': ({ colour, d, e }) =>
    `${theSide(colour)} must first place the king: choose ${d} or ${e}, for example "king ${d}".`,
  'setup-done': () => 'Both kings are already placed: now move a piece.',
  'setup-square': ({ to, d, e }) => `The king cannot be placed on ${to}: choose ${d} or ${e}.`,
  'empty-square': ({ from }) => `There is no piece on ${from}. Choose a square with a piece of yours.`,
  'enemy-piece': ({ piece, from, colour }) =>
    `The ${bare(piece)} on ${from} is not yours: it is ${ofSide(colour)} turn.`,
  'same-square': ({ piece, from }) => `${The(piece)} already stands on ${from}: choose another square.`,
  'own-piece': ({ by, at }) => `${Your(by)} already stands on ${at}.`,
  'duke-immune': ({ at }) => `The Grand Duke on ${at} can never be captured.`,
  'duke-still': ({ from }) =>
    `The Grand Duke on ${from} does not move on the board: it only retires after another piece’s move.`,
  'path-blocked': (facts) => `${Attacker(facts)} is in the way of ${the(facts.piece)} on ${facts.from}.`,
  'king-move': ({ to }) => `The king moves one square in any direction: ${to} is too far.`,
  'king-zone': ({ to, at }) =>
    `The king may not step onto ${to}: it lies in the zone of the Grand Duke on ${at}.`,
  'king-attacked': (facts) => `The king may not go to ${facts.to}: ${attacker(facts)} attacks that square.`,
  'kings-adjacent': ({ to, at }) => `The king may not go to ${to}: it would stand next to the king on ${at}.`,
  'castle-right': ({ to }) =>
    `The king cannot castle to ${to}: it or the rook of that side has left its home square.`,
  'castle-check': (facts) => `The king cannot castle out of check: ${attacker(facts)} attacks it.`,
  'castle-occupied': (facts) => `The king cannot castle to ${facts.to}: ${the(facts.by)} stands there.`,
  'castle-zone': ({ to, at }) =>
    `The king cannot castle to ${to}: it lies in the zone of the Grand Duke on ${at}.`,
  'castle-attacked': (facts) =>
    `The king cannot castle to ${facts.to}: ${attacker(facts)} attacks that square.`,
  'warlord-move': ({ from, to }) =>
    `The Warlord does not go from ${from} to ${to}: it goes 1 or 2 squares forward or sideways, 1 back, or 1 diagonally forward.`,
  'priest-move': ({ from, to }) =>
    `The High Priest goes diagonally, up to three squares: ${from} to ${to} is not a diagonal.`,
  'priest-too-far': ({ to }) => `The High Priest goes three squares at most: ${to} is too far.`,
  'priest-jump-stops': (facts) =>
    `To pass ${attacker(facts)} the High Priest must jump, and a jump ends right behind the jumped piece.`,
  'priest-needs-far-rank': ({ from }) =>
    `The High Priest on ${from} steps sideways or back only while it stands on the far rank.`,
  'knight-move': ({ from, to }) =>
    `The knight goes in an L, two squares one way and one to the side: ${from} to ${to} is not such a jump.`,
  'rook-move': ({ from, to }) => `The rook goes along ranks and files: ${from} and ${to} share neither.`,
  'lord-move': ({ from, to }) =>
    `The Lord does not go from ${from} to ${to}: it goes one square diagonally or one straight forward.`,
  'sneak-needs-far-rank': (facts) =>
    `${Mover(facts)} does not reach ${facts.to}: ${REACH.get(facts.piece) ?? ''}. Only from the far rank may it go to any empty square (sneak move).`,
  'sneak-occupied': (facts) => `A sneak move ends on an empty square: ${attacker(facts)} stands there.`,
  'pawn-move': ({ from, to }) =>
    `The pawn does not go from ${from} to ${to}: it goes straight ahead and captures one square diagonally ahead.`,
  'pawn-blocked': (facts) => `The pawn on ${facts.from} is blocked by ${your(facts.by)} on ${facts.at}.`,
  'pawn-diagonal-empty': ({ to }) => `The pawn goes diagonally only to capture, and ${to} is empty.`,
  'double-moved': ({ from }) =>
    `The pawn on ${from} has already moved: only its first move may be of two squares.`,
  'double-blocked': (facts) =>
    `The pawn on ${facts.from} cannot go two squares: ${your(facts.by)} stands on ${facts.at}.`,
  'ep-late': ({ at }) =>
    `The pawn on ${at} has not just advanced two squares: en passant is possible only in the very next action.`,
  'ep-exposes': (facts) => `After capturing en passant your king would be attacked by ${attacker(facts)}.`,
  'lance-moved': (facts) =>
    `${Attacker(facts)} blocks the pawn: only a pawn on its first move pushes a piece with the lance.`,
  'lance-supported': (facts) =>
    `The lance cannot push: ${attacker(facts)} stands where the pushed piece would go.`,
  'lance-exposes': (facts) => `After this lance your king would be attacked by ${attacker(facts)}.`,
  'charge-piece': ({ piece }) => `Only pawns and Lords charge, and this is ${a(piece)}.`,
  'charge-shape': ({ from }) => `A charge goes exactly two squares straight forward from ${from}.`,
  'charge-empty': ({ to }) => `There is nothing to charge on ${to}: a charge needs an enemy piece there.`,
  'charge-blocked': (facts) => `The first square of a charge must be empty: ${attacker(facts)} stands there.`,
  'charge-target': (facts) =>
    `Pawns and Grand Dukes cannot be charged, and on ${facts.at} there is ${a(facts.by)}.`,
  'charge-mark': ({ from, to }) => `This is a charge, which costs both pieces: write "charge ${from} ${to}".`,
  'charge-exposes': (facts) => `After this charge your king would be attacked by ${attacker(facts)}.`,
  'legion-pawns': ({ at }) => `A legion is two of your own pawns, and on ${at} there is none.`,
  'legion-apart': ({ from, to }) =>
    `A legion is two pawns side by side: ${from} and ${to} are not neighbours on one rank.`,
  'legion-order': ({ from, to }) => `Name the left pawn of the legion first: "legion ${to} ${from}".`,
  'legion-blocked': (facts) => `The legion is blocked by ${your(facts.by)} on ${facts.at}.`,
  'legion-duke': ({ at }) => `The legion cannot push the Grand Duke on ${at}.`,
  'legion-edge': (facts) => `The legion cannot push ${attacker(facts)} off the board.`,
  'legion-supported': (facts) =>
    `The legion cannot push: ${attacker(facts)} stands right behind the piece in its way.`,
  'legion-exposes': (facts) => `After this legion your king would be attacked by ${attacker(facts)}.`,
  'promotion-missing': ({ to, needs }) =>
    needs === 2
      ? 'Both pawns are promoted: say to what pieces, the left pawn’s first.'
      : `The pawn is promoted on ${to}: say to what piece, for example "${to} Grand Duke".`,
  'promotion-unavailable': ({ promotion }) =>
    `You have no captured ${bare(promotion)} to promote to: choose one of your lost pieces or a Grand Duke.`,
  'promotion-taken': ({ promotion }) =>
    `You have only one captured ${bare(promotion)}: both pawns cannot become it.`,
  'promotion-not-here': ({ needs }) =>
    needs === 1
      ? 'Only one pawn is promoted here: name one piece.'
      : 'Nothing is promoted by this action: name no piece.',
  'retire-no-duke': ({ duke }) => `You have no Grand Duke on ${duke} to retire.`,
  'retire-new': ({ duke }) => `The Grand Duke made now on ${duke} cannot retire in the same turn.`,
  'retire-not-now': () =>
    'A Grand Duke retires only after the move of another piece, not after a pass or an entry.',
  'retire-exposes': (facts) =>
    `If the Grand Duke on ${facts.duke} retires, your king is attacked by ${attacker(facts)}.`,
  'enter-none': () => 'You have no Grand Duke in the Duchy.',
  'enter-occupied': (facts) => `A Grand Duke enters on an empty square: ${attacker(facts)} stands there.`,
  'enter-attacked': (facts) =>
    `A Grand Duke cannot enter on ${facts.to}: ${attacker(facts)} attacks that square.`,
  'enter-king': ({ to, at }) => `A Grand Duke cannot enter on ${to}, next to the enemy king on ${at}.`,
  'pass-token': ({ colour }) => `You cannot pass: ${theSide(colour)} holds the Pass token.`,
  'pass-check': (facts) => `You cannot pass while your king is in check from ${attacker(facts)}.`,
  pinned: (facts) =>
    `${Mover(facts)} is pinned ${byThe(facts.by)} on ${facts.at}: moving it would expose your king.`,
  'in-check': (facts) =>
    `Your king is in check and this does not answer it: ${attacker(facts)} would attack it.`,
  'zone-exposes': (facts) =>
    `The Grand Duke on ${facts.duke} would remove the piece on ${facts.taken}, and ${attacker(facts)} would attack your king.`,
};

const castlingTo = (side: string, to: string, homes: string, rook: string): string =>
  `${side}'s castling to ${to} needs the king on ${homes} and the rook on ${rook}.`;

const CASTLING: ReadonlyMap<Fact, string> = new Map([
  ['B', castlingTo('White', 'b1', 'd1 or e1', 'c1')],
  ['G', castlingTo('White', 'g1', 'd1 or e1', 'f1')],
  ['b', castlingTo('Black', 'b8', 'd8 or e8', 'c8')],
  ['g', castlingTo('Black', 'g8', 'd8 or e8', 'f8')],
]);

export const positionProblems: SentenceTable<BrasezPositionProblem> = {
  'field-count': ({ count }) =>
    `A Brasez position has ten fields with one space between them; this one has ${count}.`,
  'rank-count': ({ ranks }) => `The board has eight ranks split by "/"; this one has ${ranks}.`,
  'rank-length': ({ rank }) => `Rank ${rank} of the board must have exactly eight squares.`,
  'digit-run': ({ rank }) => `Rank ${rank} has two digits in a row: write their sum.`,
  'unknown-letter': ({ letter, rank }) => `"${letter}" on rank ${rank} is not a piece: use K W H N R L P G.`,
  'king-count': ({ colour, count }) =>
    count === 0
      ? `${theSide(colour)} needs a king.`
      : `${theSide(colour)} has ${count} kings: there may be only one.`,
  'pawn-on-far-rank': ({ at }) => `A pawn cannot stand on ${at}, its far rank: it would have been promoted.`,
  'unknown-side': ({ text }) => `"${text}" is not a side: use w or b.`,
  'idle-side-in-check': ({ colour, at }) =>
    `${ofSide(colour)} king is attacked from ${at}, but it is not ${ofSide(colour)} turn.`,
  'castling-letters': ({ text }) =>
    `"${text}" is not a castling field: use letters of BGbg in that order, or "-".`,
  'castling-not-home': ({ letter }) =>
    CASTLING.get(letter) ?? 'This castling needs the king and the rook on their first squares.',
  'ep-square': ({ text }) => `"${text}" is not a square: write the en-passant square, or "-".`,
  'ep-rank': ({ at }) => `No pawn of the other side can have passed over ${at}: check the en-passant square.`,
  'ep-occupied': ({ at }) => `The en-passant square ${at} is not empty: no pawn can have passed over it.`,
  'ep-no-pawn': ({ at }) => `The en-passant square needs the advanced pawn on ${at}.`,
  'ep-behind': ({ at }) =>
    `The square ${at}, which the pawn would have come from, is not empty: check the en-passant square.`,
  'unmoved-letters': ({ text }) =>
    `"${text}" is not a list of unmoved pawns: use files ABDEGH, then abdegh, in order, or "-".`,
  'unmoved-no-pawn': ({ letter, at }) =>
    `To count as unmoved, a ${letter === String(letter).toUpperCase() ? 'white' : 'black'} pawn must stand on ${at}.`,
  'token-letters': ({ text }) => `"${text}" is not a Pass token: use w or b, followed by "!" after a pass.`,
  'token-not-held': ({ colour }) =>
    `After a pass ("!") the token belongs to the side to act, ${theSide(colour)}.`,
  'duchy-shape': ({ text }) => `"${text}" is not a Duchy: write both counts as 0/1.`,
  'captured-shape': ({ text }) =>
    `"${text}" is not a list of captured pieces: write letters of WRNHL or "-" for each side, as RNN/-.`,
  'captured-order': ({ text }) => `The captured pieces "${text}" are out of order: write them as W R N H L.`,
  'clocks-shape': ({ text }) => `"${text}" are not the two clocks: write them as 12,- or 12,3.`,
  'kings-dukes-clock': ({ text }) =>
    text === '-'
      ? 'Only kings and Grand Dukes remain: the counter of their moves is missing.'
      : `The second clock "${text}" does not fit the board: a number exactly when only kings and Grand Dukes remain, otherwise "-".`,
  'not-digits': ({ text }) =>
    text === '' ? 'One of the counters lacks its number.' : `"${text}" is not a number: use plain digits.`,
  'number-too-large': ({ text }) => `The number ${text} has more than nine digits.`,
  'below-one': ({ text }) => `The move number starts at 1, not at ${text}.`,
};
