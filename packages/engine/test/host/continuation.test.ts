import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import type { GameLine } from '@tabuleiro/engine';
import type { Game } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { Random, randomMove } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { replayLine } from '../../src/host/gameLine.js';
import type { WorkerReply, WorkerRequest } from '../../src/host/protocol.js';
import { WorkerService } from '../../src/host/workerService.js';

const SEED = 31;
const GAMES: readonly Game<unknown, unknown>[] = [classico, nucleo, brasez, senet];
/** Two kings and a rook come back to where they were. */
const ROOK = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';

function stateAt<S, M>(game: Game<S, M>, line: GameLine): S {
  const state = replayLine(game, line);
  if (!state.ok) throw new Error(`${JSON.stringify(line)}: ${state.error.code}`);
  return state.value;
}

/** So many random actions further, or as many as there are. */
function playOn<S, M>(game: Game<S, M>, line: GameLine, plies: number, random: Random): GameLine {
  const moves = [...(line.moves ?? [])];
  let state = stateAt(game, line);
  for (let ply = 0; ply < plies; ply++) {
    const move = randomMove(game, state, random);
    if (move === undefined) break;
    moves.push(game.notation.formatMove(move));
    state = game.apply(state, move);
  }
  return { ...line, moves };
}

test.each(GAMES)(
  '[P-AI] $id: a line that goes on from another leads to the same state, history and all',
  (game) => {
    const random = new Random(SEED);
    const starts: GameLine[] = [
      { game: game.id },
      ...(game.id === 'classico' ? [{ game: game.id, position: ROOK }] : []),
    ];
    for (const start of [...starts, ...starts, ...starts]) {
      const before = playOn(game, start, random.below(40), random);
      const line = playOn(game, before, random.below(20), random);
      const last = { line: before, state: stateAt(game, before) };
      expect(replayLine(game, line, last), `seed ${SEED}`).toEqual(replayLine(game, line));
    }
  },
);

test('[P-AI] what was read before is not read again', () => {
  const read: string[] = [];
  const { notation } = classico;
  const parseMove: typeof notation.parseMove = (state, text) => {
    read.push(text);
    return notation.parseMove(state, text);
  };
  const game = { ...classico, notation: { ...notation, parseMove } };
  const before = { game: 'classico', moves: ['e2e4', 'e7e5'] };
  const last = { line: before, state: stateAt(classico, before) };
  replayLine(game, { game: 'classico', position: 'start', moves: ['e2e4', 'e7e5', 'g1f3'] }, last);
  expect(read).toEqual(['g1f3']);
  replayLine(game, { game: 'classico', moves: ['e2e4'] }, last);
  expect(read).toEqual(['g1f3', 'e2e4']);
});

test.each([
  [
    { game: 'classico', moves: ['e2e4', 'e7e5', 'e4e5'] },
    { code: 'illegal-move', move: 'e4e5', at: 2 },
  ],
  [
    { game: 'classico', moves: ['e2e4', 'd7d5', 'e4d4'] },
    { code: 'illegal-move', move: 'e4d4', at: 2 },
  ],
  [
    { game: 'classico', position: ROOK, moves: ['e2e4', 'e7e5'] },
    { code: 'illegal-move', move: 'e2e4', at: 0 },
  ],
])('[P-AI] a bad action is counted from the start of the line: %j', (line, error) => {
  const before = { game: 'classico', moves: ['e2e4', 'e7e5'] };
  const last = { line: before, state: stateAt(classico, before) };
  expect(replayLine(classico, line, last)).toMatchObject({ ok: false, error });
});

/** The last word of a service on a line, nothing learned. */
function ask(
  service: WorkerService,
  said: WorkerReply[],
  line: GameLine,
  seed: number,
): readonly WorkerReply[] {
  const limits = { depth: 1, multiPv: 3 };
  const requests: readonly WorkerRequest[] = [
    { kind: 'choose', id: 1, line, level: 1, seed },
    { kind: 'forget', id: 2 },
    { kind: 'analyse', id: 3, line, limits, isHelper: false, asked: 0 },
  ];
  return requests.flatMap((request) => {
    service.receive(request);
    return said.splice(0).slice(-1);
  });
}

function openService(): { service: WorkerService; said: WorkerReply[] } {
  const said: WorkerReply[] = [];
  const service = new WorkerService((reply) => said.push(reply));
  service.receive({ kind: 'open', table: 1, flag: undefined });
  return { service, said };
}

test('[P-AI] what was followed by other rules is followed again', () => {
  const { service, said } = openService();
  ask(service, said, { game: 'nucleo', moves: ['e2e4'] }, 0);
  const strict = { game: 'nucleo', options: { doubleStep: false }, moves: ['e2e4', 'e7e6'] };
  expect(ask(service, said, strict, 0).at(0)).toMatchObject({
    result: { error: { code: 'illegal-move', move: 'e2e4', at: 0 } },
  });
});

test('[P-AI] played on, taken back, by other rules, in other games: a worker answers as a fresh one does', () => {
  const random = new Random(SEED);
  const { service, said } = openService();
  const starts: GameLine[] = [
    ...GAMES.map(({ id }) => ({ game: id })),
    { game: 'classico', position: ROOK },
    { game: 'nucleo', options: { castling: true } },
    { game: 'nucleo', options: { doubleStep: false } },
  ];
  const lines = [...starts];
  let at = 0;
  for (let step = 0; step < 100; step++) {
    if (random.below(4) === 0) at = random.below(lines.length);
    const game = GAMES.find(({ id }) => id === lines[at].game) ?? classico;
    const { moves = [] } = lines[at];
    const kept = random.below(4) === 0 ? random.below(moves.length + 1) : moves.length;
    lines[at] = playOn(game, { ...lines[at], moves: moves.slice(0, kept) }, random.below(4), random);
    if (game.turn(stateAt(game, lines[at])).kind === 'over') lines[at] = starts[at];
    const fresh = openService();
    expect(ask(service, said, lines[at], step), `seed ${SEED}, step ${step}`).toEqual(
      ask(fresh.service, fresh.said, lines[at], step),
    );
  }
});
