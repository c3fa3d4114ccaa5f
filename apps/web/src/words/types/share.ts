import type { Player } from '@tabuleiro/game';

export type ShareWords = {
  readonly title: string;
  /** The choice of what is shared. */
  readonly what: string;
  readonly whole: string;
  readonly wholeDetail: (moves: number) => string;
  readonly position: string;
  readonly positionDetail: string;

  readonly link: string;
  readonly linkHint: string;
  /** Ahead of the link when the address means another computer on every other device. */
  readonly onlyHere: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly send: string;
  readonly qrShown: string;
  readonly qr: string;
  readonly noQr: string;
  readonly onlyPosition: string;
  /** There is no link: it would leave something out. */
  readonly tooMuch: string;
  readonly long: (letters: string) => string;

  readonly picture: string;
  /** Turns it; who is then at the bottom. */
  readonly turned: (player: string) => string;
  readonly png: string;
  readonly svg: string;
  readonly copyPicture: string;
  readonly pictureCopied: string;
  readonly pictureNotCopied: string;
  readonly noPicture: string;

  readonly sheet: string;
  readonly sheetHint: string;
  readonly print: string;

  /** Of the picture and the sheet. */
  readonly versus: (first: string, second: string) => string;
  readonly after: (move: string) => string;
  readonly thrown: (die: string) => string;
  readonly start: string;
  /** Who somebody without a name is, as the head of a column. */
  readonly players: Readonly<Record<Player, string>>;
  readonly from: (position: string) => string;
  readonly house: (rules: string) => string;
  readonly event: string;
  readonly site: string;
  readonly date: string;
  readonly round: string;
  readonly result: string;
  readonly number: string;
  readonly moves: string;
  readonly final: string;
  readonly signature: (player: string) => string;
  readonly unplayed: (moves: string) => string;
  readonly empty: string;
};
