import type { Player } from '@tabuleiro/game';
import { A, EXIT, type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import type { Language } from '../language.js';
import { markOf } from './mark.js';
import { formatSenetMove } from './move.js';
import { SENET_WORDS } from './words.js';

/** A game of Senet from its start: throws and steps, each legal after the ones before it. */
export type SenetGame = {
  readonly start: SenetState;
  readonly moves: readonly SenetMove[];
  readonly winner?: Player;
};

/** The whole game, one turn a line: `3. A 5: 7-12 troca; 2: 12-14`. */
export function formatSenetGame(game: SenetGame, language: Language): string {
  const start = senet.notation.formatPosition(game.start);
  const isUsual = start === senet.notation.formatPosition(senet.start());
  const lines = isUsual ? ['[Game "Senet"]', ''] : ['[Game "Senet"]', `[Position "${start}"]`, ''];
  const turns = formatTurns(game, language);
  lines.push(...turns.map((turn, i) => `${i + 1}. ${turn}`));
  if (game.winner !== undefined) lines.push(`${game.winner} ${SENET_WORDS[language].wins}`);
  return `${lines.join('\n')}\n`;
}

/** Each turn: its player, then the throws with what was played. */
function formatTurns(game: SenetGame, language: Language): string[] {
  const turns: string[] = [];
  let { start: state } = game;
  let player = 0;
  for (const [i, move] of game.moves.entries()) {
    if (state.player !== player) turns.push(state.player === A ? 'A' : 'B');
    const lead = state.player !== player ? ' ' : '; ';
    ({ player } = state);
    if (move.kind === 'throw') turns.push(`${turns.pop()}${lead}${move.die}:`);
    else {
      const resumed = i === 0 ? `${lead}${state.die}:` : '';
      turns.push(`${turns.pop()}${resumed} ${formatAction(state, move, language)}`);
    }
    state = senet.apply(state, move);
  }
  return turns;
}

function formatAction(state: SenetState, move: SenetMove, language: Language): string {
  const words = SENET_WORDS[language];
  const step = formatSenetMove(state, move, language);
  if (move.kind !== 'step' || move.to === EXIT) return step;
  const { isSwap, rest } = markOf(state, move);
  if (isSwap) return `${step} ${words.swap}`;
  return rest === 0 ? step : `${step} ${words.water} ${rest}`;
}
