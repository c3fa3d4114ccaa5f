/** A game as it is kept, told in few words: its line is one text, throws stand in it as digits. */
export type Sketch = {
  readonly game: 'classico' | 'nucleo' | 'brasez' | 'senet';
  readonly players?: readonly [object, object];
  readonly clock?: object;
  /** House rules that differ from the usual ones. */
  readonly options?: object;
  readonly start?: string;
  readonly line?: string;
  /** Seconds that each action takes. */
  readonly pace?: number;
  readonly dice?: object;
  /** What comes after the line: an offer, a pause. */
  readonly after?: readonly object[];
};

export const PEOPLE = [
  { name: 'Ana', kind: 'person' },
  { name: 'Bento', kind: 'person' },
] as const;

export const COMPUTER = [
  { name: 'Ana', kind: 'person' },
  { name: '', kind: 'computer', level: 4, seed: 1 },
] as const;

export const TEN_MINUTES = { kind: 'total', stages: [{ ms: 600_000 }], increment: 5000, delay: 0 };

/** N-HOUSE: how núcleo is played unless people agree otherwise. */
const HOUSE = { doubleStep: true, enPassant: false, castling: false, agreement: false };

/** The journal of a sketch (docs/match.md): a header, then a line for each action. */
export function journalOf(sketch: Sketch): string {
  const { game, players = PEOPLE, clock = { kind: 'none' }, options, start, dice } = sketch;
  const header = {
    ...{
      version: 1,
      game,
      options: game === 'nucleo' ? { ...HOUSE, ...options } : {},
      players,
      clock: [clock, clock],
    },
    ...{ help: { hint: 15_000, takeback: 30_000 }, budget: 100_000 },
    ...(dice === undefined ? {} : { dice }),
    ...(start === undefined ? {} : { start }),
  };
  return [header, ...actionsOf(sketch)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** In Senet whoever throws 1 or 5 and can move goes on; elsewhere players take turns. */
function actionsOf({ game, line = '', pace = 0, dice, after = [] }: Sketch): readonly object[] {
  const players = game === 'senet' ? ['A', 'B'] : ['w', 'b'];
  let turn = 0;
  let thrown = '';
  const moves = line.split(' ').filter((move) => move !== '');
  const actions = moves.map((move) => {
    const by = players[turn % 2];
    const spent = pace * 1000;
    if (/^\d$/.test(move)) {
      thrown = move;
      return { kind: 'throw', by, spent, move, from: dice === undefined ? 'real' : 'fair' };
    }
    if (!/[15]/.test(thrown) || move === 'skip') turn++;
    return { kind: 'move', by, spent, move };
  });
  return [...actions, ...after];
}
