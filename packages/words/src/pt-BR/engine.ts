import type { EngineWords } from '../types/engine.js';

export const engine: EngineWords = {
  opponent: (side, level) => `Você joga com ${side} contra o computador: ${level}.`,
  maximumElo: (elo) => `No máximo, ele joga com cerca de ${elo} Elo neste aparelho.`,
  thinking: 'O computador está pensando… (Ctrl-C sai; a partida fica guardada)',
  played: (move, written) => `O computador jogou ${written}${written === move ? '' : ` (${move})`}.`,
  hint: (move, written) => `Dica: ${written}${written === move ? '' : ` (${move})`}.`,
  seeksHint: 'Procurando um bom lance…',
  drawAccepted: 'O computador aceita o empate.',
  drawDeclined: 'O computador recusa o empate: ele se acha melhor.',
  columns: { depth: 'prof.', score: 'nota', wdl: 'V/E/D ‰', nodes: 'posições', line: 'linha' },
  best: (move) => `Melhor lance: ${move}`,
  dieFirst: 'O dado ainda não foi jogado: antes disso não há o que escolher.',
  mate: (moves) => (moves > 0 ? `mate em ${moves}` : `leva mate em ${-moves}`),
};
