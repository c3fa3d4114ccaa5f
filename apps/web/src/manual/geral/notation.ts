import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const notationArticle: Article = pageOf('notacao', ['P-NF2'], {
  'pt-BR': {
    title: 'Notação de lances e posições',
    summary: 'Como os lances e as posições de cada jogo se escrevem e se leem.',
    body: [
      'Letras das peças em português: R rei, D dama, T torre, B bispo, C cavalo; no Brasez também W Grão-Lorde, SS Sumo-Sacerdote, L Lorde e G Grão-Duque. Em inglês: K, Q, R, B, N; W, H, L e G. O peão só leva letra no charge do Brasez.',
      'Xadrez clássico e Núcleo: Cf3, exd5, O-O, O-O-O, e8=D, xeque + e mate #. As posições são FEN e as partidas são PGN, sempre com as letras inglesas nos arquivos, como manda o padrão. A lista de lances usa as letras que você escolher em Ajustes.',
      'Brasez: uma ação é uma palavra só, e a casa é aquela aonde a peça chega.',
      '- R@e1 coloca o rei, G@e5 é o Grão-Duque que entra, L@a1 é o movimento sorrateiro do Lorde, que da última fileira aparece em a1.',
      '- P*d6 e L*f6 são charges; e4>e5 é um Movimento de Lança, que empurra para e5; d3&e3 é um Movimento Legionário.',
      '- O sinal ~d5 no fim diz que o Grão-Duque de d5 se retira; (x) diz que a peça caiu numa zona; passa é o passe.',
      'As posições do Brasez são BFEN, com dez campos: os do FEN e mais o que o jogo precisa, como a Peça de Passagem, os Ducados e as peças capturadas.',
      'Senet: o lance é casa-casa, como 9-12; na lista, "troca", "água 15" e "29-sai" dizem o que aconteceu. Uma posição são as trinta casas, o jogador e o dado, como ABABABABAB/........../.......... A -.',
      'Em coordenadas, cada ação tem um só texto, o mesmo no app, no terminal e nos arquivos: g1f3, e7e8q, d4*d6, 9-12. A gramática completa está em docs/notation.md e docs/rules, no repositório.',
    ],
  },
  en: {
    title: 'Notation of moves and positions',
    summary: 'How the moves and positions of each game are written and read.',
    body: [
      'Letters of pieces in English: K king, Q queen, R rook, B bishop, N knight; in Brasez also W Warlord, H High Priest, L Lord and G Grand Duke. In Portuguese: R, D, T, B, C; W, SS, L and G. A pawn has a letter only in a charge of Brasez.',
      'Classic chess and Núcleo: Nf3, exd5, O-O, O-O-O, e8=Q, check + and mate #. Positions are FEN and games are PGN, in files always with the English letters, as the standard asks. The list of moves uses the letters you choose under Settings.',
      'Brasez: an action is a single word, and a square is where a piece arrives.',
      '- K@e1 places the king, G@e5 is a Grand Duke that enters, L@a1 is the sneak move of a Lord, which goes from the far rank to a1.',
      '- P*d6 and L*f6 are charges; e4>e5 is a lance that pushes to e5; d3&e3 is a legionary move.',
      '- The sign ~d5 at the end says that the Grand Duke on d5 retires; (x) says that the piece fell in a zone; pass is the pass.',
      'Positions of Brasez are BFEN, with ten fields: those of FEN and what else the game needs, such as the Pass token, the Duchies and the captured pieces.',
      'Senet: a move is house-house, such as 9-12; in the list "swap", "water 15" and "29-off" say what happened. A position is the thirty houses, the player and the die, such as ABABABABAB/........../.......... A -.',
      'In coordinates each action has exactly one text, the same in the app, the terminal and files: g1f3, e7e8q, d4*d6, 9-12. The whole grammar is in docs/notation.md and docs/rules of the repository.',
    ],
  },
});
