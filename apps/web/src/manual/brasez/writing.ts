import type { Article } from '../article.js';

export const writingArticle: Article = {
  id: 'escrever-um-lance',
  clauses: ['P-NF3', 'B-CHARGE', 'B-PROMO'],
  text: {
    'pt-BR': {
      title: 'Escolher e escrever um lance',
      summary: 'Escolha uma peça sua e depois a casa; cada ação do Brasez também tem uma escrita própria.',
      body: [
        'No tabuleiro, escolha primeiro uma casa com uma peça sua e depois a casa aonde ela vai. Uma casa vazia ou uma peça do adversário não começa um lance, e a peça precisa mudar de casa.',
        'Você também pode escrever o lance. A forma mais simples usa casas e sinais:',
        '- Lance, captura, lança, en passant, roque e movimento sorrateiro: e2e4.',
        '- Promoção: uma letra no fim, como a7a8g. As letras são w (Grão-Lorde), r (torre), n (cavalo), h (Sumo-Sacerdote), l (Lorde) e g (Grão-Duque).',
        '- Charge: e4*e6.',
        '- Legião: d4&e4, o peão da esquerda primeiro.',
        '- Entrada de um Grão-Duque: G@e5. Retirada depois de um lance: b1c3~d5.',
        '- Passar a vez: pass. Colocação do rei: K@e1.',
      ],
      rulings: [
        {
          clause: 'P-NF3',
          open: 'Que regra proíbe mover de uma casa vazia, mover a peça do outro ou escrever algo que não se lê?',
          ruled: 'O requisito do programa de que todo lance jogado seja válido.',
          why: 'O documento do Brasez não fala disso, e não precisa.',
        },
        {
          clause: 'B-PROMO',
          open: 'O que vale um lance à última fileira sem a letra da peça, ou um charge sem o asterisco?',
          ruled: 'O programa o recusa e diz como escrever: a7a8g, e4*e6.',
          why: 'A escolha da peça e o sacrifício precisam ser de propósito.',
        },
        {
          clause: 'P-NF3',
          open: 'O mesmo lance pode ter duas escritas?',
          ruled:
            'Não. Um movimento sorrateiro para uma casa que a peça alcança com um passo comum é esse mesmo lance, e a legião se escreve só com o peão da esquerda primeiro.',
          why: 'Assim cada escrita diz uma coisa só.',
        },
        {
          clause: 'P-NF3',
          open: 'Quando uma posição escrita é recusada?',
          ruled:
            'Quando não tem os dez campos, um lado não tem exatamente um rei, um peão está na sua última fileira, quem não tem a vez está em xeque, ou um direito escrito não combina com o tabuleiro. As peças não precisam somar as do começo.',
          why: 'Assim se pode montar um problema, mas não uma posição sem sentido.',
        },
        {
          clause: 'P-NF3',
          open: 'Que números valem nas contagens de uma posição escrita?',
          ruled:
            'Algarismos simples até 999.999.999; zeros à esquerda são lidos e não são escritos de volta.',
          why: 'É mais do que qualquer partida alcança.',
        },
      ],
    },
    en: {
      title: 'Choosing and writing an action',
      summary: 'Choose a piece of yours, then the square; each action of Brasez can also be written.',
      body: [
        'On the board, first choose a square with a piece of yours, then the square it goes to. An empty square or an enemy piece does not begin a move, and the piece has to change its square.',
        'You may also write the action. The simplest form uses squares and signs:',
        '- Move, capture, lance, en passant, castling and sneak move: e2e4.',
        '- Promotion: a letter at the end, as in a7a8g. The letters are w (Warlord), r (rook), n (knight), h (High Priest), l (Lord) and g (Grand Duke).',
        '- Charge: e4*e6.',
        '- Legion: d4&e4, the left pawn first.',
        '- Entry of a Grand Duke: G@e5. Retirement after a move: b1c3~d5.',
        '- Pass: pass. Placing the king: K@e1.',
      ],
      rulings: [
        {
          clause: 'P-NF3',
          open: 'Which rule forbids moving from an empty square, moving the other side’s piece, or writing what cannot be read?',
          ruled: 'The requirement on the program that every move played is valid.',
          why: 'The document of Brasez does not speak of it, and need not.',
        },
        {
          clause: 'B-PROMO',
          open: 'What becomes of a move to the far rank without the letter of the piece, or of a charge without the asterisk?',
          ruled: 'The program refuses it and says how to write it: a7a8g, e4*e6.',
          why: 'The choice of the piece and the sacrifice must be meant.',
        },
        {
          clause: 'P-NF3',
          open: 'Can one action have two texts?',
          ruled:
            'No. A sneak move to a square the piece reaches by an ordinary step is that very move, and a legion is written with the left pawn first only.',
          why: 'So each text says one thing.',
        },
        {
          clause: 'P-NF3',
          open: 'When is a written position refused?',
          ruled:
            'When it does not have ten fields, a side does not have exactly one king, a pawn stands on its far rank, the side not to act is in check, or a written right does not fit the board. The pieces need not add up to those of the start.',
          why: 'So you can set up a problem, but not a position that makes no sense.',
        },
        {
          clause: 'P-NF3',
          open: 'Which numbers may the counts of a written position have?',
          ruled: 'Plain digits up to 999,999,999; leading zeros are read and not written back.',
          why: 'That is more than any game reaches.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/P6p/r7/8/P1L5/8/8/K7 w - - - b 0/0 -/- 0,- 60',
      text: {
        'pt-BR':
          'Três lances possíveis aqui se escrevem a4*a6, a7a8g e c4c5. Sem o asterisco ou sem a letra, o programa explica o que falta.',
        en: 'Three possible actions here are written a4*a6, a7a8g and c4c5. Without the asterisk or the letter the program explains what is missing.',
      },
      legal: ['a4*a6', 'a7a8g', 'c4c5'],
      forbidden: [
        { move: 'a4a6', rule: 'B-CHARGE' },
        { move: 'a7a8', rule: 'B-PROMO' },
        { move: 'e4e5', rule: 'P-NF3' },
        { move: 'h7h6', rule: 'P-NF3' },
        { move: 'a4a4', rule: 'P-NF3' },
      ],
    },
  ],
};
