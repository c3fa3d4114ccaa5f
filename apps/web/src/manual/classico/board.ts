import type { Article } from '../article.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const boardArticles: readonly Article[] = [
  {
    id: 'tabuleiro',
    clauses: ['C-START'],
    text: {
      'pt-BR': {
        title: 'O tabuleiro e as peças',
        summary: 'São 64 casas e 16 peças para cada lado; a casa no canto à sua direita é clara.',
        body: [
          'O tabuleiro tem oito colunas, de a até h, e oito fileiras, de 1 até 8. As casas claras e escuras se alternam. Cada casa tem um nome: a coluna e depois a fileira, como e4.',
          'Sente-se de modo que a casa do canto direito, perto de você, seja clara. Para as brancas é h1; para as pretas, a8.',
          'Cada lado começa com um rei, uma dama, duas torres, dois bispos, dois cavalos e oito peões.',
          '- As torres ficam nos cantos; ao lado delas, os cavalos; depois, os bispos.',
          '- A dama fica na casa central da sua própria cor: d1 é clara, d8 é escura. O rei fica ao lado dela.',
          '- Os peões enchem a fileira da frente.',
        ],
        rulings: [
          {
            clause: 'C-START',
            open: 'Onde fica cada peça no começo, se a figura do documento se perdeu?',
            ruled:
              'Vale a arrumação do xadrez tradicional: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre.',
            why: 'O documento fala do arranjo clássico, e essa arrumação é a mesma no mundo todo.',
          },
        ],
      },
      en: {
        title: 'The board and the pieces',
        summary: 'There are 64 squares and 16 pieces a side; the corner at your right hand is light.',
        body: [
          'The board has eight files, a to h, and eight ranks, 1 to 8. Light and dark squares alternate. Each square has a name: the file and then the rank, such as e4.',
          'Sit so that the corner square near your right hand is light. For White that is h1; for Black, a8.',
          'Each side starts with a king, a queen, two rooks, two bishops, two knights and eight pawns.',
          '- The rooks stand in the corners; next to them the knights; then the bishops.',
          '- The queen stands on the central square of her own colour: d1 is light, d8 is dark. The king is beside her.',
          '- The pawns fill the rank in front.',
        ],
        rulings: [
          {
            clause: 'C-START',
            open: 'Where does each piece start, when the picture of the document is lost?',
            ruled:
              'The traditional arrangement holds: rook, knight, bishop, queen, king, bishop, knight, rook.',
            why: 'The document speaks of the classic arrangement, and that one is the same all over the world.',
          },
        ],
      },
    },
    examples: [
      {
        position: START,
        text: {
          'pt-BR':
            'Esta é a posição inicial. Faça o primeiro lance das brancas: só os peões e os cavalos conseguem sair.',
          en: 'This is the starting position. Make the first move for White: only pawns and knights can get out.',
        },
        legal: ['e2e4', 'd2d4', 'g1f3', 'b1c3'],
        forbidden: [
          { move: 'a1a3', rule: 'C-MOVE' },
          { move: 'f1c4', rule: 'C-MOVE' },
          { move: 'e7e5', rule: 'C-TURN' },
        ],
      },
    ],
  },
  {
    id: 'vez',
    clauses: ['C-TURN'],
    text: {
      'pt-BR': {
        title: 'De quem é a vez',
        summary: 'As brancas começam; depois os lados se alternam, e ninguém pode passar a vez.',
        body: [
          'As brancas fazem o primeiro lance. Depois joga um lado de cada vez, sempre um lance.',
          'Você só move as suas peças, e a peça precisa mudar de casa.',
          'Jogar é obrigatório. Mesmo quando todo lance piora a sua posição, você tem de escolher um.',
        ],
        rulings: [],
      },
      en: {
        title: 'Whose turn it is',
        summary: 'White begins; then the sides take turns, and nobody may pass.',
        body: [
          'White makes the first move. After that the sides take turns, one move each.',
          'You move only your own pieces, and the piece has to change its square.',
          'Moving is compulsory. Even when every move makes things worse, you have to choose one.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
        text: {
          'pt-BR':
            'É a vez das brancas. Mova o peão ou o rei branco. Tente mover o rei preto: ainda não é a vez dele.',
          en: 'It is White’s turn. Move the pawn or the white king. Try the black king: it is not his turn yet.',
        },
        legal: ['e2e4', 'e1d2'],
        forbidden: [
          { move: 'e8e7', rule: 'C-TURN' },
          { move: 'a2a3', rule: 'C-TURN' },
        ],
      },
      {
        position: '8/8/8/2Kp4/3Pk3/8/8/8 w - - 0 1',
        text: {
          'pt-BR':
            'Quem joga aqui perde o peão: o rei tem de sair de perto. As brancas gostariam de passar, mas não podem.',
          en: 'Whoever moves here loses the pawn: the king has to leave it. White would love to pass, but cannot.',
        },
        legal: ['c5d6', 'c5b4'],
        effects: [['c5d6 e4d4', 'quiet']],
        forbidden: [{ move: 'pass', rule: 'C-TURN' }],
      },
    ],
  },
  {
    id: 'posicao-por-escrito',
    clauses: ['C-START', 'C-TURN'],
    text: {
      'pt-BR': {
        title: 'Começar de uma posição escrita',
        summary: 'Uma partida também pode começar de uma posição colada como texto FEN.',
        body: [
          'O texto FEN tem seis partes: as peças, a vez, os roques ainda possíveis, a casa do en passant, o contador dos 50 lances e o número do lance.',
          'O programa confere a posição antes de aceitar. Cada lado precisa de exatamente um rei, não há peão na primeira nem na última fileira, e o lado que não joga não pode estar em xeque.',
          'Uma posição colada é julgada na hora: se ela já é mate ou empate, a partida já acabou.',
        ],
        rulings: [
          {
            clause: 'C-START',
            open: 'Até onde podem ir os contadores de uma posição escrita?',
            ruled:
              'Valem números simples até 999.999.999; zeros à esquerda são lidos e depois escritos sem eles.',
            why: 'Nenhuma partida chega perto disso, e assim o programa guarda os números com segurança.',
          },
          {
            clause: 'C-TURN',
            open: 'O que é olhado primeiro, o lance ou o fim da partida?',
            ruled:
              'Primeiro o fim, depois o xeque, depois os lances. Numa partida acabada, a resposta é sempre que ela acabou.',
            why: 'O documento pede que o fim da partida seja verificado antes de qualquer análise de lances.',
          },
        ],
      },
      en: {
        title: 'Starting from a written position',
        summary: 'A game can also start from a position pasted as a FEN text.',
        body: [
          'A FEN text has six parts: the pieces, whose turn it is, the castlings still possible, the en passant square, the counter of the fifty-move rule and the move number.',
          'The program checks the position before taking it. Each side needs exactly one king, there is no pawn on the first or the last rank, and the side that is not to move must not be in check.',
          'A pasted position is judged at once: if it is already mate or a draw, the game is over.',
        ],
        rulings: [
          {
            clause: 'C-START',
            open: 'How far may the counters of a written position go?',
            ruled:
              'Plain numbers up to 999,999,999 are taken; leading zeros are read, and left out when written.',
            why: 'No game comes near that, and the program can keep such numbers safely.',
          },
          {
            clause: 'C-TURN',
            open: 'What is looked at first, the move or the end of the game?',
            ruled:
              'First the end, then check, then the moves. In a finished game the answer is always that it is over.',
            why: 'The document asks for the end to be looked at before any moves are analysed.',
          },
        ],
      },
    },
    examples: [
      {
        position: '8/5k2/8/3r4/4P3/8/3K4/8 w - - 12 60',
        text: {
          'pt-BR':
            'Esta posição veio de um texto, no lance 60. A torre dá xeque, e o peão pode capturá-la. Continue a partida.',
          en: 'This position came from a text, at move 60. The rook gives check, and the pawn can take it. Play on.',
        },
        legal: ['e4d5', 'd2e3', 'd2c3'],
        after: '8/5k2/8/3P4/8/8/3K4/8 b - - 0 60',
        effects: [['', 'check']],
        forbidden: [
          { move: 'e4e5', rule: 'C-CHECK' },
          { move: 'f7f6', rule: 'C-TURN' },
        ],
      },
    ],
  },
];
