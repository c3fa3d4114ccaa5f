/** Chances come as texts. Sentences about winner, totals and mistakes are those of `reviewWords`. */
export type ReviewPageWords = {
  readonly title: string;
  readonly progress: (done: number, total: number) => string;
  readonly failed: string;
  readonly retry: string;

  readonly thrown: (die: string) => string;
  readonly step: (from: string, to: string) => string;
  readonly leaves: (from: string) => string;
  readonly skips: string;

  readonly curve: (player: string, start: string, end: string) => string;
  readonly highest: (chance: string, number: number) => string;
  readonly lowest: (chance: string, number: number) => string;
  readonly luckiest: (number: number, player: string, action: string, luck: string) => string;
  readonly wins: (player: string) => string;
  readonly walk: string;
  readonly atStart: string;
  readonly at: (number: number, total: number, player: string, action: string) => string;
  readonly chanceOf: (player: string, chance: string) => string;
  readonly adjusted: (player: string, chance: string) => string;
  /** Whether the numbers of an action come from an exact table, as a sentence; then the word before an estimated one. */
  readonly source: (isExact: boolean) => string;
  readonly estimated: string;
  readonly luck: (change: string) => string;
  readonly cost: (chance: string) => string;
  readonly better: (action: string) => string;

  readonly totals: string;
  readonly actions: string;
  readonly number: string;
  readonly player: string;
  readonly action: string;
  readonly chance: string;
  readonly change: string;
  readonly goTo: (number: number) => string;
  readonly seeWorst: string;
  readonly mistake: string;
};
