import type { Article } from '../article.js';

export const setupArticle: Article = {
  id: 'colocacao',
  clauses: ['B-SETUP'],
  text: {
    'pt-BR': {
      title: 'A colocação das peças',
      summary: 'Quase tudo já está no lugar: cada jogador só escolhe se o rei fica em d ou em e.',
      body: [
        'O tabuleiro é o do xadrez, de 8 por 8 casas. Na primeira fileira ficam, da coluna a à h: Sumo-Sacerdote, cavalo, torre, duas casas livres, torre, cavalo e Sumo-Sacerdote.',
        'Na frente deles ficam seis peões e dois Lordes. Os Lordes ocupam as colunas c e f, bem na frente das torres. As pretas arrumam tudo como num espelho.',
        'As casas livres, d e e, são do rei e do Grão-Lorde. Primeiro as brancas escolhem a casa do rei, depois as pretas. O Grão-Lorde vai para a outra.',
        'As pretas recebem a Peça de Passagem. As brancas fazem o primeiro lance.',
      ],
      rulings: [
        {
          clause: 'B-SETUP',
          open: 'A escolha da casa do rei é um lance da partida?',
          ruled:
            'Sim: são as duas primeiras ações da partida. Mas elas não mexem em nenhuma contagem, e o primeiro lance depois delas é o lance 1.',
          why: 'Assim a partida gravada conta tudo o que foi decidido, e os lances têm os números de sempre.',
        },
        {
          clause: 'B-SETUP',
          open: 'Quais posições escritas ainda estão na colocação?',
          ruled:
            'Só a posição inicial e as duas que vêm depois da escolha das brancas. Qualquer outra sem os dois reis é recusada.',
          why: 'Um rei que falta em outra posição é quase sempre um erro de quem escreveu.',
        },
      ],
    },
    en: {
      title: 'Setting up the pieces',
      summary: 'Nearly everything is in place: each player only chooses whether the king goes on d or on e.',
      body: [
        'The board is that of chess, 8 by 8 squares. On the first rank stand, from file a to file h: High Priest, knight, rook, two free squares, rook, knight and High Priest.',
        'In front of them stand six pawns and two Lords. The Lords are on files c and f, right before the rooks. Black’s side is the mirror image.',
        'The free squares, d and e, belong to the king and the Warlord. First White chooses the square of the king, then Black. The Warlord takes the other one.',
        'Black gets the Pass token. White makes the first move.',
      ],
      rulings: [
        {
          clause: 'B-SETUP',
          open: 'Is choosing the square of the king an action of the game?',
          ruled:
            'Yes: these are the first two actions of the game. But they touch no count, and the first move after them is move 1.',
          why: 'This way a saved game tells all that was decided, and the moves have their usual numbers.',
        },
        {
          clause: 'B-SETUP',
          open: 'Which written positions are still in the set-up?',
          ruled:
            'Only the starting position and the two positions after White’s choice. Any other one without both kings is refused.',
          why: 'A king missing elsewhere is nearly always a slip of whoever wrote it.',
        },
      ],
    },
  },
  examples: [
    {
      position: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
      text: {
        'pt-BR': 'Escolha a casa do rei branco, d1 ou e1. O Grão-Lorde ocupa a outra sozinho.',
        en: 'Choose the square of the white king, d1 or e1. The Warlord takes the other one by itself.',
      },
      legal: ['K@e1', 'K@d1'],
      after: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH b BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
      forbidden: [
        { move: 'e2e4', rule: 'B-SETUP' },
        { move: 'K@c1', rule: 'B-SETUP' },
      ],
    },
    {
      position: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH b BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Agora as pretas escolhem. Em d8 o rei fica de frente para o Grão-Lorde branco; em e8, para o rei branco. Passar a vez ainda não é possível.',
        en: 'Now Black chooses. On d8 the king faces the white Warlord; on e8 it faces the white king. Passing is not possible yet.',
      },
      legal: ['K@d8', 'K@e8'],
      after: 'hnrkwrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
      forbidden: [{ move: 'pass', rule: 'B-SETUP' }],
    },
  ],
};
