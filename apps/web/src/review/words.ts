import type { Lang } from '@tabuleiro/words';

/** Chances come as texts. Sentences about winner, totals and mistakes are those of `reviewWords`. */
export type ReviewPageWords = {
  readonly title: string;
  readonly progress: (done: number, total: number) => string;
  readonly failed: string;
  readonly retry: string;

  readonly thrown: (die: string) => string;
  readonly step: (from: string, to: string) => string;
  readonly leaves: (from: string) => string;
  readonly skips: string;

  readonly curve: (player: string, start: string, end: string) => string;
  readonly highest: (chance: string, number: number) => string;
  readonly lowest: (chance: string, number: number) => string;
  readonly luckiest: (number: number, player: string, action: string, luck: string) => string;
  readonly wins: (player: string) => string;
  readonly walk: string;
  readonly atStart: string;
  readonly at: (number: number, total: number, player: string, action: string) => string;
  readonly chanceOf: (player: string, chance: string) => string;
  readonly adjusted: (player: string, chance: string) => string;
  readonly luck: (change: string) => string;
  readonly cost: (chance: string) => string;
  readonly better: (action: string) => string;

  readonly totals: string;
  readonly actions: string;
  readonly number: string;
  readonly player: string;
  readonly action: string;
  readonly chance: string;
  readonly change: string;
  readonly goTo: (number: number) => string;
  readonly seeWorst: string;
  readonly mistake: string;
};

const portuguese: ReviewPageWords = {
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

const english: ReviewPageWords = {
  title: 'Luck and skill',
  progress: (done, total) => `Reviewing the game: ${done} of ${total} actions`,
  failed: 'The review did not finish.',
  retry: 'Try again',

  thrown: (die) => `die ${die}`,
  step: (from, to) => `${from} → ${to}`,
  leaves: (from) => `${from} → off`,
  skips: 'loses the turn',

  curve: (player, start, end) =>
    `Chance of winning through the game, ${player}: begins at ${start} and ends at ${end}.`,
  highest: (chance, number) => `Highest: ${chance}, at ${number === 0 ? 'the start' : `action ${number}`}.`,
  lowest: (chance, number) => `Lowest: ${chance}, at ${number === 0 ? 'the start' : `action ${number}`}.`,
  luckiest: (number, player, action, luck) =>
    `The throw that changed most: action ${number}, ${player}, ${action}, ${luck}.`,
  wins: (player) => `${player} wins`,
  walk: 'Action of the game',
  atStart: 'Start of the game.',
  at: (number, total, player, action) => `Action ${number} of ${total}. ${player}: ${action}.`,
  chanceOf: (player, chance) => `${player}: ${chance} chance of winning.`,
  adjusted: (player, chance) => `${player}, with the luck of both taken out: ${chance} of a win.`,
  luck: (change) => `luck ${change}`,
  cost: (chance) => `cost ${chance}`,
  better: (action) => `better was ${action}`,

  totals: 'Totals',
  actions: 'All actions',
  number: 'No.',
  player: 'Who',
  action: 'Action',
  chance: 'Chance',
  change: 'Luck or mistake',
  goTo: (number) => `Show action ${number} on the board`,
  seeWorst: 'Show the biggest mistake',
  mistake: 'mistake',
};

export const reviewPageWords: Readonly<Record<Lang, ReviewPageWords>> = { 'pt-BR': portuguese, en: english };
