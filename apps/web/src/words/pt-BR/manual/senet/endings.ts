import type { endings as articles } from '../../../../manual/senet/endings.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const endings: ArticleTexts<typeof articles> = {
  vitoria: {
    title: 'Como se vence',
    sought: 'vitória, condições de vitória, remover todas as peças, objetivo',
    summary: 'Vence quem retira primeiro as cinco peças do tabuleiro; não há empate.',
    body: [
      'Vence quem primeiro tirar as suas cinco peças do tabuleiro. Junto ao tabuleiro você vê quantas já saíram de cada lado.',
      'A partida acaba no instante em que sai a quinta peça.',
      'Também se pode desistir, a qualquer momento: o adversário vence. Empate não existe no Senet. Com relógio, quem fica sem tempo perde.',
    ],
    rulings: [
      {
        open: 'Quem tira a última peça com 1 ou 5 ainda joga de novo?',
        ruled:
          'Não. A partida acaba na hora; a nova jogada não é feita. Na posição final a vez é de quem perdeu, e o dado está por jogar.',
        why: 'Vence o primeiro que remove as cinco peças: não há mais nada a jogar.',
      },
      {
        open: 'Pode haver empate, e pode-se desistir?',
        ruled: 'Desistir pode. Empate não há, nem por acordo.',
        why: 'O documento só conhece a vitória, e numa corrida alguém sempre chega primeiro.',
      },
      {
        open: 'O que é uma posição em que um lado já não tem peças, dada com dado ou com a vez do vencedor?',
        ruled:
          'É uma partida terminada: venceu o lado que saiu. Ela é escrita de volta como foi dada. A forma com a vez do perdedor e sem dado é a que o jogo produz.',
        why: 'O resultado está claro no tabuleiro; recusar o texto não ajudaria ninguém.',
      },
    ],
    examples: [
      'É a sua última peça, e saiu o 1. Tire-a do tabuleiro: você vence na hora, sem jogar o dado de novo.',
      'Você ainda tem duas peças. Tire a da casa 29: a partida continua, e o adversário pode vencer com um 1.',
    ],
  },

  'como-se-escreve': {
    title: 'Como se escreve uma posição',
    summary: 'Trinta casas em três grupos, o jogador da vez e o dado.',
    body: [
      'Uma posição de Senet é uma linha com três partes, separadas por um espaço: o tabuleiro, o jogador e o dado.',
      '- O tabuleiro são as casas na ordem do caminho, em três grupos de dez separados por uma barra: 1 a 10, 11 a 20, 21 a 30. A letra A é um cone, B é um carretel, e o ponto é uma casa vazia.',
      '- O jogador é A ou B: é a vez dele.',
      '- O dado é o número que está na mesa, de 1 a 5, ou um hífen se ainda vai ser jogado.',
      'As peças que já saíram não se escrevem: são as que faltam para cinco. A posição inicial é ABABABABAB/........../.......... A -.',
      'Você pode copiar a posição de uma partida em "Mais" e colar uma posição na página inicial ou em "Começar de outra posição".',
    ],
    rulings: [
      {
        open: 'Que textos não são posições?',
        ruled:
          'Os que não têm 30 casas em três grupos de dez, os que têm mais de cinco peças de um lado ou uma peça na casa 27, e o tabuleiro sem peça nenhuma. O programa diz o que está errado e onde.',
        why: 'Nenhuma partida chega a posições assim, e adivinhar o que se quis dizer seria pior do que perguntar.',
      },
    ],
    examples: [
      'Esta posição se escreve ...B....../....B...../A......A.. A 5. O jogador A tem duas peças no tabuleiro: três já saíram. Jogue 21-26: é assim que se escreve o lance da casa 21 à 26.',
    ],
  },
};
