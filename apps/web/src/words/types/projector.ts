/** Of the page that shows a room where to play. */
export type ProjectorWords = {
  readonly title: string;
  /** On the page of matches between devices: leads here. */
  readonly link: string;
  readonly address: string;
  readonly qr: (address: string) => string;
  /** What to do, in order; `entry` is what stands on the button at home. */
  readonly steps: { readonly title: string; readonly list: (entry: string) => readonly string[] };
  readonly others: { readonly title: string; readonly show: (address: string) => string };
  readonly lobby: {
    readonly title: string;
    readonly empty: string;
    /** The name may be empty. */
    readonly waits: (name: string) => string;
    readonly code: string;
  };
  /** Grounds for a bright room and for a dark one. */
  readonly grounds: Readonly<Record<'light' | 'dark', string>>;
  readonly asking: string;
  readonly onlyHere: string;
};
