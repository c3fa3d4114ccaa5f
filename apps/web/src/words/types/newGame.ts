import type { GameId } from '@tabuleiro/game';
import type { NewGameForm, SideChoice } from '../../screens/newGame/form.js';
import type { Pace } from '../../screens/newGame/TimeSection.js';

export type NewGameWords = {
  readonly title: (game: string) => string;
  readonly start: string;
  /** The same where somebody far away is invited. */
  readonly invite: string;
  /** Leads to the chapter of the manual. */
  readonly rules: string;
  readonly changeBelow: string;
  readonly summary: string;
  /** What is folded away, and some of what is in there. */
  readonly more: { readonly title: string; readonly holds: string };
  readonly opponent: {
    readonly legend: string;
    readonly names: Readonly<Record<NewGameForm['opponent'], string>>;
    readonly details: Readonly<Record<NewGameForm['opponent'], string>>;
  };
  readonly level: {
    readonly legend: string;
    readonly maximumHint: string;
    readonly elo: (elo: string) => string;
    /** The same of the computer at full strength, whose rating is that of the device. */
    readonly maximumElo: (elo: string) => string;
    /** For ratings that are lower than what people know. */
    readonly beginner: string;
    readonly learner: string;
  };
  readonly side: {
    readonly legend: string;
    readonly lots: string;
    readonly lotsDetail: string;
    /** The sides by the kind of player they are named after: `w`, `A`. */
    readonly names: Readonly<Record<'w' | 'b' | 'A' | 'B', string>>;
    /** After "play with": "as brancas". */
    readonly withs: Readonly<Record<'w' | 'b' | 'A' | 'B', string>>;
    readonly begins: string;
    readonly answers: string;
  };
  readonly people: {
    readonly heading: string;
    readonly own: string;
    readonly first: string;
    readonly second: string;
    readonly hint: string;
    /** Where somebody at another device sees it. */
    readonly farHint: string;
  };
  readonly time: {
    readonly legend: string;
    readonly none: string;
    readonly perMove: string;
    readonly custom: string;
    readonly unequal: string;
    readonly paces: Readonly<Record<Pace, string>>;
    readonly seconds: string;
    /** Only with somebody far away. */
    readonly days: string;
    readonly daysLabel: string;
    readonly customLabel: string;
    readonly customHint: string;
    readonly own: string;
    readonly other: string;
    readonly otherComputer: string;
    readonly flagDraw: string;
    /** The rest of the time controls. */
    readonly others: string;
    /** What the KO among them means. */
    readonly knockout: string;
  };
  readonly help: {
    readonly heading: string;
    readonly hint: string;
    readonly takeback: string;
    readonly allowHint: string;
    readonly allowTakeback: string;
    readonly off: string;
    readonly costs: (span: string) => string;
    readonly paid: string;
    readonly free: string;
  };
  readonly house: { readonly heading: string; readonly hint: string };
  readonly dice: string;
  readonly position: {
    readonly heading: string;
    readonly label: string;
    readonly hint: ReadonlyMap<GameId, string>;
    readonly open: string;
    /** Leads to the board on which one is set up. */
    readonly setUp: string;
    readonly over: (outcome: string) => string;
  };
  /** What is particular about a game before it starts. */
  readonly notes: ReadonlyMap<GameId, string>;
  readonly tells: {
    readonly against: (level: string) => string;
    readonly people: (names: readonly [string, string]) => string;
    readonly unnamed: readonly [string, string];
    readonly far: string;
    readonly side: Readonly<Record<SideChoice, (side: string) => string>>;
    readonly clock: (words: string) => string;
    readonly clocks: (own: string, other: string) => string;
    readonly position: string;
  };
};

export type ClockPhrases = {
  readonly days: (count: string, isOne: boolean) => string;
  readonly minutes: (count: string, isOne: boolean) => string;
  readonly seconds: (count: string, isOne: boolean) => string;
  readonly and: string;
  readonly none: string;
  readonly perMove: (span: string) => string;
  readonly all: (span: string) => string;
  readonly stage: (span: string, moves: number) => string;
  readonly last: (span: string) => string;
  readonly increment: (span: string) => string;
  readonly noIncrement: string;
  readonly delay: (span: string) => string;
};
