import { capital, type Lang } from '@tabuleiro/words';

/** What a piece of one player is called. */
export type ManWords = {
  readonly noun: string;
  readonly plural: string;
  readonly full: string;
  readonly letter: string;
};

/** A house is always named by `house`: "casa 26, Casa da Beleza". */
export type SenetWords = {
  /** A's and B's. */
  readonly men: readonly [ManWords, ManWords];
  house(number: number, name: string | undefined): string;

  // What a piece is told apart by, after its name.
  wall(first: number, last: number): string;
  readonly paired: string;
  readonly sheltered: string;
  exitThrow(die: number): string;

  readonly examples: string;

  // Beside the board.
  readonly exitLabel: string;
  exit(cones: string, spools: string): string;
  count(man: ManWords, count: number): string;
  home(man: ManWords, count: number): string;
  readonly skipLabel: string;
  skip(die: number, reasons: readonly string[]): string;
  stuckAt(house: number, reason: string): string;

  // What happened, without its player.
  thrown(die: number): string;
  readonly again: string;
  /** Of a throw: the move comes first. */
  readonly againLater: string;
  readonly nobody: string;
  only(man: ManWords, house: number): string;
  readonly skipped: string;
  step(man: ManWords, from: string, to: string): string;
  swap(other: ManWords, to: string): string;
  fall(man: ManWords, from: string, water: string, to: string): string;
  fallFurther(man: ManWords, from: string, water: string, full: number, to: string): string;
  leave(man: ManWords, from: string, left: number): string;
  readonly shelteredNow: string;
  exitOnly(die: number): string;
  wallMade(first: number, last: number): string;

  // Why a piece cannot move, in a few words, whoever hears them.
  blocked(first: number, last: number): string;
  taken(man: ManWords, house: number): string;
  shelter(other: ManWords, house: string): string;
  inWall(house: number, first: number, last: number): string;
  pair(other: ManWords, house: number, neighbour: number): string;

  // What may come.
  aheadOf(place: string): string;
  aheadThrow(dice: readonly number[], effect: string): string;
  standing(place: string, man: ManWords | undefined): string;
  readonly aheadEnd: string;
  goesTo(to: string): string;
  swapsAt(other: ManWords, at: string): string;
  falls(to: string): string;
  readonly leaves: string;
  cannot(reason: string): string;
  readonly notThrown: string;
  movable(die: number, moves: readonly string[]): string;
};

const portuguese: SenetWords = {
  men: [
    { noun: 'cone', plural: 'cones', full: 'cone do jogador A', letter: 'c' },
    { noun: 'carretel', plural: 'carretéis', full: 'carretel do jogador B', letter: 'r' },
  ],
  house: (number, name) => (name === undefined ? `casa ${number}` : `casa ${number}, ${name}`),

  wall: (first, last) => `no bloqueio de ${first} a ${last}`,
  paired: 'protegido pelo vizinho',
  sheltered: 'protegido pela casa',
  exitThrow: (die) => `sai com ${die}`,

  examples: '9-12, 26 sai, dado',

  exitLabel: 'Saída',
  exit: (cones, spools) => `Saída do tabuleiro: ${cones} e ${spools} fora`,
  count: ({ noun, plural }, count) => `${count} ${count === 1 ? noun : plural}`,
  home: ({ plural }, count) => `${capital(plural)} fora do tabuleiro: ${count} de 5`,
  skipLabel: 'Passar',
  skip: (die, reasons) => `Passar a vez: com ${die} nenhuma peça pode andar. ${reasons.join('. ')}`,
  stuckAt: (house, reason) => `Casa ${house}: ${reason}`,

  thrown: (die) => `o dado dá ${die}`,
  again: 'joga de novo',
  againLater: 'move e joga de novo',
  nobody: 'nenhuma peça pode andar',
  only: ({ noun }, house) => `só o ${noun} da casa ${house} pode andar`,
  skipped: 'perde a vez',
  step: ({ noun }, from, to) => `${noun} da ${from} para a ${to}`,
  swap: ({ noun }, to) => `troca com o ${noun}, que vai para a ${to}`,
  fall: ({ noun }, from, water, to) => `${noun} da ${from} cai na ${water} e volta para a ${to}`,
  fallFurther: ({ noun }, from, water, full, to) =>
    `${noun} da ${from} cai na ${water} e, com a casa ${full} ocupada, volta para a ${to}`,
  leave: ({ noun }, from, left) =>
    `${noun} da ${from}, sai do tabuleiro, ${left === 0 ? 'era o último' : left === 1 ? 'falta 1' : `faltam ${left}`}`,
  shelteredNow: 'fica protegido',
  exitOnly: (die) => `só sai com ${die}`,
  wallMade: (first, last) => `forma um bloqueio de ${first} a ${last}`,

  blocked: (first, last) => `há um bloqueio de ${first} a ${last} no caminho`,
  taken: ({ noun }, house) => `já há um ${noun} na casa ${house}`,
  shelter: ({ noun }, house) => `o ${noun} está protegido na ${house}`,
  inWall: (house, first, last) => `a casa ${house} é do bloqueio de ${first} a ${last}`,
  pair: ({ noun }, house, neighbour) =>
    `o ${noun} da casa ${house} está protegido pelo vizinho da casa ${neighbour}`,

  aheadOf: (place) => `À frente da ${place}`,
  aheadThrow: (dice, effect) => `Com ${listed(dice, 'ou')}: ${effect}.`,
  standing: (place, man) => `${place}, ${man === undefined ? 'vazia' : man.full}`,
  aheadEnd: 'depois vem a saída',
  goesTo: (to) => `vai para a ${to}`,
  swapsAt: ({ noun }, at) => `troca com o ${noun} da ${at}`,
  falls: (to) => `cai na água e volta para a ${to}`,
  leaves: 'sai do tabuleiro',
  cannot: (reason) => `não anda, ${reason}`,
  notThrown: 'O dado ainda não foi jogado.',
  movable: (die, moves) =>
    moves.length === 0
      ? `Com ${die} nenhuma peça pode andar.`
      : `Com ${die} ${moves.length === 1 ? 'pode andar' : 'podem andar'}: ${moves.join('; ')}.`,
};

const english: SenetWords = {
  men: [
    { noun: 'cone', plural: 'cones', full: 'cone of player A', letter: 'c' },
    { noun: 'spool', plural: 'spools', full: 'spool of player B', letter: 's' },
  ],
  house: (number, name) => (name === undefined ? `house ${number}` : `house ${number}, ${name}`),

  wall: (first, last) => `in the wall on ${first} to ${last}`,
  paired: 'protected by its neighbour',
  sheltered: 'protected by the house',
  exitThrow: (die) => `leaves with a ${die}`,

  examples: '9-12, 26 off, throw',

  exitLabel: 'Exit',
  exit: (cones, spools) => `Exit from the board: ${cones} and ${spools} off`,
  count: ({ noun, plural }, count) => `${count} ${count === 1 ? noun : plural}`,
  home: ({ plural }, count) => `${capital(plural)} off the board: ${count} of 5`,
  skipLabel: 'Pass',
  skip: (die, reasons) => `Pass the turn: no piece can move with a ${die}. ${reasons.join('. ')}`,
  stuckAt: (house, reason) => `House ${house}: ${reason}`,

  thrown: (die) => `the die shows ${die}`,
  again: 'throws again',
  againLater: 'moves and throws again',
  nobody: 'no piece can move',
  only: ({ noun }, house) => `only the ${noun} on house ${house} can move`,
  skipped: 'loses the turn',
  step: ({ noun }, from, to) => `${noun} from ${from} to ${to}`,
  swap: ({ noun }, to) => `swaps with the ${noun}, which goes to ${to}`,
  fall: ({ noun }, from, water, to) => `${noun} from ${from} falls into the ${water} and returns to ${to}`,
  fallFurther: ({ noun }, from, water, full, to) =>
    `${noun} from ${from} falls into the ${water} and, house ${full} being taken, returns to ${to}`,
  leave: ({ noun }, from, left) =>
    `${noun} from ${from}, leaves the board, ${left === 0 ? 'the last one' : `${left} left`}`,
  shelteredNow: 'is protected there',
  exitOnly: (die) => `leaves only with a ${die}`,
  wallMade: (first, last) => `makes a wall on ${first} to ${last}`,

  blocked: (first, last) => `there is a wall on ${first} to ${last} in the way`,
  taken: ({ noun }, house) => `there is already a ${noun} on house ${house}`,
  shelter: ({ noun }, house) => `the ${noun} is protected on ${house}`,
  inWall: (house, first, last) => `house ${house} is in the wall on ${first} to ${last}`,
  pair: ({ noun }, house, neighbour) =>
    `the ${noun} on house ${house} is protected by its neighbour on ${neighbour}`,

  aheadOf: (place) => `Ahead of ${place}`,
  aheadThrow: (dice, effect) => `With ${listed(dice, 'or')}: ${effect}.`,
  standing: (place, man) => `${place}, ${man === undefined ? 'empty' : man.full}`,
  aheadEnd: 'then the exit',
  goesTo: (to) => `goes to ${to}`,
  swapsAt: ({ noun }, at) => `swaps with the ${noun} on ${at}`,
  falls: (to) => `falls into the water and returns to ${to}`,
  leaves: 'leaves the board',
  cannot: (reason) => `cannot move, ${reason}`,
  notThrown: 'The die has not been thrown yet.',
  movable: (die, moves) =>
    moves.length === 0
      ? `No piece can move with a ${die}.`
      : `With a ${die} ${moves.length === 1 ? 'this can move' : 'these can move'}: ${moves.join('; ')}.`,
};

/** "1, 2 ou 4". */
function listed(numbers: readonly number[], last: string): string {
  return numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} ${last} ${numbers.at(-1)}`;
}

export const senetWords: Readonly<Record<Lang, SenetWords>> = { 'pt-BR': portuguese, en: english };
