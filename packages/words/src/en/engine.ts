import type { EngineWords } from '../types/engine.js';

export const engine: EngineWords = {
  opponent: (side, level) => `You play ${side} against the computer: ${level}.`,
  maximumElo: (elo) => `At its maximum it plays at about ${elo} Elo on this device.`,
  thinking: 'The computer is thinking… (Ctrl-C quits; the game stays saved)',
  played: (move, written) => `The computer played ${written}${written === move ? '' : ` (${move})`}.`,
  hint: (move, written) => `Hint: ${written}${written === move ? '' : ` (${move})`}.`,
  seeksHint: 'Looking for a good move…',
  drawAccepted: 'The computer accepts the draw.',
  drawDeclined: 'The computer declines the draw: it thinks it is better.',
  columns: { depth: 'depth', score: 'score', wdl: 'W/D/L ‰', nodes: 'nodes', line: 'line' },
  best: (move) => `Best move: ${move}`,
  dieFirst: 'The die has not been thrown yet: there is nothing to choose before that.',
  mate: (moves) => (moves > 0 ? `mate in ${moves}` : `mated in ${-moves}`),
};
