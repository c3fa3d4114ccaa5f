/** What help shows for an argument, or for the value of a flag. */
export type Placeholder =
  | 'GAME'
  | 'DEPTH'
  | 'POSITION'
  | 'MOVE'
  | 'FILE'
  | 'DIR'
  | 'COMMAND'
  | 'RECORD'
  | 'PLAYER'
  | 'CLOCK'
  | 'URL'
  | 'NAME=true|false'
  | 'NAME=VALUE';

/** What each command does, in a phrase without a capital or a full stop. */
export type CommandWords = Readonly<
  Record<
    | 'play'
    | 'bestmove'
    | 'analyse'
    | 'match'
    | 'inspect'
    | 'explain'
    | 'perft'
    | 'divide'
    | 'convert'
    | 'senet-review'
    | 'senet-solve'
    | 'tables'
    | 'server-backup'
    | 'server-restore'
    | 'uci'
    | 'verify-dice'
    | 'help'
    | 'version',
    string
  >
>;

/** What each flag does; `shared` are those that mean the same in several commands. */
export interface FlagWords {
  readonly shared: Readonly<
    Record<
      | 'lang'
      | 'help'
      | 'version'
      | 'option'
      | 'json'
      | 'jsonl'
      | 'level'
      | 'ms'
      | 'nodes'
      | 'seed'
      | 'evaluation',
      string
    >
  >;
  readonly play: Readonly<
    Record<'level' | 'colour' | 'resume' | 'file' | 'time' | 'realDice' | 'online', string>
  >;
  readonly analyse: Readonly<Record<'depth' | 'multipv' | 'engine', string>>;
  readonly match: Readonly<
    Record<
      | 'first'
      | 'second'
      | 'engine'
      | 'engineOption'
      | 'ms'
      | 'nodes'
      | 'depth'
      | 'games'
      | 'sprt'
      | 'adjudicate'
      | 'concurrency'
      | 'seed'
      | 'pgn'
      | 'resume',
      string
    >
  >;
  readonly inspect: Readonly<Record<'jsonl' | 'pretty', string>>;
  readonly perft: Readonly<Record<'bare', string>>;
  readonly convert: Readonly<Record<'from' | 'to' | 'game' | 'position', string>>;
  readonly server: Readonly<Record<'store', string>>;
  readonly senetSolve: Readonly<Record<'out' | 'threads', string>> & {
    readonly pieces: (most: number) => string;
  };
}

/** Everything that `help` says. */
export interface HelpWords {
  readonly headings: Readonly<Record<'usage' | 'commands' | 'flags' | 'rules' | 'games', string>>;
  readonly notes: string;
  readonly placeholders: Readonly<Record<Placeholder, string>>;
  readonly commands: CommandWords;
  readonly flags: FlagWords;
}
