import type { king as articles } from '../../../../manual/classico/king.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const king: ArticleTexts<typeof articles> = {
  roque: {
    title: 'O roque',
    sought: 'castling, roque grande, roque pequeno, movimentos extraordinários',
    summary: 'O rei anda duas casas em direção a uma torre, e ela salta para o outro lado dele.',
    body: [
      'O roque é o único lance em que duas peças suas se movem. Ele guarda o rei e traz uma torre para o jogo.',
      '- Roque pequeno: o rei vai de e1 para g1 e a torre de h1 para f1.',
      '- Roque grande: o rei vai de e1 para c1 e a torre de a1 para d1.',
      'Para as pretas é igual, na fileira 8. Mova o rei duas casas, ou leve-o até a torre: ela vai sozinha.',
      'Há condições: o rei e a torre ainda não se moveram, o caminho está vazio, e o rei não passa por casa atacada. Os dois artigos seguintes mostram cada uma.',
    ],
    examples: [
      'As brancas podem rocar para os dois lados. Mova o rei para g1 ou para c1.',
      'Agora as pretas: faça o roque grande, do rei em e8 para c8.',
    ],
  },

  'roque-condicoes': {
    title: 'Roque: peças paradas e caminho vazio',
    summary: 'O rei e a torre nunca se moveram, e não há peça entre eles.',
    body: [
      'Para rocar, o rei e a torre desse lado não podem ter se movido nenhuma vez. Voltar para casa não devolve o direito.',
      'Se só uma torre se moveu, o roque com a outra continua possível.',
      'Entre os dois não pode haver peça nenhuma, sua ou do adversário. No roque grande são três as casas do meio: b1, c1 e d1.',
      'O rei e a torre precisam estar na mesma fileira, a primeira. Uma torre nascida de uma promoção não roca.',
    ],
    rulings: [
      {
        open: 'Numa posição escrita, como saber se o rei ou a torre já se moveu?',
        ruled:
          'As letras KQkq do texto dizem quais roques ainda existem. Uma letra sem o rei e a torre em casa é um erro.',
        why: 'Só as peças no tabuleiro não contam o passado; o texto FEN tem um campo feito para isso.',
      },
    ],
    examples: [
      'A torre em h1 já saiu e voltou: o roque pequeno acabou. A torre em a1 nunca se moveu: o roque grande vale.',
      'O cavalo em b1 fecha o roque grande, mesmo que o rei não passe por ali. Faça o roque pequeno, ou tire o cavalo.',
    ],
  },

  'roque-e-xeque': {
    title: 'Roque: o rei e as casas atacadas',
    summary: 'O rei não roca em xeque, nem passa por casa atacada, nem termina numa; a torre pode.',
    body: [
      'Rei em xeque não roca. O roque não serve para fugir de um ataque.',
      'A casa por onde o rei passa e a casa onde ele chega não podem estar atacadas.',
      'Isso vale para o rei, não para a torre. A torre pode estar atacada. No roque grande ela também pode passar pela casa b1, ou b8, mesmo atacada.',
    ],
    examples: [
      'O rei está em xeque da torre em e8: nenhum roque vale agora. Saia da coluna e.',
      'No roque pequeno o rei passaria por f1, atacada pela torre, e chegaria a g1, atacada pelo bispo. No roque grande ninguém o incomoda.',
      'O bispo ataca a torre em a1, e a torre preta ataca b1. Não importa: o rei só passa por d1 e chega a c1. Faça o roque grande.',
    ],
  },

  xeque: {
    title: 'Xeque',
    summary: 'O rei atacado está em xeque, e o lance seguinte tem de tirá-lo de lá.',
    body: [
      'O rei está em xeque quando uma peça adversária poderia capturá-lo no próximo lance. O rei nunca é capturado de verdade: é preciso responder ao xeque.',
      'Há três respostas:',
      '- Mover o rei para uma casa que não esteja atacada.',
      '- Capturar a peça que dá o xeque.',
      '- Colocar uma peça no meio, entre o rei e quem ataca. Contra um cavalo ou um peão isso não funciona.',
      'Qualquer outro lance é proibido enquanto o xeque durar.',
    ],
    examples: [
      'A torre em e8 dá xeque. Experimente as três respostas: o rei sai para f1, o bispo captura a torre, ou a dama bloqueia em e2.',
    ],
  },

  'reis-vizinhos': {
    title: 'Os reis nunca se tocam',
    summary: 'Entre os dois reis sempre fica pelo menos uma casa.',
    body: [
      'Cada rei ataca as casas ao redor dele. Como nenhum rei pode entrar em casa atacada, os dois nunca ficam lado a lado.',
      'Por isso um rei nunca dá xeque ao outro. Mas ele pode tirar casas do outro rei, e isso ajuda muito a dar mate.',
    ],
    examples: [
      'Os reis estão frente a frente. As casas c4, d4 e e4 estão fechadas para os dois. Dê xeque com a torre em h5.',
    ],
  },

  cravada: {
    title: 'Peça cravada',
    summary: 'Nenhum lance pode deixar o próprio rei em xeque; por isso uma peça cravada não sai da linha.',
    body: [
      'Você não pode fazer um lance que deixe o seu próprio rei em xeque.',
      'Uma peça que está entre o seu rei e uma torre, um bispo ou uma dama do adversário está cravada: se ela sair da linha, o rei fica exposto.',
      'Pela linha ela ainda anda, se for uma peça que anda assim. Pode até capturar quem a crava. Um cavalo cravado nunca pode se mover.',
      'Uma peça cravada continua atacando casas e dá xeque como qualquer outra.',
    ],
    examples: [
      'O cavalo em e3 está cravado pela torre em e8. Tente movê-lo. Depois tire o rei da coluna e, e o cavalo fica livre.',
      'Uma torre cravada por outra torre anda na coluna. Ela pode até capturar a torre em e8.',
    ],
  },

  'xeque-duplo': {
    title: 'Xeque descoberto e xeque duplo',
    summary: 'Quando duas peças dão xeque ao mesmo tempo, só o rei pode se mover.',
    body: [
      'Xeque descoberto: uma peça sai da frente, e a que estava atrás dela dá xeque.',
      'Se a peça que saiu também dá xeque, o xeque é duplo. Não há como capturar as duas nem bloquear as duas num só lance. Só resta mover o rei.',
      'O rei pode sair capturando uma das duas, se ela não estiver defendida.',
    ],
    examples: [
      'A torre e o cavalo dão xeque. Capturar o cavalo com o peão ou bloquear com a dama não basta: mova o rei.',
      'Mova o cavalo e descubra o xeque da torre. Nas casas d6 e f6 o cavalo também dá xeque: é xeque duplo.',
    ],
  },
};
