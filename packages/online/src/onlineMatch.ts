import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  crc32,
  fail,
  type Game,
  type GameId,
  ok,
  type Player,
  type Result,
  type Verdict,
} from '@tabuleiro/game';
import { applyAction, beginMatch, type Match } from '@tabuleiro/match';
import {
  type ActLine,
  type Agreed,
  formatLine,
  hashLine,
  type Line,
  type LineHash,
  NO_LINES,
  type OpenLine,
  type SeatNumber,
  type ShortVerdict,
  type SitLine,
  type VoidReason,
} from './protocol/lines.js';
import type { Phase } from './protocol/phases.js';
import type { MatchId } from './protocol/secrets.js';
import { setupOf, type Terms } from './protocol/terms.js';

/** Finds the rules of a game; undefined for a game that this program does not know. */
export type FindGame = (id: GameId) => Game | undefined;

/**
 * A match between devices as a value: what its lines come to. Server and clients make it from the same lines with the same
 * code, so that they can only differ where a line was lost, and then their hashes differ.
 */
export type OnlineMatch = {
  readonly phase: Phase;
  /** How many lines it is made of: the number of the next one. */
  readonly seq: number;
  readonly hash: LineHash;
  readonly terms: Terms;
  /** The players' names by seat; while nobody has sat down, the host's twice. */
  readonly names: readonly [string, string];
  readonly host: { readonly name: string; readonly seal: string | undefined };
  /** The host's seat; undefined until the guest sits. */
  readonly hostSeat: SeatNumber | undefined;
  /** The guest's commitment to a seed. */
  readonly guestSeal: string | undefined;
  /** The server's commitment to its secret. */
  readonly commit: string | undefined;
  /** Whose seeds were revealed. */
  readonly revealed: readonly [boolean, boolean];
  /** The match, from its beginning on. */
  readonly match: Match | undefined;
  /** What one player wishes and the other has not answered. */
  readonly asked: { readonly what: Agreed; readonly seat: SeatNumber } | undefined;
  /** Whose wish was denied, and after how many plies: it is not heard twice in the same position. */
  readonly denied: { readonly seat: SeatNumber; readonly plies: number } | undefined;
  /** The number of lines when the position last changed: what was wished for before that is stale. */
  readonly moved: number;
  /** The rematch. */
  readonly next: MatchId | undefined;
  /** Why it was never begun. */
  readonly why: VoidReason | undefined;
};

/** What is not in the lines: who looks at them, and what that one may know of the dice. */
export type Viewer = {
  readonly games: FindGame;
  /** The joined seeds of both players; empty for a watcher, and before they are known. */
  readonly playerSeed: string;
  /** The seat of this device. */
  readonly mine?: SeatNumber;
};

/** Why a line cannot follow: `order` it is not due, `rules` the match refuses it, `sum` it leads to another position. */
export type FollowError = {
  readonly code: 'cannot-follow';
  readonly problem: 'order' | 'unknown-game' | 'rules' | 'sum';
};

type Followed = Result<OnlineMatch, FollowError>;

/** The match after one more line; `before` is undefined for the first one. */
export function followLine(
  viewer: Viewer,
  before: OnlineMatch | undefined,
  line: Line,
  text = formatLine(line),
): Followed {
  const next = before === undefined ? openMatch(viewer, line) : follow(viewer, before, line);
  if (!next.ok) return next;
  return ok(numbered(before, next.value, text));
}

/** The match with its line counted. */
export function numbered(before: OnlineMatch | undefined, next: OnlineMatch, text: string): OnlineMatch {
  const seq = (before?.seq ?? 0) + 1;
  const isSame =
    before !== undefined && before.match?.plies === next.match?.plies && before.phase === next.phase;
  return { ...next, seq, hash: hashLine(before?.hash ?? NO_LINES, text), moved: isSame ? before.moved : seq };
}

function cannot(problem: FollowError['problem']): Result<never, FollowError> {
  return fail({ code: 'cannot-follow', problem });
}

function openMatch({ games }: Viewer, line: Line): Followed {
  if (line.kind !== 'open') return cannot('order');
  return games(line.terms.game) === undefined ? cannot('unknown-game') : ok(opened(line));
}

function opened({ name, terms, commit, seal }: OpenLine): OnlineMatch {
  return {
    ...{ phase: 'open', seq: 0, hash: NO_LINES, terms, names: [name, name], host: { name, seal } },
    ...{ hostSeat: undefined, guestSeal: undefined, commit, revealed: [false, false] },
    ...{ match: undefined, asked: undefined, denied: undefined, moved: 0, next: undefined, why: undefined },
  };
}

function follow(viewer: Viewer, before: OnlineMatch, line: Line): Followed {
  const { phase } = before;
  switch (line.kind) {
    case 'open':
      return cannot('order');
    case 'sit':
      return phase === 'open' ? ok(seated(before, line)) : cannot('order');
    case 'seed':
      return phase === 'seated'
        ? ok({ ...before, revealed: withSeat(before.revealed, line.seat, true) })
        : cannot('order');
    case 'begin':
      return phase === 'seated' ? begun(viewer, before, line.date) : cannot('order');
    case 'act':
      return phase === 'playing' ? acted(viewer, before, line) : cannot('order');
    case 'ask':
      return canAsk(before, line.what, line.seat) ? ok({ ...before, asked: line }) : cannot('order');
    case 'deny':
      return before.asked?.what === line.what ? ok(denied(before, before.asked.seat)) : cannot('order');
    case 'hand':
      return before.hostSeat === undefined ? cannot('order') : ok(handed(before, line.seat, line.name));
    case 'next':
      return phase === 'over' ? ok({ ...before, asked: undefined, next: line.match }) : cannot('order');
    case 'void':
      return phase === 'open' || phase === 'seated'
        ? ok({ ...before, phase: 'void', why: line.why })
        : cannot('order');
  }
}

function seated(before: OnlineMatch, { name, host, seal }: SitLine): OnlineMatch {
  const names = withSeat([name, name], host, before.host.name);
  return { ...before, phase: 'seated', names, hostSeat: host, guestSeal: seal };
}

function withSeat<T>([first, second]: readonly [T, T], seat: SeatNumber, value: T): readonly [T, T] {
  return seat === 0 ? [value, second] : [first, value];
}

function handed(before: OnlineMatch, seat: SeatNumber, name: string): OnlineMatch {
  return { ...before, names: withSeat(before.names, seat, name) };
}

/** May it be asked for now? A pause while the match is played, a rematch once it is over. */
export function canAsk(online: OnlineMatch, what: Agreed, seat: SeatNumber): boolean {
  const { phase, match, asked } = online;
  const isDenied = online.denied?.seat === seat && online.denied.plies === pliesOf(online);
  if (asked !== undefined || isDenied) return false;
  return what === 'pause' ? phase === 'playing' && match?.paused === false : phase === 'over';
}

function denied(before: OnlineMatch, seat: SeatNumber): OnlineMatch {
  return { ...before, asked: undefined, denied: { seat, plies: pliesOf(before) } };
}

function pliesOf({ match }: OnlineMatch): number {
  return match?.plies?.length ?? 0;
}

function begun(viewer: Viewer, before: OnlineMatch, date: string): Followed {
  const game = viewer.games(before.terms.game);
  if (game === undefined) return cannot('unknown-game');
  const { mine, playerSeed } = viewer;
  const dice = before.commit === undefined ? undefined : { commit: before.commit, playerSeed };
  const more = mine === undefined ? { date } : { date, mine };
  const match = beginMatch(game, setupOf(before.terms, before.names, dice, more));
  return match.ok ? ok({ ...before, phase: 'playing', match: match.value }) : cannot('rules');
}

function acted(viewer: Viewer, before: OnlineMatch, line: ActLine): Followed {
  const game = viewer.games(before.terms.game);
  if (game === undefined || before.match === undefined) return cannot('unknown-game');
  const judged =
    line.verdict === undefined ? before.match : { ...before.match, verdict: longVerdict(line.verdict) };
  const next = applyAction(game, judged, line.action);
  if (!next.ok) return cannot('rules');
  if (positionSum(game, next.value) !== line.sum) return cannot('sum');
  return ok(playedOn(before, next.value));
}

/** The match between devices when its match has become another one: what was asked falls with the next ply. */
export function playedOn(before: OnlineMatch, match: Match): OnlineMatch {
  const isStill = match.plies === before.match?.plies && match.outcome === undefined && !match.paused;
  return {
    ...before,
    match,
    phase: match.outcome === undefined ? 'playing' : 'over',
    asked: isStill ? before.asked : undefined,
  };
}

/** The checksum of the position that a match stands at. */
export function positionSum(game: Game, match: Match): number {
  return crc32(utf8ToBytes(game.notation.formatPosition(match.state)));
}

/** A verdict as a match has it; whoever wants to see the proof asks the game again. */
export function longVerdict({ kind, nodes }: ShortVerdict): Verdict {
  return kind === 'proven' ? { kind, nodes, strategy: [], line: [] } : { kind, nodes };
}

/** The player of a seat. */
export function playerAt(game: Game, seat: SeatNumber): Player {
  return game.players[seat];
}

/** The seat opposite. */
export function otherSeat(seat: SeatNumber): SeatNumber {
  return seat === 0 ? 1 : 0;
}

/** O-DICE: the player's seed of the whole match, the first player's part first. */
export function joinSeeds(seeds: readonly [string, string]): string {
  return seeds[0] + seeds[1];
}

/** Whose seeds still have to be revealed before the match can begin. */
export function missingSeeds({ terms, revealed }: OnlineMatch): readonly SeatNumber[] {
  if (terms.dice !== 'fair') return [];
  const seats: readonly SeatNumber[] = [0, 1];
  return seats.filter((seat) => !revealed[seat]);
}
