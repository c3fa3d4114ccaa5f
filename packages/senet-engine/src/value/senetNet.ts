import { ValueNet } from './net.js';
import { WEIGHTS } from './weights.js';

/** The network that the computer plays with. It keeps notes while it counts: every thread has its own. */
export function senetNet(): ValueNet {
  return new ValueNet(WEIGHTS);
}
