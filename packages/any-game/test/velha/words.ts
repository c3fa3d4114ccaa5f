import type { GameWording, Lang } from '@tabuleiro/words';

/** What would be `pt-BR/velha.ts` and `en/velha.ts`, as `games.ts` joins them. */
export const velhaWords: Readonly<Record<Lang, GameWording>> = {
  'pt-BR': {
    refusals: {
      'game-over': ({ winner }) =>
        winner === ''
          ? 'A partida acabou: deu velha.'
          : `A partida acabou: o jogador ${winner} fez uma linha.`,
      'bad-move': () => 'Escreva a casa, de a1 a c3.',
      'marked-cell': ({ at, player }) =>
        `A casa ${at} já foi marcada pelo jogador ${player}: escolha uma vazia.`,
    },
    positionProblems: {
      'bad-board': ({ text }) => `"${text}" não é um tabuleiro: três linhas de três, com X, O ou ponto.`,
      'bad-player': ({ text }) => `"${text}" não é um jogador: use A ou B.`,
      'bad-count': ({ text }) =>
        `Com estas marcas a vez não é do jogador ${text}: A começa e eles se alternam.`,
      'after-the-end': ({ text }) => `O jogador ${text} já tem uma linha: a partida acabou antes desta vez.`,
    },
  },
  en: {
    refusals: {
      'game-over': ({ winner }) =>
        winner === ''
          ? 'The game is over: nobody has a line.'
          : `The game is over: player ${winner} has a line.`,
      'bad-move': () => 'Write the cell, from a1 to c3.',
      'marked-cell': ({ at, player }) => `Player ${player} has marked ${at} already: choose an empty cell.`,
    },
    positionProblems: {
      'bad-board': ({ text }) => `"${text}" is no board: three rows of three, with X, O or a dot.`,
      'bad-player': ({ text }) => `"${text}" is not a player: use A or B.`,
      'bad-count': ({ text }) =>
        `With these marks it is not the turn of player ${text}: A begins and they alternate.`,
      'after-the-end': ({ text }) => `Player ${text} has a line already: the game was over before this turn.`,
    },
  },
};
