import type { ReviewPageWords } from '../types/review.js';

export const review: ReviewPageWords = {
  title: 'Sorte e habilidade',
  progress: (done, total) => `Analisando a partida: ${done} de ${total} ações`,
  failed: 'A análise não terminou.',
  retry: 'Tentar de novo',

  thrown: (die) => `dado ${die}`,
  step: (from, to) => `${from} → ${to}`,
  leaves: (from) => `${from} → saída`,
  skips: 'perde a vez',

  curve: (player, start, end) =>
    `Chance de vitória ao longo da partida, ${player}: começa em ${start} e termina em ${end}.`,
  highest: (chance, number) => `Mais alta: ${chance}, ${number === 0 ? 'no início' : `na ação ${number}`}.`,
  lowest: (chance, number) => `Mais baixa: ${chance}, ${number === 0 ? 'no início' : `na ação ${number}`}.`,
  luckiest: (number, player, action, luck) =>
    `O dado que mais mudou a partida: ação ${number}, ${player}, ${action}, ${luck}.`,
  wins: (player) => `${player} vence`,
  walk: 'Ação da partida',
  atStart: 'Início da partida.',
  at: (number, total, player, action) => `Ação ${number} de ${total}. ${player}: ${action}.`,
  chanceOf: (player, chance) => `${player}: ${chance} de chance de vencer.`,
  adjusted: (player, chance) => `${player}, descontada a sorte dos dois lados: ${chance} de uma vitória.`,
  source: (isExact) => (isExact ? 'Valor exato.' : 'Valor estimado.'),
  estimated: 'estimado',
  luck: (change) => `sorte ${change}`,
  cost: (chance) => `custou ${chance}`,
  better: (action) => `melhor era ${action}`,

  totals: 'Totais',
  actions: 'Todas as ações',
  number: 'Nº',
  player: 'Quem',
  action: 'Ação',
  chance: 'Chance',
  change: 'Sorte ou erro',
  goTo: (number) => `Ver a ação ${number} no tabuleiro`,
  seeWorst: 'Ver o maior erro no tabuleiro',
  mistake: 'erro',
};
