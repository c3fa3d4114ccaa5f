import {
  type Cursor,
  type Effect,
  fail,
  type Game,
  makeHashKeys,
  type Outcome,
  ok,
  type Piece,
  type Placement,
  type Player,
} from '@tabuleiro/game';

/** A toy for tests: throw a one or a two, take that many pegs or fewer; whoever takes the last has won. */
export type PegsState = { readonly pegs: number; readonly player: Player; readonly thrown: number };
export type PegsMove = { readonly kind: 'throw' | 'take'; readonly count: number };

const KEYS = makeHashKeys(1, 64);
const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');
const pack = (move: PegsMove): number => move.count + (move.kind === 'throw' ? 8 : 0);
const unpack = (packed: number): PegsMove => ({ kind: packed & 8 ? 'throw' : 'take', count: packed & 7 });

function generate({ pegs, thrown }: PegsState): number[] {
  if (pegs === 0) return [];
  return thrown === 0 ? [9, 10] : [1, 2].filter((count) => count <= thrown && count <= pegs);
}

function apply({ pegs, player }: PegsState, { kind, count }: PegsMove): PegsState {
  return kind === 'throw'
    ? { pegs, player, thrown: count }
    : { pegs: pegs - count, player: other(player), thrown: 0 };
}

/** Nobody owns a peg: let them all be A's. */
const PEG: Piece<'peg'> = { name: 'peg', player: 'A' };

function placementOf({ pegs }: PegsState): Placement<'peg'> {
  return new Map(Array.from({ length: pegs }, (_, i) => [String(i + 1), PEG]));
}

function effectsOf({ pegs }: PegsState, { kind, count }: PegsMove): readonly Effect<'peg'>[] {
  if (kind === 'throw') return [];
  return Array.from({ length: count }, (_, i) => ({ kind: 'captured', piece: PEG, at: String(pegs - i) }));
}

function outcomeOf({ pegs, player }: PegsState): Outcome | undefined {
  return pegs === 0 ? { winner: other(player), reason: 'win' } : undefined;
}

function cursorAt(start: PegsState): Cursor<PegsMove> {
  const trail = [start];
  const now = (): PegsState => trail[trail.length - 1];
  const key = (table: Int32Array): number =>
    table[now().pegs] ^ table[16 + now().thrown] ^ (now().player === 'A' ? table[32] : 0);
  return {
    maxMoves: 2,
    get keyLow() {
      return key(KEYS.low);
    },
    get keyHigh() {
      return key(KEYS.high);
    },
    generate(into, at) {
      const list = generate(now());
      into.set(list, at);
      return at + list.length;
    },
    make: (packed) => void trail.push(apply(now(), unpack(packed))),
    undo: () => void trail.pop(),
    inCheck: () => false,
    isDecided: () => outcomeOf(now()) !== undefined,
    outcome: () => outcomeOf(now()),
    pack,
    unpack,
  };
}

const formatMove = ({ kind, count }: PegsMove): string => (kind === 'throw' ? `${count}` : `-${count}`);

export const pegs: Game<PegsState, PegsMove, 'peg'> = {
  id: 'pegs',
  players: ['A', 'B'],
  options: [{ name: 'short', default: false }],
  matchRules: () => ({ agreement: true, flagFall: 'loss', paidHelp: false, claims: false }),
  start: (options) => ({ pegs: options?.short ? 3 : 7, player: 'A', thrown: 0 }),
  turn(state) {
    const outcome = outcomeOf(state);
    if (outcome !== undefined) return { kind: 'over', outcome };
    if (state.thrown > 0) return { kind: 'player', player: state.player };
    return { kind: 'chance', player: state.player, weights: [0.25, 0.75] };
  },
  moves: (state) => generate(state).map(unpack),
  apply,
  pieces: placementOf,
  effects: effectsOf,
  inCheck: () => false,
  explain(state, attempt) {
    if (generate(state).some((packed) => formatMove(unpack(packed)) === attempt)) return undefined;
    return { code: 'bad-move', facts: {}, rule: 'PEGS' };
  },
  cursor: cursorAt,
  notation: {
    parsePosition(text) {
      const parts = /^([0-7]) ([AB]) ([-12])$/.exec(text);
      if (parts === null)
        return fail({ code: 'bad-position', field: 'board', problem: 'bad-pegs', facts: {} });
      const player = parts[2] === 'A' ? 'A' : 'B';
      return ok({ pegs: Number(parts[1]), player, thrown: parts[3] === '-' ? 0 : Number(parts[3]) });
    },
    formatPosition: (state) => `${state.pegs} ${state.player} ${state.thrown || '-'}`,
    parseMove(state, text) {
      const packed = generate(state).find((candidate) => formatMove(unpack(candidate)) === text);
      if (packed !== undefined) return ok(unpack(packed));
      return fail({ code: /^-?[12]$/.test(text) ? 'illegal-move' : 'bad-move', move: text });
    },
    formatMove,
  },
};
