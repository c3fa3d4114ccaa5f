import type { Task } from '../task.js';

/** One move for each rule. */
export const firstTasks: readonly Task[] = [
  {
    id: 'primeiro-passo',
    article: 'peao',
    position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'O primeiro passo',
        task: 'Avance o peão duas casas.',
        hint: 'Escolha o peão em e2 e depois a casa e4.',
        done: 'Isso! Um peão só anda duas casas no primeiro lance dele.',
      },
      en: {
        title: 'The first step',
        task: 'Advance the pawn two squares.',
        hint: 'Choose the pawn on e2 and then the square e4.',
        done: 'Well done! Only on its first move does a pawn go two squares.',
      },
    },
    steps: [{ accepts: ['e2e4'] }],
  },
  {
    id: 'torre-captura',
    article: 'torre',
    position: '1k6/8/8/8/8/b7/2R2n2/4K3 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'A torre captura duas vezes',
        task: 'Capture o cavalo e depois o bispo, que vai fugir para a mesma coluna da torre.',
        hint: 'A torre anda reto: de c2 até f2. Depois olhe a coluna f.',
        done: 'A torre manda na coluna e na fileira. E o bispo fugiu para o lugar errado!',
      },
      en: {
        title: 'The rook captures twice',
        task: 'Take the knight, and then the bishop, which will run to the rook’s own file.',
        hint: 'The rook goes straight: from c2 to f2. Then look at the f-file.',
        done: 'The rook rules its file and its rank. And the bishop ran to the wrong place!',
      },
    },
    steps: [{ accepts: ['c2f2'], replies: ['a3f8'] }, { accepts: ['f2f8'] }],
  },
  {
    id: 'bispo-escolhe',
    article: 'bispo',
    position: '4k3/8/1p3n2/8/3B4/8/6P1/4K3 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'O bispo escolhe',
        task: 'O bispo ataca um peão e um cavalo. Capture o cavalo, que vale mais.',
        hint: 'O cavalo está em f6, na diagonal de d4.',
        done: 'Boa escolha. Um cavalo vale por volta de três peões.',
      },
      en: {
        title: 'The bishop chooses',
        task: 'The bishop attacks a pawn and a knight. Take the knight, which is worth more.',
        hint: 'The knight is on f6, on the diagonal of d4.',
        done: 'A good choice. A knight is worth about three pawns.',
      },
    },
    steps: [{ accepts: ['d4f6'] }],
  },
  {
    id: 'cavalo-salta',
    article: 'cavalo',
    position: '4k3/8/8/8/2PPP3/2PNP3/1qPPP3/4K3 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'O cavalo salta',
        task: 'O cavalo está cercado pelos próprios peões. Mesmo assim, capture a dama com ele.',
        hint: 'Duas casas para o lado e uma para trás: de d3 para b2.',
        done: 'Cercada assim, nenhuma outra peça sairia do lugar.',
      },
      en: {
        title: 'The knight jumps',
        task: 'The knight is surrounded by its own pawns. Take the queen with it all the same.',
        hint: 'Two squares to the side and one back: from d3 to b2.',
        done: 'Surrounded like that, no other piece could have moved.',
      },
    },
    steps: [{ accepts: ['d3b2'] }],
  },
  {
    id: 'peao-captura',
    article: 'captura-do-peao',
    position: '4k3/8/8/2npr3/3P4/8/8/6K1 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'O peão captura torto',
        task: 'O caminho está fechado. Capture a torre com o peão.',
        hint: 'O peão captura na diagonal: a torre está em e5.',
        done: 'Anda reto, captura torto: assim é o peão.',
      },
      en: {
        title: 'The pawn captures at an angle',
        task: 'The way is closed. Take the rook with the pawn.',
        hint: 'A pawn captures diagonally: the rook is on e5.',
        done: 'It goes straight and captures diagonally: that is a pawn.',
      },
    },
    steps: [{ accepts: ['d4e5'] }],
  },
  {
    id: 'sair-do-xeque',
    article: 'xeque',
    position: '4r2k/8/8/1B6/8/8/3P1P2/3QK3 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Responda ao xeque',
        task: 'O seu rei está em xeque. Das três respostas, ache a que ganha uma torre.',
        hint: 'Quem ataca a torre em e8? Olhe as diagonais.',
        done: 'Fugir e bloquear também valiam. Capturar foi melhor.',
      },
      en: {
        title: 'Answer the check',
        task: 'Your king is in check. Of the three answers, find the one that wins a rook.',
        hint: 'Who attacks the rook on e8? Look along the diagonals.',
        done: 'Running and blocking were allowed too. Taking was better.',
      },
    },
    steps: [{ accepts: ['b5e8'] }],
    effect: 'quiet',
  },
  {
    id: 'rocar',
    article: 'roque-e-xeque',
    position: '5r1k/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
    text: {
      'pt-BR': {
        title: 'Roque para o lado certo',
        task: 'Faça o roque. Só um dos dois lados é permitido.',
        hint: 'O rei não pode passar por f1, que a torre ataca. Vá para c1.',
        done: 'O rei está guardado, e a torre entrou no jogo.',
      },
      en: {
        title: 'Castle to the right side',
        task: 'Castle. Only one of the two sides is allowed.',
        hint: 'The king may not cross f1, which the rook attacks. Go to c1.',
        done: 'The king is safe, and the rook has come into play.',
      },
    },
    steps: [{ accepts: ['e1c1'] }],
  },
  {
    id: 'de-passagem',
    article: 'en-passant',
    position: '4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'De passagem',
        task: 'Avance o peão para e5. As pretas respondem com um passo duplo: capture en passant.',
        hint: 'O peão preto saltou a casa d6. Vá para ela.',
        done: 'Era agora ou nunca: um lance depois, o direito acabaria.',
      },
      en: {
        title: 'In passing',
        task: 'Advance the pawn to e5. Black answers with a double step: capture en passant.',
        hint: 'The black pawn skipped the square d6. Go there.',
        done: 'It was now or never: one move later the right would be gone.',
      },
    },
    steps: [{ accepts: ['e4e5'], replies: ['d7d5'] }, { accepts: ['e5d6'] }],
  },
  {
    id: 'promocao-a-cavalo',
    article: 'promocao',
    position: '8/2k1P1q1/8/8/8/8/7P/5K2 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Nem sempre dama',
        task: 'Promova o peão à peça certa e, depois, capture a dama preta.',
        hint: 'Qual peça, em e8, ataca o rei em c7 e a dama em g7 ao mesmo tempo?',
        done: 'Um garfo de cavalo! A promoção a outra peça que não a dama se chama subpromoção.',
      },
      en: {
        title: 'Not always a queen',
        task: 'Promote the pawn to the right piece, and then take the black queen.',
        hint: 'Which piece on e8 attacks the king on c7 and the queen on g7 at once?',
        done: 'A knight fork! Promoting to a piece other than a queen is called underpromotion.',
      },
    },
    steps: [{ accepts: ['e7e8n'], replies: ['c7d7'] }, { accepts: ['e8g7'] }],
  },
];
