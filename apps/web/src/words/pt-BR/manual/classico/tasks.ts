import type { tasks as outlines } from '../../../../manual/classico/tasks.js';
import type { TaskTexts } from '../../../types/chapters.js';

export const tasks: TaskTexts<typeof outlines> = {
  'primeiro-passo': {
    title: 'O primeiro passo',
    task: 'Avance o peão duas casas.',
    hint: 'Escolha o peão em e2 e depois a casa e4.',
    done: 'Isso! Um peão só anda duas casas no primeiro lance dele.',
  },

  'torre-captura': {
    title: 'A torre captura duas vezes',
    task: 'Capture o cavalo e depois o bispo, que vai fugir para a mesma coluna da torre.',
    hint: 'A torre anda reto: de c2 até f2. Depois olhe a coluna f.',
    done: 'A torre manda na coluna e na fileira. E o bispo fugiu para o lugar errado!',
  },

  'bispo-escolhe': {
    title: 'O bispo escolhe',
    task: 'O bispo ataca um peão e um cavalo. Capture o cavalo, que vale mais.',
    hint: 'O cavalo está em f6, na diagonal de d4.',
    done: 'Boa escolha. Um cavalo vale por volta de três peões.',
  },

  'cavalo-salta': {
    title: 'O cavalo salta',
    task: 'O cavalo está cercado pelos próprios peões. Mesmo assim, capture a dama com ele.',
    hint: 'Duas casas para o lado e uma para trás: de d3 para b2.',
    done: 'Cercada assim, nenhuma outra peça sairia do lugar.',
  },

  'peao-captura': {
    title: 'O peão captura torto',
    task: 'O caminho está fechado. Capture a torre com o peão.',
    hint: 'O peão captura na diagonal: a torre está em e5.',
    done: 'Anda reto, captura torto: assim é o peão.',
  },

  'sair-do-xeque': {
    title: 'Responda ao xeque',
    task: 'O seu rei está em xeque. Das três respostas, ache a que ganha uma torre.',
    hint: 'Quem ataca a torre em e8? Olhe as diagonais.',
    done: 'Fugir e bloquear também valiam. Capturar foi melhor.',
  },

  rocar: {
    title: 'Roque para o lado certo',
    task: 'Faça o roque. Só um dos dois lados é permitido.',
    hint: 'O rei não pode passar por f1, que a torre ataca. Vá para c1.',
    done: 'O rei está guardado, e a torre entrou no jogo.',
  },

  'de-passagem': {
    title: 'De passagem',
    task: 'Avance o peão para e5. As pretas respondem com um passo duplo: capture en passant.',
    hint: 'O peão preto saltou a casa d6. Vá para ela.',
    done: 'Era agora ou nunca: um lance depois, o direito acabaria.',
  },

  'promocao-a-cavalo': {
    title: 'Nem sempre dama',
    task: 'Promova o peão à peça certa e, depois, capture a dama preta.',
    hint: 'Qual peça, em e8, ataca o rei em c7 e a dama em g7 ao mesmo tempo?',
    done: 'Um garfo de cavalo! A promoção a outra peça que não a dama se chama subpromoção.',
  },

  'mate-no-corredor': {
    title: 'Mate em um: o corredor',
    task: 'Dê xeque-mate com a torre.',
    hint: 'O rei preto não tem saída na fileira 8. Chegue até ela.',
    done: 'O mate do corredor. Lembre de abrir uma saída para o seu próprio rei!',
  },

  'mate-de-dama': {
    title: 'Mate em um: dama e rei',
    task: 'Dê mate. Cuidado para não afogar o rei!',
    hint: 'A dama ao lado do rei preto, defendida pelo seu rei, dá mate.',
    done: 'Dama e rei juntos: é o mate que mais acontece.',
  },

  'salvo-pelo-afogamento': {
    title: 'Salvo pelo afogamento',
    task: 'As pretas estão ganhando, mas o seu rei não tem nenhum lance. Entregue a torre com um xeque bem ao lado do rei preto, em g8.',
    hint: 'Se o rei preto captura a torre em g8, você fica sem nenhum lance.',
    done: 'Afogamento: empate! Uma partida perdida foi salva.',
  },

  'xeque-sem-fim': {
    title: 'Xeque sem fim',
    task: 'As pretas estão ganhando, com uma torre a mais. Empate: dê xeque em e8 e em h5, até a posição aparecer três vezes.',
    hint: 'A dama vai e volta: e8, h5, e8, h5.',
    done: 'Xeque perpétuo: empate. Numa partida você também pode reivindicá-lo antes.',
  },

  'escada-de-torres': {
    title: 'Mate em dois: a escada',
    task: 'Uma torre já fecha a fileira 6. Suba a outra com xeque e dê mate.',
    hint: 'Primeiro a torre de b5 vai para b7. Depois é a vez da outra.',
    done: 'Duas torres, degrau por degrau, levam o rei até a borda.',
  },

  'mate-sufocado': {
    title: 'Mate em dois: o mate sufocado',
    task: 'Entregue a dama e dê mate com o cavalo.',
    hint: 'Dê xeque com a dama em g8: a torre é obrigada a capturar. E agora, onde o cavalo dá xeque?',
    done: 'O rei ficou sem ar entre as próprias peças. Você já sabe jogar: boa partida!',
  },
};
