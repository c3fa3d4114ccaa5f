import type { solved as articles } from '../../../../manual/senet/solved.js';
import { SOLVED } from '../../../../manual/senet/solvedFacts.js';
import { solvedNumbers } from '../../../solvedNumbers.js';
import type { ArticleTexts } from '../../../types/chapters.js';

const { count, percent, points, change } = solvedNumbers('pt-BR', '\u00a0%');

/** "da casa 9 à 12", "tirar a peça da casa 26". */
function wordMove(move: string): string {
  const [from, to] = move.split('-');
  return to === '31' ? `tirar a peça da casa ${from}` : `da casa ${from} à ${to}`;
}

const openings = SOLVED.openings.map((moves, i) => {
  const [best, ...others] = moves;
  const worst = others.at(-1);
  const told = `- Saiu ${i + 1}: ${wordMove(best.move)}.`;
  return worst === undefined
    ? `${told} É o único lance.`
    : `${told} O pior lance, ${wordMove(worst.move)}, custa ${points(worst.cost)} pontos.`;
});

const RIVALS: ReadonlyMap<string, string> = new Map([
  ['chance', 'quem joga ao acaso'],
  ['natural', 'quem faz o lance natural'],
  ['level-1', 'o nível 1'],
  ['level-5', 'o nível 5'],
  ['level-10', 'o nível 10'],
]);

const { behind, patterns, habits, luck, length, naturalMistake, largestMistake } = SOLVED;
const [byChance] = luck;
const costOf = ({ bestWin, playedWin }: typeof naturalMistake): string => points(bestWin - playedWin);

export const solved: ArticleTexts<typeof articles> = {
  resolvido: {
    title: 'O jogo resolvido',
    sought:
      'estratégia, dicas, melhor lance, primeiro lance, abertura, jogada perfeita, tabela exata, sorte, quanto vale, vantagem',
    summary:
      'O que a conta de todas as posições revela: o melhor primeiro lance, as casas boas, os erros naturais e quanto é sorte.',
    body: [
      `Um programa nosso fez a conta: ${count(SOLVED.positions)} posições, todas as que há com até ${SOLVED.pieces} peças de cada lado. Para cada uma ele sabe a chance de vitória de quem vai jogar o dado, se os dois jogarem com perfeição. Nada do que segue é palpite.`,
      'Um ponto, aqui, é um centésimo da partida: quem joga fora um ponto perde, em média, uma partida a mais em cada cem.',
      `Quem começa vence ${percent(SOLVED.start)} das partidas perfeitas. É quase cara ou coroa. O melhor começo depende do dado:`,
      ...openings,
      `As casas não valem o mesmo. Na Casa da Beleza, a 26, uma peça está só ${points(behind[26])} pontos atrás de uma que já saiu; uma casa antes, na 25, está ${points(behind[25])} atrás, porque a água fica logo depois. Na 29 ela está ${points(behind[29])} atrás, na 30, ${points(behind[30])}, e na 28, ${points(behind[28])}.`,
      `E as formações? Três peças em sequência mudam a chance em ${change(patterns.wall)} ponto, em comparação com as mesmas peças espalhadas; duas vizinhas, em ${change(patterns.pair)}. Ir da 25 à 26 vale ${change(patterns.beauty)}; estar entre a 22 e a 25, e não ainda na 21, vale ${change(patterns.water)}.`,
      'O lance natural é o que quase todo mundo faz: tirar uma peça, se der; senão, trocar com o adversário; senão, andar com a peça da frente, sem cair na água.',
      `Pois ele está errado em ${percent(habits.natural.wrong, 0)} das escolhas. Quem anda sempre com a peça de trás erra em ${percent(habits.hindmost.wrong, 0)}, e quem anda sempre com a da frente, em ${percent(habits.foremost.wrong, 0)}.`,
      `Às vezes nem o melhor lance agrada: em ${percent(SOLVED.waiting, 0)} das posições, quem vai jogar preferiria que o outro jogasse. O lance é obrigatório, e todo lance estraga alguma coisa.`,
      `E a sorte? Cada arremesso muda a chance em ${points(SOLVED.swing)} pontos, em média. Entre dois jogadores perfeitos tudo é sorte. Contra quem joga ao acaso, o jogador perfeito vence ${percent(byChance.wins, 0)} das partidas, e ainda assim ${percent(byChance.luckShare, 0)} do que faz os resultados variarem vem do dado.`,
      `Uma partida perfeita tem ${count(length.mean)} arremessos em média. De ${count(SOLVED.games)} que o programa jogou, a mais curta teve ${length.shortest} e a mais longa, ${length.longest}.`,
      'Como cada número foi achado, e o programa que acha todos de novo, estão em docs/senet-solved.md, no repositório.',
    ],
    figures: [
      {
        title: 'Quantos pontos faltam a uma peça em cada casa',
        told: `Pontos que uma peça está atrás de uma que já saiu do tabuleiro, em média: ${points(behind[1], 0)} na casa 1, ${points(behind[10], 0)} na 10, ${points(behind[20], 0)} na 20, ${points(behind[25], 0)} na 25, ${points(behind[26], 0)} na 26, ${points(behind[28], 0)} na 28, ${points(behind[29], 0)} na 29 e ${points(behind[30], 0)} na 30. Quanto menos, melhor a casa.`,
        format: (value) => points(value, 0),
      },
      {
        title: 'Quanto custa, por escolha, jogar por hábito',
        told: 'Pontos perdidos em média a cada escolha, em posições de partidas perfeitas.',
        labels: ['O lance natural', 'Sempre a da frente', 'Sempre a de trás', 'Ao acaso'],
        format: (value) => points(value, 2),
      },
      {
        title: 'Quantas partidas o jogador perfeito vence',
        told: 'Os dois começam o mesmo número de vezes. Com metade das vitórias, seriam iguais.',
        labels: luck.map(({ rival }) => `Contra ${RIVALS.get(rival)}`),
        format: (value) => percent(value, 0),
      },
    ],
    examples: [
      `Esta posição apareceu numa partida perfeita. O lance natural é ${wordMove(naturalMistake.played)}, e custa ${costOf(naturalMistake)} pontos. O melhor é ${wordMove(naturalMistake.best)}: a chance passa de ${percent(naturalMistake.playedWin, 0)} para ${percent(naturalMistake.bestWin, 0)}. Experimente os dois.`,
      `O maior erro que conhecemos: aqui, ${wordMove(largestMistake.played)} joga fora ${costOf(largestMistake)} pontos de uma vez. O certo é ${wordMove(largestMistake.best)}. Procuramos em muitas posições, não em todas: talvez exista um erro ainda maior.`,
    ],
  },
};
