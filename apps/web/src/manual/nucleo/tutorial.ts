import type { Task } from '../task.js';
import { endingTasks } from './tutorialEndings.js';

/** What is different here, one task each. */
const firstTasks: readonly Task[] = [
  {
    id: 'rocar-a-pe',
    article: 'uma-acao',
    position: '4k3/p6p/8/8/8/8/P4PPP/4K2R w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Rocar a pé',
        task: 'Sem roque, o rei caminha. Jogue, nesta ordem: rei f1, peão g3, rei g2. Depois dê xeque com a torre em e1.',
        hint: 'O peão de g2 sai para g3 e deixa a casa g2 livre para o rei.',
        done: 'Quatro lances em vez de um. No Núcleo é preciso cuidar do rei mais cedo.',
      },
      en: {
        title: 'Castling on foot',
        task: 'Without castling the king walks. Play, in this order: king f1, pawn g3, king g2. Then give check with the rook on e1.',
        hint: 'The pawn goes from g2 to g3 and leaves g2 free for the king.',
        done: 'Four moves instead of one. In Núcleo you have to look after your king earlier.',
      },
    },
    steps: [
      { accepts: ['e1f1'], replies: ['a7a6'] },
      { accepts: ['g2g3'], replies: ['a6a5'] },
      { accepts: ['f1g2'], replies: ['a5a4'] },
      { accepts: ['h1e1'] },
    ],
    effect: 'check',
  },
  {
    id: 'passo-livre',
    article: 'sem-en-passant',
    position: '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Passe correndo',
        task: 'Em e3 o peão preto capturaria o seu. Passe por ele sem ser capturado.',
        hint: 'No clássico o passo duplo seria capturado en passant. Aqui não.',
        done: 'Sem en passant, o passo duplo é uma corrida segura.',
      },
      en: {
        title: 'Run past',
        task: 'On e3 the black pawn would take yours. Get past it without being taken.',
        hint: 'In classic chess the double step would be taken en passant. Not here.',
        done: 'Without en passant, the double step is a safe run.',
      },
    },
    steps: [{ accepts: ['e2e4'], replies: ['e8e7'] }],
  },
  {
    id: 'o-remedio-certo',
    article: 'xeque',
    position: '4k3/8/8/8/8/3B4/5PPP/r5K1 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'O remédio certo',
        task: 'O rei não pode fugir, e ninguém captura a torre. Use o terceiro remédio.',
        hint: 'Coloque o bispo entre a torre e o rei.',
        done: 'Mover, capturar, bloquear: num xeque, procure sempre os três.',
      },
      en: {
        title: 'The right remedy',
        task: 'The king cannot run, and nobody takes the rook. Use the third remedy.',
        hint: 'Put the bishop between the rook and the king.',
        done: 'Move, capture, block: in check, always look for all three.',
      },
    },
    steps: [{ accepts: ['d3f1', 'd3b1'] }],
    effect: 'quiet',
  },
  {
    id: 'dama-na-hora',
    article: 'promocao',
    position: '6k1/3P1ppp/8/8/8/8/5PPP/6K1 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Dama na hora',
        task: 'Promova o peão e dê mate no mesmo lance.',
        hint: 'O peão vira dama assim que chega. Ela já dá xeque.',
        done: 'O peão virou dama sem perguntas, e a dama deu mate.',
      },
      en: {
        title: 'A queen at once',
        task: 'Promote the pawn and give mate in the same move.',
        hint: 'The pawn becomes a queen as it arrives. She gives check at once.',
        done: 'The pawn became a queen without questions, and the queen gave mate.',
      },
    },
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'nao-afogue',
    article: 'promocao',
    position: '8/k1P5/2K5/8/8/8/8/8 w - - 0 1',
    text: {
      'pt-BR': {
        title: 'Não afogue o rei',
        task: 'Se você promover já, o rei preto fica afogado. Prepare a promoção e só depois promova.',
        hint: 'Mova o rei para d7, onde ele defende a casa c8.',
        done: 'No clássico você pediria uma torre. No Núcleo é preciso paciência.',
      },
      en: {
        title: 'No stalemate, please',
        task: 'If you promote now, the black king is stalemated. Prepare the promotion, and promote only then.',
        hint: 'Move the king to d7, where he defends the square c8.',
        done: 'In classic chess you would ask for a rook. In Núcleo you need patience.',
      },
    },
    steps: [{ accepts: ['c6d7'], replies: ['a7b7'] }, { accepts: ['c7c8q'] }],
  },
];

export const tasks: readonly Task[] = [...firstTasks, ...endingTasks];
