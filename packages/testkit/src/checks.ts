import {
  divide,
  type Game,
  type GameOptions,
  isLegal,
  type Placement,
  perft,
  placementAfter,
  REASONS,
  type Reason,
  type Turn,
} from '@tabuleiro/game';
import { isDeepEqual } from './deepEqual.js';
import { fuzzTexts } from './fuzz.js';
import type { Random } from './random.js';
import { moveTexts } from './randomGame.js';
import { formatPlacement, formatSnapshot, formatState, takeSnapshot } from './snapshot.js';

/** Moves of one state whose consequences are looked at. */
const FOLLOWED = 6;
/** Texts of one state that must be refused. */
const REFUSED = 12;

/** Checks everything the contract says about one state; `played` are the actions of the game so far. */
export function checkState<S, M>(
  game: Game<S, M>,
  state: S,
  random: Random,
  played: readonly string[],
  options?: GameOptions,
): void {
  const before = formatState(game, state);
  const moves = game.moves(state);
  const texts = moveTexts(game, state);
  checkTurn(game, state, moves.length);
  checkCounters(game, state);
  checkAccepted(game, state, moves, texts);
  checkRefused(game, state, new Set(texts), random, played);
  checkPositionText(game, state, texts, options);
  checkList(game, state, moves, texts);
  checkEffects(game, state, moves, texts);
  for (const move of random.sample(moves, FOLLOWED)) checkFollowed(game, state, move);
  const after = formatState(game, state);
  demand(before === after, () => `the state changed under us: ${before} became ${after}`);
}

function demand(holds: boolean, breach: () => string): void {
  if (!holds) throw new Error(breach());
}

function checkTurn<S, M>(game: Game<S, M>, state: S, count: number): void {
  const turn = game.turn(state);
  demand((turn.kind === 'over') === (count === 0), () => `turn is ${turn.kind} with ${count} moves`);
  if (turn.kind === 'over') {
    const { winner, reason } = turn.outcome;
    demand(winner === undefined || game.players.includes(winner), () => `unknown winner ${winner}`);
    demand(REASONS.includes(reason), () => `unknown reason ${reason}`);
    return;
  }
  demand(game.players.includes(turn.player), () => `unknown player ${turn.player}`);
  if (turn.kind === 'chance') checkWeights(turn.weights, count);
}

/** A counter that has reached its limit has ended the game, unless something else did. */
function checkCounters<S, M>(game: Game<S, M>, state: S): void {
  const isOver = game.turn(state).kind === 'over';
  for (const { kind, count, limit } of game.counters?.(state) ?? []) {
    const isWithin = Number.isInteger(count) && count >= 0 && count <= limit;
    demand(isWithin && (isOver || count < limit), () => `${kind} counts ${count} of ${limit}`);
  }
}

function checkWeights(weights: readonly number[], count: number): void {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  demand(weights.length === count, () => `${weights.length} weights for ${count} moves`);
  demand(
    Math.abs(sum - 1) < 1e-9 && weights.every((weight) => weight > 0),
    () => `weights ${weights} do not sum to 1`,
  );
}

function checkAccepted<S, M>(
  game: Game<S, M>,
  state: S,
  moves: readonly M[],
  texts: readonly string[],
): void {
  demand(new Set(texts).size === texts.length, () => `two moves share a text: ${texts.join(' ')}`);
  for (const [i, text] of texts.entries()) {
    const parsed = game.notation.parseMove(state, text);
    demand(
      parsed.ok && isDeepEqual(parsed.value, moves[i]),
      () => `${text} is listed, but reads as ${JSON.stringify(parsed)}`,
    );
    demand(isLegal(game, state, text), () => `${text} is listed, but not legal`);
    const refusal = game.explain(state, text);
    demand(refusal === undefined, () => `${text} is legal, but explained as ${refusal?.code}`);
  }
}

function checkRefused<S, M>(
  game: Game<S, M>,
  state: S,
  legal: ReadonlySet<string>,
  random: Random,
  played: readonly string[],
): void {
  const samples = ['', ...legal, ...random.sample(played, REFUSED)];
  for (const text of [...samples, ...fuzzTexts(random.below(2 ** 31), REFUSED, samples)]) {
    if (legal.has(text)) continue;
    const shown = JSON.stringify(text);
    const parsed = game.notation.parseMove(state, text);
    demand(!parsed.ok, () => `${shown} is not listed, but reads as ${JSON.stringify(parsed)}`);
    demand(!isLegal(game, state, text), () => `${shown} is not listed, but legal`);
    const refusal = game.explain(state, text);
    demand(
      refusal !== undefined && refusal.code !== '' && refusal.rule !== '',
      () => `no reason why ${shown} is refused`,
    );
  }
}

/** Endings that a position text alone cannot show: after a second pass it reads as after the first (B-PASS). */
const BY_HISTORY: readonly Reason[] = ['repetition', 'perpetual', 'doublepass'];

function isDecidedByHistory(turn: Turn): boolean {
  return turn.kind === 'over' && BY_HISTORY.includes(turn.outcome.reason);
}

function checkPositionText<S, M>(
  game: Game<S, M>,
  state: S,
  texts: readonly string[],
  options: GameOptions | undefined,
): void {
  const text = game.notation.formatPosition(state);
  const parsed = game.notation.parsePosition(text, options);
  if (!parsed.ok) throw new Error(`its own text is refused: ${JSON.stringify(parsed.error)}`);
  const again = game.notation.formatPosition(parsed.value);
  demand(again === text, () => `its text reads back as ${again}`);
  const [mine, other] = [game.cursor(state), game.cursor(parsed.value)];
  demand(
    mine.keyLow === other.keyLow && mine.keyHigh === other.keyHigh,
    () => 'its text reads back with another key',
  );
  demand(game.inCheck(state) === game.inCheck(parsed.value), () => 'its text reads back with another check');
  demand(
    isDeepEqual([...game.pieces(state)], [...game.pieces(parsed.value)]),
    () => 'its text reads back with other pieces',
  );
  if (isDecidedByHistory(game.turn(state))) return;
  demand(
    isDeepEqual(game.turn(state), game.turn(parsed.value)),
    () => 'its text reads back with another turn',
  );
  const others = moveTexts(game, parsed.value);
  demand(
    isDeepEqual(texts, others),
    () => `its text reads back with other moves: ${texts.join(' ')} / ${others.join(' ')}`,
  );
}

function checkList<S, M>(game: Game<S, M>, state: S, moves: readonly M[], texts: readonly string[]): void {
  const cursor = game.cursor(state);
  const packed = moves.map((move) => cursor.pack(move));
  for (const [i, move] of moves.entries()) {
    demand(isDeepEqual(cursor.unpack(packed[i]), move), () => `${texts[i]} does not survive packing`);
    demand(i === 0 || packed[i - 1] < packed[i], () => `${texts[i]} is out of order`);
  }
  const turn = game.turn(state);
  const { outcome, inCheck, isDecided, moves: generated } = takeSnapshot(cursor);
  demand(
    isDeepEqual(outcome, turn.kind === 'over' ? turn.outcome : undefined),
    () => `the cursor ends with ${JSON.stringify(outcome)}`,
  );
  demand(!isDecided || turn.kind === 'over', () => 'the cursor is decided, the game is not over');
  demand(inCheck === game.inCheck(state), () => 'the cursor differs about check');
  demand(turn.kind === 'over' || isDeepEqual(packed, generated), () => 'the cursor generates other moves');
  if (isDecidedByHistory(turn)) return;
  demand(perft(game, state, 1) === moves.length, () => `perft 1 is not ${moves.length}`);
  const divided = divide(game, state, 1).map(({ move }) => game.notation.formatMove(move));
  demand(isDeepEqual(divided, texts), () => 'divide has another order');
}

/** The board before and what an action is said to do to it give the board after. */
function checkEffects<S, M>(game: Game<S, M>, state: S, moves: readonly M[], texts: readonly string[]): void {
  const before = game.pieces(state);
  for (const [i, move] of moves.entries()) {
    const given = JSON.stringify(move);
    const effects = game.effects(state, move);
    demand(JSON.stringify(move) === given, () => `${texts[i]} changed when its effects were asked for`);
    demand(
      isDeepEqual(effects, game.effects(state, move)),
      () => `${texts[i]} has other effects when asked again`,
    );
    const told = placementAfter(before, effects);
    const after = game.pieces(game.apply(state, move));
    demand(
      isSamePlacement(told, after),
      () => `the effects of ${texts[i]} leave ${formatPlacement(told)}, apply ${formatPlacement(after)}`,
    );
    demand(
      effects.length === 0 || !isSamePlacement(before, after),
      () => `${texts[i]} has effects, but leaves the board as it was`,
    );
  }
}

/** In any order. */
function isSamePlacement(one: Placement, other: Placement): boolean {
  if (one.size !== other.size) return false;
  for (const [place, { name, player }] of one) {
    const there = other.get(place);
    if (there?.name !== name || there.player !== player) return false;
  }
  return true;
}

function checkFollowed<S, M>(game: Game<S, M>, state: S, move: M): void {
  const text = game.notation.formatMove(move);
  const cursor = game.cursor(state);
  const before = formatSnapshot(takeSnapshot(cursor));
  cursor.make(cursor.pack(move));
  const made = formatSnapshot(takeSnapshot(cursor));
  const applied = formatSnapshot(takeSnapshot(game.cursor(game.apply(state, move))));
  demand(made === applied, () => `after ${text} the cursor shows ${made}, apply ${applied}`);
  cursor.undo();
  const after = formatSnapshot(takeSnapshot(cursor));
  demand(after === before, () => `${text} undone shows ${after}, it was ${before}`);
}
