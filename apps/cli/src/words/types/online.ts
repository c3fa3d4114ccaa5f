/** What can be typed in a match between devices beside the commands of any match. */
export const ONLINE_COMMANDS = [
  'sit',
  'say',
  'mute',
  'connection',
  'unsend',
  'win',
  'absentDraw',
  'rematch',
  'mySeat',
  'watch',
  'hand',
  'reclaim',
  'cancel',
] as const;
export type OnlineCommand = (typeof ONLINE_COMMANDS)[number];

/** Everything that `play --online` says beside what any match at a terminal says. Names may be empty: then `somebody` is said. */
export interface OnlineWords {
  /** Words and phrases for each command, with commas between them: in lower case, without accents. */
  readonly commands: Readonly<Record<OnlineCommand, string>>;
  readonly somebody: string;
  readonly askLink: string;
  readonly askCode: string;
  readonly badCode: string;
  invitation(game: string, name: string): string;
  readonly terms: {
    /** The guest's side: "Brancas", "Jogador A". */
    side(side: string): string;
    readonly lots: string;
    readonly noClock: string;
    clock(controls: string): string;
    days(days: number): string;
    readonly fairDice: string;
    readonly realDice: string;
    readonly position: string;
    house(rules: string): string;
    readonly takebacks: string;
    readonly noTakebacks: string;
    readonly hints: string;
    readonly watched: string;
    readonly unwatched: string;
    grace(span: string): string;
  };
  readonly howToSit: string;
  badName(most: number): string;
  /** The seat of this match is kept here: it is taken up again. */
  readonly takenUp: string;
  /** The key was given by another address than the one that asks for it now. */
  otherServer(kept: string, asked: string): string;
  readonly watching: string;
  sides(own: string, other: string): string;
  players(first: string, second: string): string;
  readonly waits: {
    guest(code: string | undefined): string;
    readonly dice: string;
    /** With "my seat" before the beginning: the part of the dice stays on the first device. */
    readonly seedElsewhere: string;
    together(name: string): string;
  };
  seated(name: string): string;
  readonly begun: string;
  /** What the other player did: the move in coordinates and as people write it. */
  played(who: string, move: string, written: string): string;
  threw(who: string, die: string): string;
  paidHint(who: string): string;
  readonly connection: {
    readonly linked: string;
    readonly slow: string;
    readonly trying: string;
    gone(span: string): string;
    readonly closed: string;
    readonly lost: string;
    back(span: string): string;
  };
  readonly other: {
    here(name: string): string;
    away(name: string): string;
    gone(name: string, span: string): string;
    back(name: string): string;
    mayClaim(name: string): string;
  };
  readonly asks: {
    pause(name: string): string;
    rematch(name: string): string;
    denied(name: string): string;
    readonly sent: string;
    readonly next: string;
  };
  readonly paused: string;
  readonly unsent: {
    waiting(what: string): string;
    sent(what: string): string;
    readonly request: string;
    readonly takenBack: string;
    readonly none: string;
    readonly tooLate: string;
    readonly already: string;
  };
  readonly phrases: {
    list(phrases: readonly string[]): string;
    said(name: string, phrase: string): string;
    readonly notSaid: string;
    readonly muted: string;
    readonly unmuted: string;
  };
  readonly seatWish: {
    from(name: string, number: string): string;
    handed(name: string): string;
  };
  readonly lost: {
    readonly text: string;
    how(seats: readonly string[]): string;
    readonly which: string;
    asked(number: string): string;
    readonly notAsked: string;
    readonly regained: string;
  };
  mySeat(link: string): string;
  watchLink(link: string): string;
  readonly unwatched: string;
  readonly nothingToCancel: string;
  /** After the end. */
  readonly afterwards: string;
  /** Before the end: the match goes on at the server. */
  left(command: string): string;
  readonly leftUnsent: string;
  readonly help: readonly string[];
  seconds(count: number): string;
  minutes(count: number): string;
  hours(count: number): string;
}
