import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import type { Game } from '@tabuleiro/game';
import {
  type Action,
  actorOf,
  applyAction,
  commitTo,
  listOf,
  type Match,
  makeSecret,
  RECORD_VERSION,
  type RecordVersion,
  type Secret,
  type Setup,
  seenThrows,
  type TimeControl,
  throwAt,
} from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { Random, randomMove } from '@tabuleiro/testkit';
import { start, total } from './play.js';

/** A test for each game without its types showing: `use` is called with one game, whichever. */
export const EACH_GAME: readonly { readonly id: string; readonly run: (use: GameTest) => void }[] = [
  { id: 'classico', run: (use) => use(classico) },
  { id: 'nucleo', run: (use) => use(nucleo) },
  { id: 'brasez', run: (use) => use(brasez) },
  { id: 'senet', run: (use) => use(senet) },
];
export type GameTest = <S, M>(game: Game<S, M>) => void;

export type RandomMatch<S, M> = { readonly match: Match<S, M>; readonly secret: Secret | undefined };

const FORMS: readonly TimeControl[] = [
  { kind: 'none' },
  { kind: 'perMove', ms: 20_000 },
  total(60_000),
  total(40_000, 2000, 1000),
  { kind: 'total', stages: [{ ms: 30_000, moves: 2 }, { ms: 15_000 }], increment: 500, delay: 0 },
];

/** Positions near an end, where claims and results are not rare. */
const STARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['classico', ['6k1/5ppp/8/8/8/8/1Q3PPP/6K1 w - - 0 1', '7k/8/8/6Q1/8/8/q7/1r5K w - - 95 1']],
  ['nucleo', ['k7/8/1K6/8/8/8/8/7R w - - 0 1']],
]);

const OTHERS = [
  ...['offer', 'accept', 'decline', 'hint', 'takeback', 'agree', 'refuse', 'pause', 'resume', 'tick'],
  ...['takeback', 'agree', 'agree', 'resume', 'accept', 'claim', 'resign'],
] as const;

export function randomSetup<S, M>(game: Game<S, M>, random: Random): Partial<Setup> {
  const starts = STARTS.get(game.id) ?? [];
  const isFair = game.id === 'senet' && random.below(4) > 0;
  const secret = isFair ? randomSecret(random) : undefined;
  return {
    options: Object.fromEntries(game.options.map(({ name }) => [name, random.below(2) === 0])),
    players: [
      { name: 'Ana', kind: 'person' },
      random.below(2) === 0
        ? { name: 'Bia', kind: 'person' }
        : { name: 'Motor', kind: 'computer', level: 2, seed: 7 },
    ],
    clock: [random.pick(FORMS), random.pick(FORMS)],
    help: random.pick([
      { hint: 15_000, takeback: 30_000 },
      { hint: 500, takeback: 700 },
      { hint: 0, takeback: 0 },
    ]),
    budget: 20,
    ...(secret === undefined
      ? {}
      : { dice: { commit: commitTo(secret), playerSeed: `semente ${random.below(9)}` } }),
    ...(starts.length > 0 && random.below(3) === 0 ? { start: random.pick(starts) } : {}),
  };
}

function randomSecret(random: Random): Secret {
  return makeSecret(Uint8Array.from({ length: 32 }, () => random.below(256)));
}

/** What only version 2 knows, each in some of the set-ups. */
function laterTerms(random: Random): Partial<Setup> {
  const some = (terms: Partial<Setup>): Partial<Setup> => (random.below(3) === 0 ? terms : {});
  return {
    ...some({ event: 'Torneio da escola', site: 'São Paulo' }),
    ...some({ date: '2026.11.??', round: '3.1' }),
    ...some({ feedback: true }),
    ...some({
      players: [
        { name: 'Ana', kind: 'remote' },
        { name: 'Bia', kind: 'remote' },
      ],
      online: { hints: false, takebacks: true, watched: true, grace: 60_000 },
    }),
  };
}

/** A match of up to `count` accepted and refused actions; the same seed gives the same one. */
export function randomMatch<S, M>(
  game: Game<S, M>,
  seed: number,
  count: number,
  version: RecordVersion = RECORD_VERSION,
): RandomMatch<S, M> {
  const random = new Random(seed);
  const secret = randomSecret(random);
  const setup = { ...randomSetup(game, random), ...(version === 1 ? {} : laterTerms(random)) };
  const dice = setup.dice && { commit: commitTo(secret), playerSeed: setup.dice.playerSeed };
  let match = start(game, dice === undefined ? setup : { ...setup, dice }, version);
  for (let i = 0; i < count && match.outcome === undefined; i++) {
    const next = applyAction(game, match, randomAction(game, match, secret, random));
    if (next.ok) match = next.value;
  }
  return { match, secret: dice === undefined ? undefined : secret };
}

/** Mostly moves; mostly by the player to act; mostly quick. Some of them will be refused. */
export function randomAction<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  secret: Secret,
  random: Random,
): Action {
  const spent = random.pick([0, 0, random.below(300), random.below(3000), random.below(30_000)]);
  const actor = actorOf(match) ?? match.players[0];
  if (match.paused || random.below(10) < 4) return otherAction(match, spent, random);
  if (match.turn.kind === 'chance') {
    return { kind: 'throw', by: actor, spent, ...throwOf(game, match, secret, random) };
  }
  const chosen = randomMove(game, match.state, random);
  return {
    kind: 'move',
    by: actor,
    spent,
    move: chosen === undefined ? '' : game.notation.formatMove(chosen),
  };
}

function throwOf<S, M>(game: Game<S, M>, match: Match<S, M>, secret: Secret, random: Random) {
  const { dice } = match.setup;
  if (dice !== undefined) {
    return { move: String(throwAt(secret, dice.playerSeed, match.throwCount)), from: 'fair' } as const;
  }
  const chosen = randomMove(game, match.state, random);
  const move = match.takenBackThrows?.item ?? (chosen === undefined ? '' : game.notation.formatMove(chosen));
  return { move, from: 'real' } as const;
}

function otherAction(match: Match, spent: number, random: Random): Action {
  const kind = match.paused ? 'resume' : random.pick(OTHERS);
  if (kind === 'resign' && random.below(8) > 0) return { kind: 'pause', by: match.players[0], spent };
  const by = random.below(3) === 0 ? random.pick(match.players) : (actorOf(match) ?? match.players[0]);
  if (kind === 'claim') return { kind, by, spent, claim: 'perpetual' };
  if (kind === 'resign' && match.recordVersion > 1) return laterEnd(match, by, spent, random);
  return { kind, by: answerer(match, kind) ?? by, spent: match.paused ? 0 : spent };
}

function laterEnd(match: Match, by: Action['by'], spent: number, random: Random): Action {
  if (match.setup.online !== undefined) {
    return { kind: 'abandoned', by, spent, as: random.pick(['win', 'draw']) };
  }
  return random.below(2) === 0
    ? { kind: 'resign', by, spent }
    : { kind: 'declared', by, spent, winner: random.pick([...match.players, null]) };
}

/** Answers come from the one who was asked. */
function answerer(match: Match, kind: Action['kind']): Action['by'] | undefined {
  const asker = kind === 'accept' || kind === 'decline' ? match.offer : match.takebackAsker;
  const isAnswer = ['accept', 'decline', 'agree', 'refuse'].includes(kind);
  return isAnswer && asker !== undefined ? match.players.find((player) => player !== asker) : undefined;
}

/** All that a match is, as one text: two equal ones are the same value to every caller. */
export function portrait<S, M>(game: Game<S, M>, match: Match<S, M>): string {
  const { state, turnStart, plies, takenBackThrows, actions, ...rest } = match;
  const { formatPosition } = game.notation;
  return JSON.stringify({
    ...rest,
    position: formatPosition(state),
    moves: game.moves(state).length,
    turnStart: { ...turnStart, state: formatPosition(turnStart.state) },
    plies: listOf(plies).map(({ move, at }) => ({ move, at: { ...at, state: formatPosition(at.state) } })),
    takenBackThrows: listOf(takenBackThrows),
    seen: seenThrows(match),
    actions: listOf(actions),
  });
}
