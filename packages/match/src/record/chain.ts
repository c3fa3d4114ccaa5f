import { digestOf } from '../digest.js';
import { isObject, type Json } from '../validator.js';

/**
 * The chain of checksums through a journal or a record of version 2. Each line carries a `link`: a checksum of the link
 * before it and of the line itself. It finds accidents such as a line that was changed, lost or doubled on a bad disk; it stops
 * no forger, who can write a new chain.
 */
export type Link = string;

/** What a chain begins with: the header is linked to nothing. */
export const NO_LINK: Link = '';

/** Hexadecimal digits of a link: 32 bits miss one accident in four thousand million. */
export const LINK_DIGITS = 8;

/**
 * The link of a line behind `before`: the first eight digits of the SHA-256 of `before` and the line as canonical JSON
 * (keys sorted, no white space). The line's own `link` and the secret of the dice, which a record may show or not, are left out.
 */
export function linkOf(before: Link, line: object): Link {
  return digestOf(before + canonicalJson(unlinked(line))).slice(0, LINK_DIGITS);
}

function unlinked(line: object): unknown {
  const { link: _, ...rest }: { readonly link?: unknown; readonly dice?: unknown } = { ...line };
  if (!isObject(rest.dice)) return rest;
  const { secret: __, ...dice } = rest.dice;
  return { ...rest, dice };
}

/** JSON with sorted keys and without white space, so that it does not matter who wrote the text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: Json) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** The end of a chain: the last link, and the one before it for a last line that is written again. */
export type ChainEnd = { readonly before: Link; readonly last: Link };

/** The end of the chain after one more line, or after the last line was replaced. */
export function extendChain(end: ChainEnd, line: object, replacesLast: boolean): ChainEnd {
  const before = replacesLast ? end.before : end.last;
  return { before, last: linkOf(before, line) };
}
