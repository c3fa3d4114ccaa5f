import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const firstGameArticle: Article = pageOf('primeira-partida', ['P-NF2'], {
  'pt-BR': {
    title: 'A primeira partida',
    summary: 'Escolha um jogo, toque em "Começar a partida" e jogue; o resto pode ficar como está.',
    body: [
      'Na página inicial escolha um dos quatro jogos. A página seguinte mostra tudo o que se pode combinar antes, e já vem pronta: você contra o computador, no nível 3, sem relógio. Basta "Começar a partida".',
      'Se quiser, mude antes:',
      '- Contra quem: o computador, de nível 1 a 10 ou no máximo, ou outra pessoa neste mesmo aparelho.',
      '- De que lado você joga, ou por sorteio.',
      '- O ritmo de jogo, a ajuda permitida, os nomes e a posição inicial.',
      '- No Núcleo, as regras da casa; no Senet, o dado.',
      'Na partida, escolha uma peça sua: as casas aonde ela pode ir ficam marcadas. Escolha uma delas, e o lance está feito.',
      'Se você tenta um lance que não vale, o programa diz "Por que não posso?" e responde com a razão e com a regra.',
      'Ao lado do tabuleiro ficam as ações que o jogo permite: voltar lance, dica, virar o tabuleiro, propor empate, desistir. Entre duas pessoas, voltar um lance só vale se a outra concordar.',
      'Você pode fechar a página a qualquer momento. A partida fica na página inicial, em "Continuar".',
    ],
  },
  en: {
    title: 'The first game',
    summary: 'Choose a game, press "Start the game" and play; everything else may stay as it is.',
    body: [
      'On the home page choose one of the four games. The next page shows everything that can be settled beforehand, and it is already filled in: you against the computer, at level 3, without a clock. "Start the game" is enough.',
      'If you like, change first:',
      '- Against whom: the computer, from level 1 to 10 or at its maximum, or another person at this device.',
      '- Which side you play, or let lots decide.',
      '- The time control, the help allowed, the names and the position to start from.',
      '- In Núcleo the house rules; in Senet the die.',
      'In the game, choose one of your pieces: the squares it can go to are marked. Choose one of them, and the move is made.',
      'If you try a move that is not allowed, the program says "Why can’t I?" and answers with the reason and the rule.',
      'Beside the board are the actions this game allows: take back, hint, turn the board, offer a draw, resign. Between two people a move is taken back only if the other agrees.',
      'You can close the page at any time. The game is on the home page, under "Go on".',
    ],
  },
});

export const pointerArticle: Article = pageOf('mouse-e-toque', ['P-NF2'], {
  'pt-BR': {
    title: 'Jogar com mouse ou com o dedo',
    summary: 'Dois toques, ou arrastar: a peça e depois a casa.',
    body: [
      '- Com dois cliques ou dois toques: primeiro a peça, depois a casa. Escolher outra peça sua troca a escolha.',
      '- Arrastando: leve a peça até a casa e solte. Soltar fora do tabuleiro desfaz a escolha, e nada acontece antes de soltar.',
      'O que fica fora do tabuleiro se escolhe do mesmo jeito: no Brasez, os Grão-Duques do Ducado e a Peça de Passagem; no Senet, a saída e o botão Passar.',
      'Quando um lance pode significar duas coisas, como a peça da promoção ou, no Brasez, charge e Movimento de Lança, o programa pergunta. Você pode cancelar a pergunta.',
      'Com duas pessoas num aparelho, o tabuleiro gira a cada lance (o do Senet fica parado). Em Ajustes você pode escolher que só as peças virem, ou que nada se mexa.',
      'Em Ajustes também se liga ou desliga a marcação das casas possíveis, as coordenadas, o som e o movimento, e se escolhe a mão que joga.',
    ],
  },
  en: {
    title: 'Playing with a mouse or a finger',
    summary: 'Two taps, or a drag: the piece, then the square.',
    body: [
      '- With two clicks or two taps: first the piece, then the square. Choosing another piece of yours changes the choice.',
      '- By dragging: carry the piece to the square and let go. Letting go outside the board undoes the choice, and nothing happens before you let go.',
      'What lies outside the board is chosen in the same way: in Brasez the Grand Dukes in the Duchy and the Pass token; in Senet the exit and the button Pass.',
      'When a move can mean two things, such as the piece of a promotion or, in Brasez, charge and lance, the program asks. You can cancel the question.',
      'With two people at one device the board turns at every move (that of Senet stays). Under Settings you can choose that only the pieces turn, or that nothing moves.',
      'Under Settings you also turn on or off the marks of possible squares, the coordinates, sound and motion, and choose the playing hand.',
    ],
  },
});
