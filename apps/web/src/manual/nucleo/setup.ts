import type { Article } from '../article.js';

export const setupArticles: readonly Article[] = [
  {
    id: 'preparacao',
    clauses: ['N-START'],
    text: {
      'pt-BR': {
        title: 'A preparação',
        summary: 'Tabuleiro 8×8, 16 peças de cada lado, cada dama na sua cor; as brancas começam.',
        body: [
          'Os oito peões formam a linha da frente: fileira 2 para as brancas, fileira 7 para as pretas. Atrás deles, da coluna a até a h: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre.',
          'A dama, que o documento chama de rainha, começa na casa da própria cor: a branca em d1, clara; a preta em d8, escura.',
          'As brancas jogam primeiro.',
        ],
        rulings: [
          {
            clause: 'N-START',
            open: 'Como se escreve a posição inicial, se não há roque?',
            ruled:
              'Com traços no lugar dos roques e do en passant. Com a regra da casa do roque ligada, as letras KQkq aparecem.',
            why: 'O texto da posição só deve dizer o que ainda pode acontecer na partida.',
          },
        ],
      },
      en: {
        title: 'Setting up',
        summary: 'An 8×8 board, 16 pieces a side, each queen on her colour; White begins.',
        body: [
          'The eight pawns form the front line: rank 2 for White, rank 7 for Black. Behind them, from file a to file h: rook, knight, bishop, queen, king, bishop, knight, rook.',
          'The queen starts on the square of her own colour: the white one on d1, a light square; the black one on d8, a dark square.',
          'White moves first.',
        ],
        rulings: [
          {
            clause: 'N-START',
            open: 'How is the starting position written when there is no castling?',
            ruled:
              'With dashes for castling and en passant. With the house rule for castling on, the letters KQkq appear.',
            why: 'The text of a position should only say what can still happen in the game.',
          },
        ],
      },
    },
    examples: [
      {
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
        text: {
          'pt-BR': 'A posição inicial. Ache as duas damas, cada uma na sua cor, e faça o primeiro lance.',
          en: 'The starting position. Find the two queens, each on her colour, and make the first move.',
        },
        legal: ['d2d4', 'e2e4', 'g1f3'],
        forbidden: [
          { move: 'd1d3', rule: 'N-MOVE' },
          { move: 'e7e5', rule: 'N-TURN' },
        ],
      },
    ],
  },
  {
    id: 'diferencas',
    clauses: ['N-START', 'N-TURN', 'N-MOVE', 'N-PROMO', 'N-TIME', 'N-NOLIMIT'],
    text: {
      'pt-BR': {
        title: 'O que muda em relação ao clássico',
        summary:
          'Menos exceções: sem roque, sem en passant, promoção sempre a dama, e o tempo esgotado é empate.',
        body: [
          'O Núcleo é o xadrez reduzido ao essencial, uma primeira versão sem nenhum extra. Quem sabe o clássico joga na hora, se lembrar disto:',
          '- Não há roque: cada turno move uma peça só.',
          '- Não há en passant: captura-se a peça que está na casa de chegada.',
          '- O peão promovido vira sempre dama.',
          '- O relógio em zero dá empate, não derrota. Em troca, dicas e voltar lance gastam o seu tempo.',
          '- A repetição só empata quando os mesmos lances se repetem na mesma ordem.',
          '- Rei e dois cavalos contra rei não é empate na hora.',
          '- Não há regra dos 50 lances, nem pedido de xeque perpétuo, nem empate de comum acordo.',
          'O porquê está no próprio documento: um turno é uma única ação, nada acontece ao mesmo tempo, e a promoção sem escolha deixa tudo mais simples.',
        ],
        rulings: [],
      },
      en: {
        title: 'What differs from classic chess',
        summary:
          'Fewer exceptions: no castling, no en passant, always promotion to a queen, and time out is a draw.',
        body: [
          'Núcleo is chess reduced to its core, a first version without any extras. Whoever knows classic chess can play at once, minding this:',
          '- There is no castling: each turn moves a single piece.',
          '- There is no en passant: you capture the piece on the square you go to.',
          '- A promoted pawn always becomes a queen.',
          '- A clock at zero is a draw, not a loss. In return, hints and takebacks spend your time.',
          '- Repetition draws only when the same moves repeat in the same order.',
          '- King and two knights against king is no instant draw.',
          '- There is no fifty-move rule, no claim of perpetual check and no draw by agreement.',
          'The reasons are in the document itself: a turn is one single action, nothing happens at the same time, and promotion without a choice keeps things simple.',
        ],
        rulings: [],
      },
    },
    examples: [
      {
        position: '1k6/4P3/8/2pP4/8/8/8/R3K2R w - - 0 1',
        text: {
          'pt-BR':
            'Três diferenças de uma vez. Tente rocar, capturar c5 de passagem e promover a cavalo: nada disso vale. Promova a dama.',
          en: 'Three differences at once. Try to castle, to take c5 in passing and to promote to a knight: none of that is allowed. Promote to a queen.',
        },
        legal: ['e7e8q', 'd5d6', 'e1f1'],
        after: '1k2Q3/8/8/2pP4/8/8/8/R3K2R b - - 0 1',
        forbidden: [
          { move: 'e1g1', rule: 'N-TURN' },
          { move: 'd5c6', rule: 'N-MOVE' },
          { move: 'e7e8n', rule: 'N-PROMO' },
        ],
      },
    ],
  },
  {
    id: 'uma-acao',
    clauses: ['N-TURN'],
    text: {
      'pt-BR': {
        title: 'Um turno, uma ação',
        summary: 'Em cada turno você move uma peça ou captura com uma peça; por isso não há roque.',
        body: [
          'No seu turno você faz uma só coisa: move uma peça, ou captura uma peça adversária. Depois é a vez do outro. Passar não é permitido.',
          'Nada acontece ao mesmo tempo. O roque move o rei e a torre juntos, e por isso não existe aqui.',
          'Para guardar o rei você precisa de mais lances: abra uma saída e caminhe. Pense nisso cedo.',
        ],
        rulings: [
          {
            clause: 'N-TURN',
            open: 'O documento não fala do roque. Ele vale?',
            ruled: 'Não, a menos que os jogadores liguem essa regra da casa.',
            why: 'Um turno é uma única ação principal, sem ações simultâneas; o roque move duas peças.',
          },
        ],
      },
      en: {
        title: 'One turn, one action',
        summary: 'In each turn you move a piece or capture with a piece; that is why there is no castling.',
        body: [
          'In your turn you do one single thing: move a piece, or capture an enemy piece. Then it is the other’s turn. Passing is not allowed.',
          'Nothing happens at the same time. Castling moves king and rook together, and so it does not exist here.',
          'To shelter the king you need more moves: make a way out and walk. Think of it early.',
        ],
        rulings: [
          {
            clause: 'N-TURN',
            open: 'The document does not speak of castling. Is it allowed?',
            ruled: 'No, unless the players turn that house rule on.',
            why: 'A turn is one single main action, without simultaneous ones; castling moves two pieces.',
          },
        ],
      },
    },
    examples: [
      {
        position: '4k3/p6p/8/8/8/8/P6P/R3K2R w - - 0 1',
        text: {
          'pt-BR':
            'Rei e torres em casa, caminho livre: no clássico seria hora de rocar. Aqui o rei anda uma casa de cada vez.',
          en: 'King and rooks at home, the way is free: in classic chess it would be time to castle. Here the king goes one square at a time.',
        },
        legal: ['e1f1', 'e1d1', 'h1f1'],
        forbidden: [
          { move: 'e1g1', rule: 'N-TURN' },
          { move: 'e1c1', rule: 'N-TURN' },
          { move: 'pass', rule: 'N-TURN' },
        ],
      },
    ],
  },
];
