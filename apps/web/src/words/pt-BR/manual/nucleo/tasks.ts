import type { tasks as outlines } from '../../../../manual/nucleo/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'rocar-a-pe': {
    title: 'Rocar a pé',
    task: 'Sem roque, o rei caminha. Jogue, nesta ordem: rei f1, peão g3, rei g2. Depois dê xeque com a torre em e1.',
    hint: 'O peão de g2 sai para g3 e deixa a casa g2 livre para o rei.',
    done: 'Quatro lances em vez de um. No Núcleo é preciso cuidar do rei mais cedo.',
  },

  'passo-livre': {
    title: 'Passe correndo',
    task: 'Em e3 o peão preto capturaria o seu. Passe por ele sem ser capturado.',
    hint: 'No clássico o passo duplo seria capturado en passant. Aqui não.',
    done: 'Sem en passant, o passo duplo é uma corrida segura.',
  },

  'o-remedio-certo': {
    title: 'O remédio certo',
    task: 'O rei não pode fugir, e ninguém captura a torre. Use o terceiro remédio.',
    hint: 'Coloque o bispo entre a torre e o rei.',
    done: 'Mover, capturar, bloquear: num xeque, procure sempre os três.',
  },

  'dama-na-hora': {
    title: 'Dama na hora',
    task: 'Promova o peão e dê mate no mesmo lance.',
    hint: 'O peão vira dama assim que chega. Ela já dá xeque.',
    done: 'O peão virou dama sem perguntas, e a dama deu mate.',
  },

  'nao-afogue': {
    title: 'Não afogue o rei',
    task: 'Se você promover já, o rei preto fica afogado. Prepare a promoção e só depois promova.',
    hint: 'Mova o rei para d7, onde ele defende a casa c8.',
    done: 'No clássico você pediria uma torre. No Núcleo é preciso paciência.',
  },

  'mesma-ordem': {
    title: 'Os mesmos lances, na mesma ordem',
    task: 'As pretas estão ganhando, com duas torres a mais. Empate: dê xeque em g5, depois em f6, e faça essa volta duas vezes.',
    hint: 'A dama vai e volta: g5, f6, g5, f6. Não mude a ordem.',
    done: 'A mesma volta duas vezes seguidas: a posição apareceu três vezes, e a partida empatou.',
  },

  'dois-cavalos': {
    title: 'Dois cavalos bastam',
    task: 'No clássico esta posição já seria empate. Aqui, dê mate.',
    hint: 'O cavalo em f6 já guarda g8 e h7. Dê xeque com o outro.',
    done: 'Não dá para forçar este mate, mas, quando ele aparece, no Núcleo ele vale.',
  },

  'mate-de-peao': {
    title: 'Mate com o passo duplo',
    task: 'Dê mate com o peão. No clássico as pretas escapariam; aqui não.',
    hint: 'O peão avança duas casas e dá xeque. Quem poderia capturá-lo?',
    done: 'O peão em e4 só olha: sem en passant, é mate.',
  },

  'roque-da-casa': {
    title: 'Regra da casa: o roque',
    task: 'Nesta partida o roque foi ligado. Dê mate rocando.',
    hint: 'No roque grande a torre chega a d1 e ataca a coluna d.',
    done: 'Um lance, duas peças: só com a regra da casa.',
  },

  'peao-vence': {
    title: 'Um peão vence a partida',
    task: 'Promova o peão e, no lance seguinte, dê mate.',
    hint: 'Depois da promoção o rei preto só tem a casa h6. A dama e o rei juntos resolvem.',
    done: 'Do peão ao mate. Agora jogue uma partida de verdade, de olho no relógio!',
  },
};
