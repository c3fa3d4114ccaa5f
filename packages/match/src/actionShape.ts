import { CLAIM_KINDS, PLAYERS } from '@tabuleiro/game';
import { type Action, type ActionKind, THROW_SOURCES, type Timed } from './action.js';
import { LONGEST } from './clock.js';
import { integer, kinds, object, oneOf, type Shape, text } from './shape.js';

const by = oneOf(PLAYERS);
const spent = integer(0, LONGEST);
const move = text(100);

function deed<K extends ActionKind>(kind: K): Shape<Timed<K>> {
  return object<Timed<K>>({ kind: oneOf([kind]), by, spent });
}

export const actionShape: Shape<Action> = kinds<Action>({
  move: object({ kind: oneOf(['move']), by, spent, move }),
  throw: object({ kind: oneOf(['throw']), by, spent, move, from: oneOf(THROW_SOURCES) }),
  resign: deed('resign'),
  offer: deed('offer'),
  accept: deed('accept'),
  decline: deed('decline'),
  claim: object({ kind: oneOf(['claim']), by, spent, claim: oneOf(CLAIM_KINDS) }),
  hint: deed('hint'),
  takeback: deed('takeback'),
  agree: deed('agree'),
  refuse: deed('refuse'),
  pause: deed('pause'),
  resume: deed('resume'),
  tick: deed('tick'),
});
