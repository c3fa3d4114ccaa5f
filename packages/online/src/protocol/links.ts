import {
  codeValidator,
  type InviteCode,
  type MatchId,
  matchIdValidator,
  type SeatToken,
  tokenValidator,
} from './secrets.js';

/**
 * What a link of a match between devices opens. It stands behind the `#` of an address, which browsers never send to a server
 * (O-SEAT): an invitation, one's own seat on another device, or the match to watch.
 */
export type OnlineLink =
  | { readonly kind: 'invite'; readonly code: InviteCode }
  | { readonly kind: 'seat'; readonly match: MatchId; readonly token: SeatToken }
  | { readonly kind: 'watch'; readonly match: MatchId };

/** `convite/CODE`, `lugar/MATCH/TOKEN`, `assistir/MATCH`: the app puts its own route before it. */
export function formatLink(link: OnlineLink): string {
  switch (link.kind) {
    case 'invite':
      return `convite/${link.code}`;
    case 'seat':
      return `lugar/${link.match}/${link.token}`;
    case 'watch':
      return `assistir/${link.match}`;
  }
}

/** The link that a text is; undefined where it is none. */
export function parseLink(text: string): OnlineLink | undefined {
  const [kind, first = '', second = '', ...rest] = text.split('/');
  if (rest.length > 0) return undefined;
  const isMatch = matchIdValidator.check(first, '') === undefined;
  if (kind === 'convite' && second === '' && codeValidator.check(first, '') === undefined)
    return { kind: 'invite', code: first };
  if (kind === 'lugar' && isMatch && tokenValidator.check(second, '') === undefined)
    return { kind: 'seat', match: first, token: second };
  return kind === 'assistir' && isMatch && second === '' ? { kind: 'watch', match: first } : undefined;
}
