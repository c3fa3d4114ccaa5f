import { brasezSearchGame, classicoSearchGame, Searcher } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { chessInputs } from '../../src/knowledge/chess/networkInputs.js';
import {
  NETWORK_PARAMETERS,
  type SearchParameters,
  WEIGHTS_PARAMETERS,
} from '../../src/tree/searchParameters.js';
import { randomNetwork } from '../network/randomNetwork.js';

/** Pieces hang, kings are in the open: every kind of pruning has something to do. */
const WILD = 'r4rk1/pp3ppp/2p1b3/q2pPn2/3P4/P1N2Q2/1PB2PPP/R4RK1 b - - 0 17';

function nodesOf(parameters: SearchParameters): number {
  const state = classicoSearchGame.game.notation.parsePosition(WILD);
  if (!state.ok) throw new Error('refused');
  return new Searcher({ ...classicoSearchGame, parameters }).search(state.value, { depth: 9 }).nodes;
}

test('margins are those of the evaluation in use', () => {
  for (const searchGame of [classicoSearchGame, brasezSearchGame]) {
    expect(searchGame.parameters).toBe(WEIGHTS_PARAMETERS);
  }
  const network = randomNetwork(chessInputs, 8);
  expect(classicoSearchGame.network?.play(network).parameters).toBe(NETWORK_PARAMETERS);
});

const USUAL = nodesOf(WEIGHTS_PARAMETERS);

test.each(Object.keys(WEIGHTS_PARAMETERS))('the search goes by %s', (text) => {
  const name = text as keyof SearchParameters;
  // A quarter of what is usual; of what is off, what a network is searched with.
  const changed = Math.ceil(WEIGHTS_PARAMETERS[name] / 4) || NETWORK_PARAMETERS[name];
  expect(nodesOf({ ...WEIGHTS_PARAMETERS, [name]: changed })).not.toBe(USUAL);
});
