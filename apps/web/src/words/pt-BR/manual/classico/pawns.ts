import type { pawns as articles } from '../../../../manual/classico/pawns.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pawns: ArticleTexts<typeof articles> = {
  peao: {
    title: 'O peão anda',
    summary: 'O peão anda uma casa para a frente; no primeiro lance, pode andar duas.',
    body: [
      'O peão anda reto para a frente, uma casa por lance. Ele nunca volta.',
      'No seu primeiro lance cada peão pode escolher: uma ou duas casas. Para o passo duplo, as duas casas à frente precisam estar vazias.',
      'Uma peça na frente, de qualquer lado, segura o peão: ele não captura para a frente.',
    ],
    examples: [
      'O peão em d2 ainda não saiu: escolha uma ou duas casas. O de a4 já saiu e anda só uma. O de f2 não chega a f4, que está ocupada.',
    ],
  },

  'captura-do-peao': {
    title: 'O peão captura',
    summary: 'O peão captura uma casa na diagonal, para a frente.',
    body: [
      'O peão é a única peça que captura de um jeito e anda de outro. Ele captura na casa diagonal à frente, à esquerda ou à direita.',
      'Sem peça adversária ali, o peão não anda na diagonal. A única exceção é a tomada en passant.',
    ],
    examples: [
      'O peão em d4 está preso atrás do peão preto, mas pode capturar o cavalo ou a torre, na diagonal. Escolha.',
      'Aqui não há nada para capturar: o peão só anda para a frente.',
    ],
  },

  promocao: {
    title: 'Promoção',
    sought: 'promoção de peão, promovido',
    summary: 'O peão que chega à última fileira vira dama, torre, bispo ou cavalo.',
    body: [
      'Quando o seu peão chega à última fileira, ele é promovido no mesmo lance. Você escolhe: dama, torre, bispo ou cavalo. A nova peça fica na casa onde o peão chegou.',
      'A escolha não depende das peças capturadas. Você pode ter duas damas, ou três torres, ou mais.',
      'Quase sempre se escolhe a dama. Às vezes outra peça é melhor: um cavalo que dá xeque, ou uma torre para não afogar o rei.',
    ],
    rulings: [
      {
        open: 'O peão pode continuar peão na última fileira, se o jogador quiser?',
        ruled: 'Não. A promoção é obrigatória, e só para dama, torre, bispo ou cavalo.',
        why: 'Um documento diz que o peão "pode escolher"; o outro, mais exato, diz que ele é promovido e dá as quatro peças. Vale o mais exato.',
      },
      {
        open: 'O que acontece com quem escreve uma promoção a rei, como e7e8k?',
        ruled: 'O texto não é um lance. Em "Por que não posso?" a resposta é que um peão não pode virar rei.',
        why: 'A escrita dos lances só conhece as letras das quatro peças permitidas.',
      },
    ],
    examples: [
      'Promova andando para e8 ou capturando a torre em d8. O tabuleiro pergunta qual peça você quer.',
      'Promova a cavalo: ele dá xeque ao rei e ataca a dama ao mesmo tempo. Depois do xeque, a dama é sua.',
    ],
  },

  'en-passant': {
    title: 'Tomada en passant',
    summary:
      'Um peão que dá o passo duplo e para ao lado do seu pode ser capturado como se tivesse andado uma casa.',
    body: [
      'En passant quer dizer "de passagem", em francês. O passo duplo não serve para fugir de um peão que já avançou.',
      'Quando o peão adversário anda duas casas e para ao lado do seu, o seu pode capturá-lo. O seu peão vai, na diagonal, para a casa que o outro saltou. O peão adversário sai do tabuleiro.',
      'É a única captura em que a peça capturada não está na casa de chegada.',
      'Ela só vale no lance logo depois do passo duplo. O artigo seguinte mostra todas as condições.',
    ],
    examples: [
      'O peão preto acabou de andar de d7 para d5. Capture-o: o seu peão vai de e5 para d6, e o peão em d5 some.',
      'Agora jogue pelos dois lados: ande com o peão branco de d2 para d4 e depois capture com o peão preto, de c4 para d3.',
    ],
  },

  'en-passant-condicoes': {
    title: 'En passant: as condições',
    sought: 'quinta casa',
    summary: 'Só no lance seguinte ao passo duplo, só com um peão na quinta casa, e sem expor o rei.',
    body: [
      'Todas estas condições precisam valer:',
      '- O seu peão está na quinta casa dele: avançou exatamente três fileiras. Para as brancas é a fileira 5; para as pretas, a 4.',
      '- O peão adversário está na coluna vizinha e andou duas casas num só lance, o primeiro dele.',
      '- Você captura já no lance seguinte. Um lance depois, o direito acabou.',
      '- O seu rei não fica em xeque depois da captura. Cuidado: dois peões saem da mesma fileira de uma vez.',
      'A tomada en passant é um direito. Ela só é obrigatória quando não há outro lance.',
    ],
    rulings: [
      {
        open: 'Quando a posição escrita mostra a casa do en passant?',
        ruled:
          'Só quando a captura é mesmo possível. Uma casa bem escrita, mas sem captura possível, é trocada por um traço.',
        why: 'Assim duas posições com os mesmos lances possíveis são escritas do mesmo jeito e contam como repetidas.',
      },
    ],
    examples: [
      'Tarde demais: o peão preto está em d5 há mais de um lance, ou chegou lá de uma em uma casa. O seu peão só pode seguir em frente.',
      'Ande com o peão preto para d5 e tente capturá-lo en passant. Não dá: sem os dois peões na fileira 5, a torre em h5 daria xeque ao rei em a5.',
    ],
  },
};
