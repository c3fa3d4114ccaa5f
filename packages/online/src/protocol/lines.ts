import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fail, type Result } from '@tabuleiro/game';
import {
  ACTION_VALIDATORS,
  type Action,
  integerBetween,
  objectOf,
  oneOf,
  taggedUnion,
  textUpTo,
  type ValidationError,
  type Validator,
} from '@tabuleiro/match';
import { type MatchId, matchIdValidator, sealValidator } from './secrets.js';
import { nameValidator, type Terms, termsValidator } from './terms.js';

/** One of the two seats, in the order of `game.players`. */
export type SeatNumber = 0 | 1;
const seat: Validator<SeatNumber> = oneOf([0, 1]);

/** What players agree on while or after they play: one asks, the other asks for the same and it is done. */
export const AGREED = ['pause', 'rematch'] as const;
/** One of `AGREED`. */
export type Agreed = (typeof AGREED)[number];

/** Why a match was never begun. */
export const VOID_REASONS = ['cancelled', 'no-seed', 'wrong-seed'] as const;
/** One of `VOID_REASONS`. */
export type VoidReason = (typeof VOID_REASONS)[number];

/** How a claim was judged; the proof itself every device can find again. */
export const VERDICTS = ['proven', 'refuted', 'undecided'] as const;
/** A verdict without its proof. */
export type ShortVerdict = { readonly kind: (typeof VERDICTS)[number]; readonly nodes: number };

/** The match was created. `commit` is the server's to its secret of the dice, `seal` the host's to a seed (O-DICE). */
export type OpenLine = {
  readonly kind: 'open';
  readonly name: string;
  readonly terms: Terms;
  readonly commit?: string;
  readonly seal?: string;
};
/** The guest sat down; `host` is the host's seat, by the terms or by lots. */
export type SitLine = {
  readonly kind: 'sit';
  readonly name: string;
  readonly host: SeatNumber;
  readonly seal?: string;
};
/** A player revealed a seed that fits its seal; the seed itself is not in the line. */
export type SeedLine = { readonly kind: 'seed'; readonly seat: SeatNumber };
/** Time runs from here on. */
export type BeginLine = { readonly kind: 'begin'; readonly date: string };
/** An action of the match; `sum` is the CRC-32 of the position text after it. */
export type ActLine = {
  readonly kind: 'act';
  readonly action: Action;
  readonly sum: number;
  readonly verdict?: ShortVerdict;
};
export type AskLine = { readonly kind: 'ask'; readonly what: Agreed; readonly seat: SeatNumber };
export type DenyLine = { readonly kind: 'deny'; readonly what: Agreed; readonly seat: SeatNumber };
/** The other player gave this seat to somebody who had lost its secret. */
export type HandLine = { readonly kind: 'hand'; readonly seat: SeatNumber; readonly name: string };
/** The rematch: the same terms with sides changed, and the same secrets open its seats. */
export type NextLine = { readonly kind: 'next'; readonly match: MatchId };
export type VoidLine = { readonly kind: 'void'; readonly why: VoidReason };

/** One thing that happened in a match between devices: what everybody who may see the match sees. */
export type Line =
  | OpenLine
  | SitLine
  | SeedLine
  | BeginLine
  | ActLine
  | AskLine
  | DenyLine
  | HandLine
  | NextLine
  | VoidLine;

const verdict = objectOf<ShortVerdict>({ kind: oneOf(VERDICTS), nodes: integerBetween(0, 1_000_000_000) });
const date = textUpTo(10, '^[0-9]{4}\\.[0-9]{2}\\.[0-9]{2}$');
const what = oneOf(AGREED);

/** Validates one line, from a server or from a store. */
export const lineValidator: Validator<Line> = taggedUnion<Line>({
  open: objectOf<OpenLine>(
    {
      kind: oneOf(['open']),
      name: nameValidator,
      terms: termsValidator,
      commit: sealValidator,
      seal: sealValidator,
    },
    ['commit', 'seal'],
  ),
  sit: objectOf<SitLine>({ kind: oneOf(['sit']), name: nameValidator, host: seat, seal: sealValidator }, [
    'seal',
  ]),
  seed: objectOf<SeedLine>({ kind: oneOf(['seed']), seat }),
  begin: objectOf<BeginLine>({ kind: oneOf(['begin']), date }),
  act: objectOf<ActLine>(
    { kind: oneOf(['act']), action: ACTION_VALIDATORS[2], sum: integerBetween(0, 2 ** 32 - 1), verdict },
    ['verdict'],
  ),
  ask: objectOf<AskLine>({ kind: oneOf(['ask']), what, seat }),
  deny: objectOf<DenyLine>({ kind: oneOf(['deny']), what, seat }),
  hand: objectOf<HandLine>({ kind: oneOf(['hand']), seat, name: nameValidator }),
  next: objectOf<NextLine>({ kind: oneOf(['next']), match: matchIdValidator }),
  void: objectOf<VoidLine>({ kind: oneOf(['void']), why: oneOf(VOID_REASONS) }),
});

/** Reads the text of a line. */
export function parseLine(text: string): Result<Line, ValidationError> {
  try {
    const value: unknown = JSON.parse(text);
    return lineValidator.read(value, '');
  } catch {
    return fail({ problem: 'bad-text', path: '', facts: {} });
  }
}

/** The text of a line: what is kept, sent and hashed. */
export function formatLine(line: Line): string {
  return JSON.stringify(line);
}

/** Tells two sequences of lines apart; client and server compare it. */
export type LineHash = string;

const HASH_DIGITS = 16;

/** The hash before the first line. */
export const NO_LINES: LineHash = '';

/** The hash of a sequence with one more line: the first sixteen digits of the SHA-256 of the hash before and the text. */
export function hashLine(before: LineHash, text: string): LineHash {
  return bytesToHex(sha256(utf8ToBytes(before + text)).subarray(0, HASH_DIGITS / 2));
}

export const hashValidator: Validator<LineHash> = textUpTo(HASH_DIGITS, `^(?:[0-9a-f]{${HASH_DIGITS}})?$`);

export { seat as seatValidator };
