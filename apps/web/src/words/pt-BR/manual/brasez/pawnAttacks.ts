import type { pawnAttacks as articles } from '../../../../manual/brasez/pawnAttacks.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pawnAttacks: ArticleTexts<typeof articles> = {
  charge: {
    title: 'O charge, ou ataque suicida',
    sought: 'charging, kamikaze, ataque kamikaze, carga, sacrifício',
    summary: 'Um peão ou Lorde ataca duas casas à frente: a peça atacada e o atacante saem do tabuleiro.',
    body: [
      'Peões e Lordes podem fazer o charge, que o documento também chama de ataque kamikaze. O alvo é uma peça adversária exatamente duas casas reto à frente, com a casa do meio vazia.',
      'A peça atacada sai do tabuleiro, e o atacante sai junto. É uma troca: dê um peão por uma torre e você fez um bom negócio.',
      'Contra um peão ou um Grão-Duque o charge não vale.',
      'Quem ameaça o charge contra o rei dá xeque. Cuidado também com a sua última peça: se ela se sacrifica e sobra só o seu rei, você perde, a não ser que do outro lado também só reste o rei.',
    ],
    rulings: [
      {
        open: 'O charge pula uma peça na primeira casa?',
        ruled: 'Não. A primeira casa precisa estar vazia, e qualquer peça nela impede o charge.',
        why: 'O documento escreve “pulando” nos saltos novos, o do Sumo-Sacerdote e o do rei no roque, e aqui não escreve. Quando diz que peões e Grão-Duques impedem o charge, entendemos que fala do alvo.',
      },
      {
        open: 'O charge é só no primeiro lance do peão?',
        ruled: 'Não. Peões e Lordes podem fazê-lo a qualquer momento da partida.',
        why: 'O documento limita a lança ao primeiro lance, mas não o charge.',
      },
      {
        open: 'As duas peças que saem podem voltar?',
        ruled:
          'Sim. As duas contam como capturadas; se não são peões, podem voltar por promoção, cada uma para o seu dono.',
        why: 'O documento considera o atacante capturado pelo adversário.',
      },
      {
        open: 'Um charge até a última fileira promove? E uma zona de controle muda algo?',
        ruled:
          'Nem uma coisa nem outra: o atacante sai do tabuleiro, e não há mais o que promover nem remover.',
        why: 'Ele não fica em casa nenhuma.',
      },
      {
        open: 'Se você escreve só a casa de saída e a de chegada, o charge vale?',
        ruled:
          'Não. O programa avisa e pede que você diga que é um charge: “charge e4 e6”, ou e4*e6 na escrita curta. No tabuleiro, ele mostra que é um charge.',
        why: 'O charge custa uma peça sua: ele precisa ser de propósito.',
      },
    ],
    examples: [
      'Faça o charge do Lorde contra o Grão-Lorde em c6. Os dois saem do tabuleiro, e cada um pode voltar por promoção.',
      'Dos quatro peões, só um pode atacar: a4 contra a torre. O de c4 tem o seu cavalo no caminho, o de e4 tem um peão como alvo, e o de g4 um Grão-Duque.',
      'O charge deixaria vazias as duas casas, e a torre em h4 atacaria o seu rei. Por isso ele não é permitido.',
    ],
  },

  lanca: {
    title: 'O Movimento de Lança',
    sought: 'sem apoio, empurrar para trás, empurrada',
    summary: 'No primeiro lance, um peão pode empurrar para trás a peça adversária que está no seu caminho.',
    body: [
      'Um peão que nunca se moveu avança uma ou duas casas mesmo que haja uma peça adversária no caminho. A peça é empurrada e para na casa logo à frente do peão.',
      '- Peça na primeira casa: o peão anda uma casa e a empurra uma, ou anda duas e a empurra duas.',
      '- Peça na segunda casa: o peão anda duas e a empurra uma.',
      'As casas por onde a peça empurrada passa, e aquela onde ela para, precisam estar vazias. Uma peça de qualquer lado numa delas serve de apoio, e então não há lança.',
      'Nada é capturado. O peão pode empurrar qualquer peça adversária: até o Grão-Duque, até o rei.',
    ],
    rulings: [
      {
        open: 'O que é uma peça sem apoio?',
        ruled:
          'Aquela para a qual todas as casas até onde seria empurrada existem e estão vazias. Uma peça de qualquer lado numa delas impede a lança.',
        why: 'O documento diz que qualquer peça atrás impede o movimento.',
      },
      {
        open: 'Até onde vai a peça empurrada?',
        ruled:
          'Até a casa logo depois daquela onde o peão para. O peão empurra só uma peça: com duas no caminho, ou com uma peça sua, não há lança.',
        why: 'Assim a peça sai da frente o mínimo necessário.',
      },
      {
        open: 'O rei também pode ser empurrado?',
        ruled:
          'Sim, quando está bem na frente do peão. Duas casas à frente ele já estaria em xeque do charge.',
        why: 'O documento fala em qualquer peça adversária e lista a lança entre os lances que dão mate.',
      },
      {
        open: 'O que acontece com o peão que empurra um Grão-Duque?',
        ruled:
          'Ele termina ao lado do Grão-Duque, e a zona de controle o captura, a não ser que o rei adversário esteja em xeque.',
        why: 'O documento cita justamente esse peão como exemplo da zona.',
      },
    ],
    examples: [
      'Avance o peão duas casas: o cavalo vai parar em e5. Com uma casa só, ele vai a e4.',
      'Nenhuma lança aqui. O peão em e3 tem o apoio do Lorde em e4. O peão em g2 já tinha saído e foi empurrado de volta: ele não empurra mais.',
      'Empurre o Grão-Duque com e2–e4. Ele vai para e5, e o peão, que parou ao lado dele, é capturado pela zona.',
    ],
  },

  'movimento-legionario': {
    title: 'O Movimento Legionário',
    sought: 'M. Legionário, legião, simultaneamente, lado a lado',
    summary: 'Dois peões lado a lado avançam juntos uma casa e empurram o que está na frente.',
    body: [
      'Dois peões seus, vizinhos na mesma fileira, podem avançar uma casa ao mesmo tempo. É um lance só.',
      'Na frente de cada um deve haver uma casa vazia ou uma peça adversária que possa recuar uma casa. Essa peça é empurrada. Os dois peões podem empurrar ao mesmo tempo.',
      'O que impede a legião: uma peça sua na frente, um Grão-Duque na frente, qualquer peça logo atrás da que seria empurrada, ou o fim do tabuleiro.',
    ],
    rulings: [
      {
        open: 'A legião empurra um Grão-Duque?',
        ruled: 'Não. Um Grão-Duque na frente de um dos peões para a legião.',
        why: 'O documento só diz que a lança pode mover um Grão-Duque.',
      },
      {
        open: 'Os peões precisam estar no primeiro lance?',
        ruled: 'Não. Tanto faz se já se moveram.',
        why: 'O documento pede só que estejam lado a lado.',
      },
      {
        open: 'A legião pode empurrar uma peça para fora do tabuleiro?',
        ruled: 'Não. Atrás da peça empurrada precisa haver uma casa vazia.',
        why: 'Empurrar não é capturar.',
      },
    ],
    examples: [
      'Escolha um peão, depois o outro, depois a casa à frente de um deles. O cavalo e a torre recuam uma casa.',
      'Nenhuma legião passa. O cavalo em d5 tem o peão em d6 logo atrás, o Grão-Duque em g5 não é empurrado, e os peões em a4 e c4 não são vizinhos. Sozinho, e4–e5 é possível.',
      'O cavalo em d8 está na beira do tabuleiro: a legião não o empurra. Promova só o peão em e7, ou capture o cavalo com ele.',
    ],
  },

  empurrao: {
    title: 'Ser empurrado',
    sought: 'empurrada, empurrar',
    summary: 'Uma peça empurrada muda de casa, mas não fez um lance.',
    body: [
      'A lança e a legião empurram peças. A peça empurrada não é capturada e não captura nada. Como ela não se moveu por conta própria, nenhuma zona de controle a remove.',
      'Um peão empurrado perde o direito ao passo duplo e à lança. Ele pode acabar até atrás da sua casa inicial, na primeira fileira do seu lado. De lá, anda como qualquer peão que já se moveu.',
    ],
    rulings: [
      {
        open: 'A zona de controle remove uma peça empurrada para dentro dela?',
        ruled: 'Não. A zona só age sobre quem se move por conta própria.',
        why: 'O documento fala de peças que se movem para uma casa vizinha ao Grão-Duque.',
      },
      {
        open: 'O que pode fazer um peão empurrado para a sua primeira fileira?',
        ruled:
          'Andar uma casa, capturar, fazer o charge e juntar-se a uma legião. O passo duplo e a lança ele perdeu.',
        why: 'Ele é um peão como os outros, mas não está mais na sua casa inicial.',
      },
      {
        open: 'Se a torre é capturada na casa inicial e outra torre vai para lá, o roque ainda vale?',
        ruled:
          'Não. Quando o rei ou a torre deixa a casa inicial, de qualquer jeito, acaba o roque que precisa dessa peça.',
        why: 'O roque é de quem ainda está em casa.',
      },
    ],
    examples: [
      'Avance a legião. O cavalo vai parar em d6, ao lado do seu Grão-Duque, e mesmo assim fica no tabuleiro: ele foi empurrado.',
      'A legião empurra o peão preto de d7 para d8, a primeira fileira das pretas. Jogue depois com as pretas: de d8 ele captura em e7.',
      'Este peão preto foi empurrado para d8. Ele anda uma casa, mas o passo duplo acabou.',
    ],
  },
};
