import type { Article } from '../article.js';

export const promotionArticle: Article = {
  id: 'promocao',
  clauses: ['B-PROMO'],
  text: {
    'pt-BR': {
      title: 'A promoção',
      summary: 'Um peão que chega à última fileira vira uma peça que você perdeu, ou um Grão-Duque.',
      body: [
        'Quando um peão chega à última fileira, ele é trocado na mesma hora. Você escolhe entre as suas peças capturadas e um Grão-Duque.',
        'A peça que volta sai da lista das capturadas. Peões e Grão-Duques nunca entram nessa lista. Se a lista está vazia, só resta o Grão-Duque.',
      ],
      rulings: [
        {
          clause: 'B-PROMO',
          open: 'O peão pode continuar peão na última fileira?',
          ruled:
            'Não. A promoção é obrigatória e faz parte do lance; sem a letra da peça, o lance escrito é recusado.',
          why: 'Lemos o “podem” do documento como a escolha da peça, não como a opção de ficar.',
        },
        {
          clause: 'B-PROMO',
          open: 'Há um limite de Grão-Duques?',
          ruled: 'Não. Cada peão pode virar um.',
          why: 'O documento oferece sempre o Grão-Duque. As seis peças extras que ele pede são material para a mesa, não um limite escrito nas regras.',
        },
        {
          clause: 'B-PROMO',
          open: 'E se a peça promovida for capturada depois?',
          ruled: 'Ela entra na lista como a peça que se tornou, e pode voltar outra vez.',
          why: 'No tabuleiro ela é essa peça, e não mais um peão.',
        },
        {
          clause: 'B-PROMO',
          open: 'O novo Grão-Duque pode nascer numa casa atacada ou ao lado do rei adversário?',
          ruled: 'Sim. Ele fica onde o peão chegou.',
          why: 'Esses limites são da entrada vinda do Ducado.',
        },
      ],
    },
    en: {
      title: 'Promotion',
      summary: 'A pawn that reaches the far rank becomes a piece you lost, or a Grand Duke.',
      body: [
        'When a pawn reaches the far rank it is exchanged at once. You choose between your captured pieces and a Grand Duke.',
        'The piece that returns leaves the list of captured ones. Pawns and Grand Dukes are never on that list. If the list is empty, only the Grand Duke is left.',
      ],
      rulings: [
        {
          clause: 'B-PROMO',
          open: 'May the pawn stay a pawn on the far rank?',
          ruled:
            'No. Promotion is compulsory and part of the move; without the letter of the piece the written move is refused.',
          why: 'We read the document’s “may” as the choice of the piece, not as an option to stay.',
        },
        {
          clause: 'B-PROMO',
          open: 'Is there a limit to the number of Grand Dukes?',
          ruled: 'No. Every pawn may become one.',
          why: 'The document always offers the Grand Duke. The six extra pieces it asks for are material for the table, not a limit written in the rules.',
        },
        {
          clause: 'B-PROMO',
          open: 'And if the promoted piece is captured later?',
          ruled: 'It joins the list as the piece it became, and may return once more.',
          why: 'On the board it is that piece, and a pawn no longer.',
        },
        {
          clause: 'B-PROMO',
          open: 'May the new Grand Duke appear on an attacked square or next to the enemy king?',
          ruled: 'Yes. It stands where the pawn arrived.',
          why: 'Those limits belong to the entry from the Duchy.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/P6p/8/8/8/8/8/K7 w - - - b 0/0 RN/- 5,- 20',
      text: {
        'pt-BR':
          'A lista das suas peças capturadas tem uma torre e um cavalo. Avance o peão e escolha: Grão-Duque, torre ou cavalo. O Grão-Lorde não está na lista.',
        en: 'The list of your captured pieces has a rook and a knight. Advance the pawn and choose: Grand Duke, rook or knight. The Warlord is not on the list.',
      },
      legal: ['a7a8r', 'a7a8g', 'a7a8n'],
      after: 'R6k/7p/8/8/8/8/8/K7 b - - - b 0/0 N/- 0,- 20',
      forbidden: [{ move: 'a7a8w', rule: 'B-PROMO' }],
    },
    {
      position: '8/6Pk/4r3/8/8/8/7P/K7 w - - - b 0/0 -/- 5,- 20',
      text: {
        'pt-BR':
          'Aqui a sua lista está vazia: o peão só pode virar Grão-Duque. Ele nasce em g8, mesmo ao lado do rei preto.',
        en: 'Here your list is empty: the pawn can only become a Grand Duke. It appears on g8, even next to the black king.',
      },
      legal: ['g7g8g'],
      after: '6G1/7k/4r3/8/8/8/7P/K7 b - - - b 0/0 -/- 0,- 20',
      forbidden: [{ move: 'g7g8r', rule: 'B-PROMO' }],
    },
  ],
};

export const pairPromotionArticle: Article = {
  id: 'promocao-da-legiao',
  clauses: ['B-PROMO', 'B-LEGION'],
  text: {
    'pt-BR': {
      title: 'A promoção da legião',
      summary: 'Dois peões que chegam juntos à última fileira são promovidos os dois.',
      body: [
        'Se uma legião entra na última fileira, cada peão vira uma peça. Você escolhe primeiro a do peão da esquerda, depois a do peão da direita.',
        'A mesma peça perdida não serve duas vezes. Já os Grão-Duques não acabam.',
      ],
      rulings: [
        {
          clause: 'B-PROMO',
          open: 'Em que ordem os dois peões são promovidos?',
          ruled:
            'Primeiro o da esquerda, o mais perto da coluna a, para os dois lados. A peça que ele leva já não está lá para o outro.',
          why: 'É preciso haver alguma ordem, para que a mesma peça não seja escolhida duas vezes.',
        },
      ],
    },
    en: {
      title: 'Promotion of a legion',
      summary: 'Two pawns that reach the far rank together are both promoted.',
      body: [
        'If a legion enters the far rank, each pawn becomes a piece. You choose first for the left pawn, then for the right one.',
        'One lost piece cannot be chosen twice. Grand Dukes never run out.',
      ],
      rulings: [
        {
          clause: 'B-PROMO',
          open: 'In which order are the two pawns promoted?',
          ruled:
            'First the left one, nearer to file a, for both sides. The piece it takes is no longer there for the other.',
          why: 'Some order is needed so that one piece is not chosen twice.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/2PP3p/8/8/8/8/8/K7 w - - - b 0/0 WN/- 5,- 20',
      text: {
        'pt-BR':
          'Avance a legião e promova os dois: por exemplo, cavalo à esquerda e Grão-Lorde à direita. Dois cavalos não dá, porque a lista só tem um.',
        en: 'Advance the legion and promote both: a knight on the left and a Warlord on the right, say. Two knights will not do, for the list has only one.',
      },
      legal: ['c7&d7nw', 'c7&d7gg', 'c7c8w'],
      after: '2NW3k/7p/8/8/8/8/8/K7 b - - - b 0/0 -/- 0,- 20',
      forbidden: [
        { move: 'c7&d7nn', rule: 'B-PROMO' },
        { move: 'c7&d7gr', rule: 'B-PROMO' },
      ],
    },
  ],
};

export const sneakArticle: Article = {
  id: 'movimento-sorrateiro',
  clauses: ['B-SNEAK'],
  text: {
    'pt-BR': {
      title: 'O movimento sorrateiro',
      summary: 'Da última fileira, um Lorde ou Grão-Lorde pode ir para qualquer casa vazia.',
      body: [
        'A última fileira é a mais distante do seu lado: a 8 para as brancas, a 1 para as pretas. Um Lorde ou Grão-Lorde que já está nela no começo da sua vez pode reaparecer em qualquer casa vazia do tabuleiro.',
        'Em qualquer outra fileira, a peça tem só os seus passos comuns, que os artigos “O Lorde” e “O Grão-Lorde” mostram.',
        'O movimento sorrateiro não captura. Mas pode dar xeque, e até mate: nenhuma casa está longe demais.',
        'Da última fileira ela também pode, em vez disso, dar um passo comum, e com ele capturar.',
      ],
      rulings: [
        {
          clause: 'B-SNEAK',
          open: 'Por quanto tempo vale o direito?',
          ruled:
            'Enquanto a peça está na última fileira no começo da sua vez. Quem sai de lá precisa voltar para tê-lo de novo.',
          why: 'O documento diz “após atingirem a linha”, “em turnos seguintes”; ligamos o direito à fileira, como o do Sumo-Sacerdote.',
        },
        {
          clause: 'B-SNEAK',
          open: 'O movimento sorrateiro pode atacar uma casa de longe?',
          ruled: 'Não. Ele vai só a casas vazias, por isso não captura e não ataca nada antes de acontecer.',
          why: 'Ataca uma casa quem pode capturar nela.',
        },
      ],
    },
    en: {
      title: 'The sneak move',
      summary: 'From the far rank a Lord or Warlord may go to any empty square.',
      body: [
        'The far rank is the one farthest from your side: 8 for White, 1 for Black. A Lord or Warlord that already stands on it when your turn begins may reappear on any empty square of the board.',
        'On any other rank the piece has only its ordinary steps, which the articles “The Lord” and “The Warlord” show.',
        'The sneak move does not capture. But it can give check, even mate: no square is too far.',
        'From the far rank it may also take an ordinary step instead, and capture with it.',
      ],
      rulings: [
        {
          clause: 'B-SNEAK',
          open: 'How long does the right last?',
          ruled:
            'While the piece stands on the far rank as its turn begins. Once it leaves, it must come back to have it again.',
          why: 'The document says “after reaching the line”, “in following turns”; we tie the right to the rank, as with the High Priest.',
        },
        {
          clause: 'B-SNEAK',
          open: 'Can a sneak move attack a square from afar?',
          ruled:
            'No. It goes only to empty squares, so it captures nothing and attacks nothing before it happens.',
          why: 'A square is attacked by what could capture on it.',
        },
      ],
    },
  },
  examples: [
    {
      position: '3L4/8/8/k7/7p/8/8/K7 w - - - b 0/0 -/- 0,- 9',
      text: {
        'pt-BR':
          'Leve o Lorde a qualquer casa vazia, por exemplo e3. De b6 ele dá xeque. Em h4 há um peão: ali não pode.',
        en: 'Take the Lord to any empty square, e3 for instance. From b6 it gives check. There is a pawn on h4: not there.',
      },
      legal: ['d8e3', 'd8b6', 'd8c7'],
      effects: [['d8b6', 'check']],
      forbidden: [{ move: 'd8h4', rule: 'B-SNEAK' }],
    },
    {
      position: '6W1/8/7p/k7/8/2L5/8/K7 w - - - b 0/0 -/- 0,- 9',
      text: {
        'pt-BR':
          'O Grão-Lorde está na última fileira e pode ir a b2. O Lorde em c3 não está: ele só tem os seus passos comuns.',
        en: 'The Warlord is on the far rank and may go to b2. The Lord on c3 is not: it has only its ordinary steps.',
      },
      legal: ['g8b2', 'c3d4'],
      forbidden: [{ move: 'c3f6', rule: 'B-SNEAK' }],
    },
  ],
};
