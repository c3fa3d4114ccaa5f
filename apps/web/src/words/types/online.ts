/** Of matches between two devices. Every name may be empty: each sentence has its own words for somebody without one. */
export type OnlineWords = {
  readonly title: string;
  readonly intro: string;
  /** The server of this page. */
  readonly server: {
    readonly asking: string;
    readonly missing: string;
    readonly whatToDo: string;
    readonly again: string;
  };
  readonly create: { readonly title: string; readonly hint: string };
  readonly code: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly go: string;
    readonly wrong: string;
  };
  readonly mine: {
    readonly title: string;
    readonly none: string;
    readonly invitation: (code: string) => string;
    readonly seat: string;
    readonly open: string;
    readonly forget: string;
    readonly forgetTitle: string;
    readonly forgetText: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly empty: string;
    readonly look: string;
    readonly watch: string;
    readonly renew: string;
    readonly waits: (name: string) => string;
    readonly plays: (first: string, second: string) => string;
  };
  /** What was agreed, line by line. */
  readonly terms: {
    readonly title: string;
    readonly from: (name: string) => string;
    /** For the guest; `side` is "as brancas". */
    readonly side: (side: string) => string;
    readonly lots: string;
    readonly clock: (clock: string) => string;
    readonly clocks: (own: string, other: string) => string;
    readonly days: (days: number) => string;
    readonly fairDice: string;
    readonly realDice: string;
    readonly takebacks: string;
    readonly noTakebacks: string;
    readonly hints: string;
    readonly watched: string;
    readonly unwatched: string;
    readonly position: string;
    readonly house: (rules: string) => string;
    readonly grace: (span: string) => string;
  };
  /** On the page of a new game. */
  readonly form: {
    readonly heading: string;
    readonly watched: string;
    readonly watchedHint: string;
    readonly listed: string;
    readonly listedHint: string;
    readonly grace: string;
    readonly graceHint: string;
    readonly fair: string;
    readonly fairHint: string;
    readonly real: string;
    readonly realHint: string;
  };
  readonly invited: {
    readonly title: string;
    readonly looking: string;
    readonly name: string;
    readonly nameHint: string;
    readonly sit: string;
    readonly sitting: string;
    readonly fair: string;
  };
  readonly waiting: {
    readonly title: string;
    readonly intro: string;
    readonly say: string;
    readonly saidAs: (code: string) => string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly qr: string;
    readonly qrShown: string;
    readonly onlyHere: string;
    readonly cancel: string;
    readonly waits: string;
    readonly seated: (name: string) => string;
    readonly dice: string;
    readonly together: (name: string) => string;
    readonly opening: string;
    readonly begun: string;
  };
  readonly connection: {
    readonly linked: string;
    readonly slow: string;
    readonly gone: (span: string) => string;
    readonly trying: string;
    readonly closed: string;
    /** Announced, once each. */
    readonly lost: string;
    readonly back: string;
  };
  readonly other: {
    readonly here: (name: string) => string;
    readonly away: (name: string) => string;
    readonly gone: (name: string, span: string) => string;
    readonly back: (name: string) => string;
    readonly mayClaim: (name: string) => string;
    readonly win: string;
    readonly draw: string;
  };
  readonly asks: {
    readonly pause: (name: string) => string;
    readonly rematch: (name: string) => string;
    readonly denied: (name: string) => string;
    readonly sentPause: string;
    readonly sentRematch: string;
    readonly yes: string;
    readonly no: string;
    readonly next: string;
  };
  readonly unsent: {
    readonly waiting: (what: string) => string;
    readonly sent: (what: string) => string;
    readonly takeBack: string;
    readonly takenBack: string;
    /** What waits, where it is no move. */
    readonly request: string;
  };
  readonly seatWish: {
    readonly from: (name: string, number: string) => string;
    readonly compare: string;
    readonly hand: string;
    readonly handed: (name: string) => string;
  };
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly how: string;
    /** `side` is "as brancas". */
    readonly ask: (name: string, side: string) => string;
    readonly asked: (number: string) => string;
    readonly watch: string;
  };
  readonly dialog: {
    readonly deed: string;
    readonly title: string;
    readonly phrases: string;
    readonly phrasesOn: string;
    readonly phrasesHint: string;
    readonly said: (name: string, phrase: string) => string;
    readonly youSaid: (phrase: string) => string;
    readonly mySeat: string;
    readonly mySeatHint: string;
    readonly watch: string;
    readonly watchHint: string;
    readonly unwatched: string;
  };
  readonly watching: string;
  readonly notKept: string;
  readonly home: string;
  readonly seconds: (count: number) => string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
};
