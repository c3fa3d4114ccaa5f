import type { check as articles } from '../../../../manual/brasez/check.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const check: ArticleTexts<typeof articles> = {
  ataque: {
    title: 'O que ataca uma casa',
    summary: 'Uma peça ataca as casas onde poderia capturar um rei.',
    body: [
      'Atacam: as capturas comuns de cada peça, o pulo do Sumo-Sacerdote e os seus passos na última fileira, as diagonais do peão, e o charge de peões e Lordes, duas casas à frente com a primeira vazia.',
      'Não atacam: os empurrões da lança e da legião, o movimento sorrateiro e os Grão-Duques.',
    ],
    rulings: [
      {
        open: 'A ameaça de um charge é um ataque?',
        ruled: 'Sim, quando a casa do meio está vazia. Um charge contra o rei é xeque.',
        why: 'O documento conta a ameaça de um charge entre os modos de dar mate.',
      },
      {
        open: 'O que pode empurrar o rei também o ataca?',
        ruled: 'Não. Empurrões, movimentos sorrateiros e Grão-Duques não atacam nada.',
        why: 'Nenhum deles captura.',
      },
      {
        open: 'Uma peça cravada ainda ataca?',
        ruled: 'Sim. Ela continua tirando casas do rei adversário, mesmo sem poder sair do lugar.',
        why: 'É como no xadrez: o outro rei cairia primeiro.',
      },
      {
        open: 'O meu Grão-Duque protege o meu rei dentro da zona dele?',
        ruled:
          'Não. Uma casa atacada continua atacada, mesmo que o atacante fosse sair do tabuleiro ao chegar ali.',
        why: 'Quem captura o rei já venceu; a zona viria tarde.',
      },
      {
        open: 'Os reis podem ficar lado a lado?',
        ruled: 'Nunca. O rei ataca as casas vizinhas, mesmo aquelas onde não poderia entrar.',
        why: 'É como no xadrez, e vale também junto de uma zona.',
      },
    ],
    examples: [
      'O rei não pode ir a e3: o Lorde em e5 atacaria com o charge. Em d3, na coluna ao lado, ele está seguro.',
      'As casas d5 e e5 estão na zona do seu Grão-Duque, mas a torre as ataca: o rei não pode ir até lá.',
      'Os reis se olham. Nenhum pode chegar ao lado do outro: d5 é proibida.',
    ],
  },

  xeque: {
    title: 'O xeque',
    summary: 'Um rei atacado está em xeque, e nenhum lance pode deixar o próprio rei em xeque.',
    body: [
      'Se o seu rei está em xeque, o seu lance precisa resolver: fuja com o rei, capture quem ataca ou ponha uma peça no meio. Um charge também serve para capturar, e um empurrão pode afastar quem ataca.',
      'Uma peça que protege o rei está cravada: se sair, o rei fica em xeque. No Brasez até um peão pode cravar, porque o charge ataca duas casas à frente.',
    ],
    rulings: [
      {
        open: 'Em que momento se vê se o rei ficou em xeque?',
        ruled:
          'No fim da vez inteira: depois dos empurrões, das remoções pela zona e da retirada de um Grão-Duque.',
        why: 'É esse o tabuleiro que o adversário recebe.',
      },
    ],
    examples: [
      'A torre em e8 dá xeque. Ponha a sua torre em e2, no meio, ou saia da coluna com o rei.',
      'O cavalo em e2 está cravado por um simples peão: se sair, o peão em e3 ameaça o charge contra o rei.',
      'A lança de duas casas empurra a torre para a5. A de uma casa não pode: a torre pararia em a4 e atacaria o seu rei.',
    ],
  },

  'xeque-mate': {
    title: 'O xeque-mate',
    summary: 'Quem está em xeque e não tem nenhum lance que o resolva perdeu.',
    body: [
      'O xeque-mate é o fim mais bonito de uma partida. O rei está atacado, e nenhum lance do lado dele acaba com o ataque.',
      'Quase tudo o que é novo no Brasez serve para dar mate: a zona de controle, a mudança de cor, o movimento sorrateiro, o charge, a legião e a lança. Os dois artigos seguintes mostram um mate de cada.',
    ],
    rulings: [
      {
        open: 'O charge ameaçado contra o rei vale como mate, se nenhuma peça pode mesmo capturar um rei?',
        ruled: 'Sim. A ameaça é um ataque como outro qualquer, e quem não escapa dela está em mate.',
        why: 'O documento conta essa ameaça entre os modos de dar mate.',
      },
    ],
    examples: [
      'Dê mate com as duas torres: uma fecha a sétima fileira, a outra ataca na oitava. O xeque de h6 não é mate, porque o rei foge para g8.',
    ],
  },

  'mates-de-peao': {
    title: 'Mates de charge, legião e lança',
    summary: 'Os peões dão mate com a ameaça do charge, em legião e com a lança.',
    body: [
      'Com a ameaça do charge, um peão ataca o rei duas casas à frente. Um Lorde faz o mesmo.',
      'Na legião, dois peões avançam juntos: um dá xeque e o outro fecha as casas de fuga.',
      'Com a lança, o próprio rei é empurrado para uma casa de onde não escapa.',
    ],
    examples: [
      'Charge: avance a5–a6. O peão ameaça o charge contra a8, guarda b7, e o peão em b6 guarda a7 e, com o charge, b8.',
      'Legião: avance os dois peões para g6 e h6. Um peão sozinho, h5–h6, também dá xeque, mas o rei escapa.',
      'Lança: avance h2–h4 e empurre o rei para h5. Ali o Grão-Lorde o ataca na diagonal, e não há saída. Com h2–h3 o rei para em h4 e ainda escapa.',
    ],
  },

  'mates-de-peca': {
    title: 'Mates de zona, mudança de cor e movimento sorrateiro',
    summary: 'O Grão-Duque, o Sumo-Sacerdote e o Lorde ajudam a dar mate, cada um do seu jeito.',
    body: [
      'A zona de controle tira casas do rei e remove a peça que tentaria se pôr no meio.',
      'Na última fileira, o Sumo-Sacerdote ataca com um passo para o lado.',
      'No movimento sorrateiro, o Lorde ou Grão-Lorde aparece de repente ao alcance do rei.',
    ],
    rulings: [
      {
        open: 'Como uma zona participa do mate, se ela nunca é xeque?',
        ruled:
          'Ela nega casas ao rei e remove quem se põe na frente do xeque. O xeque vem sempre de outra peça.',
        why: 'O documento conta a zona entre os modos de dar mate, mas um Grão-Duque não ataca.',
      },
    ],
    examples: [
      'Zona: dê xeque com a torre em g8. O cavalo gostaria de se pôr em f8, mas ali a zona o remove. É mate.',
      'Mudança de cor: leve o Sumo-Sacerdote para o lado, a g8. Dali ele ataca h8 e h7, e o cavalo protege g8.',
      'Movimento sorrateiro: leve o Lorde de e8 a h6. Ele ameaça o charge contra h8 e guarda g7 e h7. A torre preta fecha g8.',
    ],
  },
};
