import type { brasezSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';

export const brasez: SheetTexts<typeof brasezSheet> = {
  lead: 'O xadrez brasileiro de Rafael R. M. Oliveira (aka Rafael Ramus), versão 1.3, de 2017. Peças mais fracas, peões que sabem muito. As palavras são nossas; as regras são dele.',
  setup:
    'Primeiro as brancas, depois as pretas põem o rei em d ou em e; o Grão-Lorde vai para a outra casa. As pretas recebem a Peça de Passagem. As brancas começam.',
  parts: [
    {
      title: 'Charge (peão e Lorde)',
      lines: [
        'O alvo está duas casas reto à frente, * com a do meio vazia. As duas peças saem do tabuleiro. * Vale a qualquer momento.',
        'Peões e Grão-Duques não são alvo. Ameaçar o charge contra o rei é xeque.',
      ],
    },
    {
      title: 'Lança (peão, no primeiro lance)',
      lines: [
        'O peão anda 1 ou 2 casas e empurra à sua frente a única peça adversária que está no caminho, * para a casa logo depois de onde ele para. Tudo por onde ela passa deve estar vazio. Nada é capturado; * até um rei ou Grão-Duque é empurrado.',
      ],
    },
    {
      title: 'Legião (dois peões lado a lado)',
      lines: [
        'Os dois avançam 1 casa juntos. Na frente de cada um: casa vazia, ou uma peça adversária com casa vazia atrás, que é empurrada. * Um Grão-Duque detém a legião.',
      ],
    },
    {
      title: 'En passant',
      lines: [
        'Um peão que andou duas casas (* também com a lança) pode ser capturado, só no lance seguinte, na casa por onde passou.',
      ],
    },
    {
      title: 'Roque',
      lines: [
        'Se o rei e a torre daquele lado nunca se moveram, o rei salta sozinho para b ou g. Não pode estar em xeque; * a casa deve estar vazia, sem ataque e fora de zona adversária. * O que há no meio não importa.',
      ],
    },
    {
      title: 'Promoção',
      lines: [
        'Na última fileira o peão vira, na hora, uma peça que você já perdeu (W, T, C, SS ou L) ou um Grão-Duque. * É obrigatório.',
        'Lordes e Grão-Lordes que chegam à última fileira podem, nas vezes seguintes, ir para qualquer casa vazia (movimento sorrateiro), * enquanto estão nela.',
      ],
    },
    {
      title: 'Grão-Duque, Ducado e zona',
      lines: [
        'Retirada: depois do lance de outra peça, na mesma vez, um Grão-Duque seu pode ir para o Ducado. * Um só, e não o que acabou de nascer.',
        'Entrada: gasta a vez. A casa deve estar vazia, sem ataque e não vizinha do rei adversário.',
        'Zona: as oito casas em volta. A peça adversária que se move para lá sai do tabuleiro depois do lance, exceto reis e Grão-Duques, e exceto se, com ela ali, o rei do dono está em xeque.',
        '* Um rei não entra na zona adversária; * estar nela não é xeque. * Peças empurradas ou que já estavam ali ficam.',
      ],
    },
    {
      title: 'Peça de Passagem',
      lines: [
        'Quem a tem pode entregá-la em vez de jogar, * menos em xeque. Passar em resposta a um passe: empate.',
      ],
    },
    {
      title: 'Xeque',
      lines: [
        'Ninguém termina a própria vez em xeque, * contada a vez inteira: empurrões, zona e retirada. Os reis nunca ficam vizinhos.',
      ],
    },
    {
      title: 'Quem vence (* nesta ordem)',
      lines: [
        'Força Maior: quem só tem o rei perde; Grão-Duques contam, também no Ducado. * Os dois sem nada: empate.',
        'Sem lance na sua vez: perde, em xeque (mate) ou não (afogamento). * Passar é um lance.',
        'Dois passes seguidos: empate.',
        'Só reis e Grão-Duques: mais dez lances; depois vence quem tem mais peças no tabuleiro. * O Ducado não conta.',
        '50 lances, * contados os dos dois lados, sem captura nem lance de peão: vence quem tem mais peças, * com o Ducado. Igual: empate.',
        'A mesma posição pela terceira vez: empate. * Vale combinar um empate; quem desiste perde.',
      ],
    },
  ],
  pieces: {
    'w-king': 'Rei (R): uma casa em qualquer direção.',
    'w-warlord':
      'Grão-Lorde (W): 1 ou 2 casas para a frente ou para os lados, sem pular; 1 para trás; 1 na diagonal para a frente.',
    'w-priest':
      'Sumo-Sacerdote (SS): 1 a 3 casas na diagonal; ou exatamente 2, pulando uma peça. Se começa a vez na última fileira, também 1 para o lado ou para trás.',
    'w-knight': 'Cavalo (C): em L, como no xadrez.',
    'w-rook': 'Torre (T): reto, como no xadrez.',
    'w-lord': 'Lorde (L): 1 casa em qualquer diagonal ou 1 reto para a frente; charge.',
    'w-pawn':
      'Peão (P): 1 casa para a frente, 2 no primeiro lance; captura 1 na diagonal à frente; charge, lança, legião, en passant.',
    'w-duke': 'Grão-Duque (G): só entra e sai do tabuleiro; nunca é capturado e não ataca.',
  },
};
