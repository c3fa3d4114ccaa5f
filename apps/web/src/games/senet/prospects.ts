import type { Effect, Refusal } from '@tabuleiro/game';
import {
  EMPTY,
  EXIT,
  LAST,
  type SenetMove,
  type SenetState,
  senet,
  THROWS,
  targetOf,
} from '@tabuleiro/senet';
import { capital, type Lang } from '@tabuleiro/words';
import type { Place, TargetMark } from '../../board/model.js';
import { senetWords } from '../../words/senet.js';
import {
  houseAt,
  manOf,
  manOfPlayer,
  nameHouse,
  type SenetPosition,
  TRACK,
  withTurn,
  wordStuck,
} from './houses.js';

/** What the die on the table does to a piece: what the rules say the step would do, or why there is none. */
export type Prospect = Effect | Refusal;

/** Requires a piece of the player to act on `from`, and a die. */
function prospectOf(state: SenetState, from: number): Prospect {
  const step = senet.moves(state).find((move) => move.kind === 'step' && move.from === from);
  if (step !== undefined) return senet.effects(state, step)[0];
  const attempt = `${from}-${targetOf(from, state.die) || EXIT}`;
  const refusal = senet.explain(state, attempt);
  if (refusal === undefined) throw new Error(`${attempt} is neither legal nor refused`);
  return refusal;
}

function isStuck(prospect: Prospect): prospect is Refusal {
  return 'code' in prospect;
}

const MARKS: Readonly<Partial<Record<Effect['kind'], TargetMark>>> = {
  swapped: 'swap',
  fell: 'fall',
  borneOff: 'leave',
};

/** How the target of a legal step is marked. */
export function markOf(state: SenetState, move: SenetMove): TargetMark {
  const [effect] = senet.effects(state, move);
  return MARKS[effect.kind] ?? 'move';
}

/** What lies one to five houses ahead of a place and, if a piece stands there, what each throw would do to it. */
export type HouseAhead = {
  readonly die: number;
  /** What the throw does; undefined where nobody stands at the place, or the game is over. */
  readonly prospect: Prospect | undefined;
  /** The house so far ahead; undefined beyond the last one. */
  readonly house: number | undefined;
  /** Who is there: EMPTY, A or B. */
  readonly owner: number;
};

export function aheadOf({ state, player }: SenetPosition, place: Place): readonly HouseAhead[] {
  const from = houseAt(place);
  if (from === undefined) return [];
  const owner = state.track[from];
  const isDead = owner === EMPTY || player === undefined;
  return THROWS.map((die) => {
    const house = from + die > LAST ? undefined : from + die;
    return {
      die,
      prospect: isDead ? undefined : prospectOf(withTurn(state, owner, die), from),
      house,
      owner: house === undefined ? EMPTY : state.track[house],
    };
  });
}

/** "Casa 24, cone do jogador A. Com 1: vai para a casa 25. …"; throws that do the same are told together. */
export function sayAhead(lang: Lang, position: SenetPosition, place: Place): string | undefined {
  const house = houseAt(place);
  if (house === undefined) return undefined;
  const ahead = aheadOf(position, place);
  const throws = tellThrows(lang, position.state, house, ahead);
  return throws.length === 0 ? tellHouses(lang, house, ahead) : throws.join(' ');
}

function tellHouses(lang: Lang, from: number, ahead: readonly HouseAhead[]): string {
  const words = senetWords[lang];
  const told = ahead.flatMap(({ house, owner }) =>
    house === undefined ? [] : [words.standing(nameHouse(lang, house), manOf(words, owner))],
  );
  const end = told.length === ahead.length ? [] : [words.aheadEnd];
  return `${words.aheadOf(nameHouse(lang, from))}: ${[...told, ...end].join('; ')}.`;
}

function tellThrows(
  lang: Lang,
  state: SenetState,
  from: number,
  ahead: readonly HouseAhead[],
): readonly string[] {
  const words = senetWords[lang];
  const dice = new Map<string, number[]>();
  for (const { die, prospect } of ahead) {
    if (prospect === undefined) continue;
    const text = wordProspect(lang, state.track[from], prospect);
    dice.set(text, [...(dice.get(text) ?? []), die]);
  }
  const told = Array.from(dice, ([text, thrown]) => words.aheadThrow(thrown, text));
  const standing = words.standing(nameHouse(lang, from), manOf(words, state.track[from]));
  return told.length === 0 ? [] : [`${capital(standing)}.`, ...told];
}

function wordProspect(lang: Lang, owner: number, prospect: Prospect): string {
  const words = senetWords[lang];
  if (isStuck(prospect)) return words.cannot(wordStuck(lang, owner, prospect));
  switch (prospect.kind) {
    case 'moved':
      return words.goesTo(nameHouse(lang, Number(prospect.to)));
    case 'swapped':
      return words.swapsAt(manOfPlayer(words, prospect.with.player), nameHouse(lang, Number(prospect.to)));
    case 'fell':
      return words.falls(nameHouse(lang, Number(prospect.to)));
    default:
      return words.leaves;
  }
}

/** What the throw on the table would do to the piece on a place; what there is to say where no piece can move. */
export function sayMovable(lang: Lang, { state }: SenetPosition, place: Place): string {
  const words = senetWords[lang];
  const house = houseAt(place);
  if (state.die === 0) return words.notThrown;
  if (house === undefined || state.track[house] !== state.player) return words.noneMovable(state.die);
  return words.aheadThrow([state.die], wordProspect(lang, state.player, prospectOf(state, house)));
}

/** For each piece of the player to act that the die does not move, its house and why. */
export function stuckPieces(lang: Lang, state: SenetState): readonly string[] {
  return TRACK.filter((house) => state.track[house] === state.player).flatMap((house) => {
    const prospect = prospectOf(state, house);
    if (!isStuck(prospect)) return [];
    return [senetWords[lang].stuckAt(house, wordStuck(lang, state.player, prospect))];
  });
}
