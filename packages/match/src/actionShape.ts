import { CLAIM_KINDS, PLAYERS } from '@tabuleiro/game';
import { type Action, type ActionKind, THROW_SOURCES, type Timed } from './action.js';
import { LONGEST_MS } from './clock.js';
import { integerBetween, objectOf, oneOf, taggedUnion, textUpTo, type Validator } from './shape.js';

const by = oneOf(PLAYERS);
const spent = integerBetween(0, LONGEST_MS);
const move = textUpTo(100);

function plain<K extends ActionKind>(kind: K): Validator<Timed<K>> {
  return objectOf<Timed<K>>({ kind: oneOf([kind]), by, spent });
}

export const actionValidator: Validator<Action> = taggedUnion<Action>({
  move: objectOf({ kind: oneOf(['move']), by, spent, move }),
  throw: objectOf({ kind: oneOf(['throw']), by, spent, move, from: oneOf(THROW_SOURCES) }),
  resign: plain('resign'),
  offer: plain('offer'),
  accept: plain('accept'),
  decline: plain('decline'),
  claim: objectOf({ kind: oneOf(['claim']), by, spent, claim: oneOf(CLAIM_KINDS) }),
  hint: plain('hint'),
  takeback: plain('takeback'),
  agree: plain('agree'),
  refuse: plain('refuse'),
  pause: plain('pause'),
  resume: plain('resume'),
  tick: plain('tick'),
});
