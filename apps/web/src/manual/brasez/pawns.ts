import type { Article } from '../article.js';

export const pawnArticle: Article = {
  id: 'peao',
  clauses: ['B-PAWN'],
  text: {
    'pt-BR': {
      title: 'O peão',
      summary: 'O peão anda uma casa para a frente e captura uma casa na diagonal à frente.',
      body: [
        'O peão anda reto e captura na diagonal, como no xadrez. Ele nunca anda para trás.',
        'No Brasez ele sabe muito mais. No primeiro lance pode andar duas casas ou empurrar uma peça com a lança. Ao lado de outro peão, avança em legião. A qualquer momento pode fazer o charge. Na última fileira (a 8 para as brancas, a 1 para as pretas), é promovido.',
      ],
      rulings: [],
    },
    en: {
      title: 'The pawn',
      summary: 'The pawn goes one square forward and captures one square diagonally forward.',
      body: [
        'The pawn moves straight and captures diagonally, as in chess. It never goes back.',
        'In Brasez it can do much more. On its first move it may go two squares, or push a piece with the lance. Beside another pawn it advances as a legion. At any time it may charge. On the far rank (8 for White, 1 for Black) it is promoted.',
      ],
      rulings: [],
    },
  },
  examples: [
    {
      position: '7k/7p/8/2n5/3P4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR': 'Capture o cavalo em c5, ou ande para d5. Em e5 não há o que capturar.',
        en: 'Capture the knight on c5, or step to d5. On e5 there is nothing to capture.',
      },
      legal: ['d4c5', 'd4d5'],
      forbidden: [
        { move: 'd4e5', rule: 'B-PAWN' },
        { move: 'd4d3', rule: 'B-PAWN' },
        { move: 'd4c4', rule: 'B-PAWN' },
      ],
    },
    {
      position: '7k/7p/8/2nr4/3P4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'A torre em d5 para o peão: sozinho, um peão que já se moveu não captura nem empurra a peça da frente.',
        en: 'The rook on d5 stops the pawn: alone, a pawn that has moved neither captures nor pushes the piece in front.',
      },
      legal: ['d4c5'],
      forbidden: [{ move: 'd4d5', rule: 'B-LANCE' }],
    },
  ],
};

export const doubleArticle: Article = {
  id: 'passo-duplo',
  clauses: ['B-DOUBLE'],
  text: {
    'pt-BR': {
      title: 'O passo duplo',
      summary: 'No seu primeiro lance, o peão pode andar duas casas vazias.',
      body: [
        'Um peão que nunca saiu da sua casa inicial pode andar duas casas para a frente, se as duas estão vazias.',
        'Se uma peça sua está no caminho, não pode. Se é uma peça adversária, talvez a lança sirva.',
      ],
      rulings: [
        {
          clause: 'B-DOUBLE',
          open: 'Um peão que foi empurrado ainda pode dar o passo duplo?',
          ruled:
            'Não, mesmo que volte a ficar na casa de onde saiu. O passo duplo é só de quem nunca deixou a sua casa.',
          why: 'O passo duplo é um primeiro lance de peão, feito da casa inicial.',
        },
      ],
    },
    en: {
      title: 'The double step',
      summary: 'On its first move a pawn may go two empty squares.',
      body: [
        'A pawn that has never left its starting square may go two squares forward if both are empty.',
        'With a piece of your own in the way it may not. With an enemy in the way the lance may help.',
      ],
      rulings: [
        {
          clause: 'B-DOUBLE',
          open: 'May a pawn that was pushed still take the double step?',
          ruled:
            'No, even if it stands on its old square again. The double step is for pawns that never left their square.',
          why: 'The double step is a pawn’s first move, made from its starting square.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/8/8/8/P2P4/K7 w - - D b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'O peão em d2 nunca se moveu: leve-o a d4. O de a2 já tinha saído e foi empurrado de volta: só anda uma casa.',
        en: 'The pawn on d2 has never moved: take it to d4. The one on a2 had moved and was pushed back: it goes only one square.',
      },
      legal: ['d2d4', 'd2d3', 'a2a3'],
      forbidden: [{ move: 'a2a4', rule: 'B-DOUBLE' }],
    },
    {
      position: '7k/7p/8/8/N7/1N6/PP6/K7 w - - AB b 0/0 -/- 0,- 1',
      text: {
        'pt-BR':
          'Os dois peões nunca se moveram, mas os seus próprios cavalos fecham o caminho. Só a2–a3 é possível.',
        en: 'Neither pawn has moved, but your own knights close the way. Only a2–a3 is possible.',
      },
      legal: ['a2a3'],
      forbidden: [
        { move: 'a2a4', rule: 'B-DOUBLE' },
        { move: 'b2b4', rule: 'B-DOUBLE' },
        { move: 'b2b3', rule: 'B-PAWN' },
      ],
    },
  ],
};

export const enPassantArticle: Article = {
  id: 'en-passant',
  clauses: ['B-EP'],
  text: {
    'pt-BR': {
      title: 'A tomada en passant',
      summary: 'Um peão que acabou de andar duas casas pode ser capturado na casa por onde passou.',
      body: [
        'Se um peão anda duas casas e para ao lado de um peão adversário, este pode capturá-lo como se ele tivesse andado só uma.',
        'Só vale no lance seguinte. Depois disso, o direito acaba, mesmo que o lance seguinte tenha sido um passe.',
      ],
      rulings: [
        {
          clause: 'B-EP',
          open: 'Um Movimento de Lança de duas casas também permite a tomada en passant?',
          ruled: 'Sim. Para a tomada, o que conta é que o peão andou duas casas.',
          why: 'O documento trata a lança como o passo duplo que empurra.',
        },
        {
          clause: 'B-EP',
          open: 'E se o peão que andou duas casas caiu numa zona de controle?',
          ruled: 'Então ele já saiu do tabuleiro, e não há nada a capturar.',
          why: 'A zona age no fim do próprio lance, antes da resposta.',
        },
        {
          clause: 'B-EP',
          open: 'E se uma posição escrita marca uma casa de en passant que está ocupada?',
          ruled:
            'Se o peão que avançou está no lugar, a posição é aceita sem a marca. Numa fileira errada, ou sem o peão, ela é recusada.',
          why: 'Uma tomada que não pode acontecer não muda a partida.',
        },
      ],
    },
    en: {
      title: 'Capturing en passant',
      summary: 'A pawn that just went two squares can be captured on the square it passed over.',
      body: [
        'If a pawn goes two squares and stops beside an enemy pawn, that pawn may capture it as if it had gone only one.',
        'Only in the very next action. After that the right is gone, even if that action was a pass.',
      ],
      rulings: [
        {
          clause: 'B-EP',
          open: 'Does a lance of two squares allow en passant as well?',
          ruled: 'Yes. What counts is that the pawn went two squares.',
          why: 'The document treats the lance as the double step that pushes.',
        },
        {
          clause: 'B-EP',
          open: 'And if the pawn that went two squares ended in a zone?',
          ruled: 'Then it has already left the board, and nothing is there to capture.',
          why: 'The zone acts at the end of that same action, before the reply.',
        },
        {
          clause: 'B-EP',
          open: 'And if a written position names an en-passant square that is occupied?',
          ruled:
            'With the advanced pawn in its place the position is accepted without the mark. On a wrong rank, or without the pawn, it is refused.',
          why: 'A capture that cannot happen does not change the game.',
        },
      ],
    },
  },
  examples: [
    {
      position: '7k/7p/8/3pP3/8/8/8/K7 w - d6 - b 0/0 -/- 0,- 9',
      text: {
        'pt-BR': 'As pretas acabaram de jogar d7–d5. Capture em d6: o peão em d5 sai do tabuleiro.',
        en: 'Black has just played d7–d5. Capture on d6: the pawn on d5 leaves the board.',
      },
      legal: ['e5d6', 'e5e6'],
      after: '7k/7p/3P4/8/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
      forbidden: [{ move: 'e5f6', rule: 'B-PAWN' }],
    },
    {
      position: '7k/7p/8/3pP3/8/8/8/K7 w - - - b 0/0 -/- 3,- 9',
      text: {
        'pt-BR':
          'O mesmo tabuleiro, mas o peão preto chegou a d5 faz mais tempo. Agora é tarde para a tomada.',
        en: 'The same board, but the black pawn came to d5 some time ago. Now it is too late.',
      },
      legal: ['e5e6'],
      forbidden: [{ move: 'e5d6', rule: 'B-EP' }],
    },
    {
      position: '7k/8/8/8/3p4/4n3/P3P3/K7 w - - E b 0/0 -/- 0,- 9',
      text: {
        'pt-BR':
          'Faça a lança e2–e4, que empurra o cavalo. Agora jogue com as pretas: d4 pode tomar en passant em e3.',
        en: 'Play the lance e2–e4, which pushes the knight. Now play for Black: d4 may capture en passant on e3.',
      },
      legal: ['e2e4', 'e2e3'],
      after: '7k/8/8/4n3/3pP3/8/P7/K7 b - e3 - b 0/0 -/- 0,- 9',
      effects: [['e2e4 d4e3', 'quiet']],
      forbidden: [],
    },
  ],
};
