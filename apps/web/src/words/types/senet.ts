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
  noneMovable(die: number): string;
  /** What to do then (S-SKIP). */
  mustSkip(die: number): string;
};
