import type { classicoSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';

export const classico: SheetTexts<typeof classicoSheet> = {
  lead: 'Dois exércitos iguais, um tabuleiro, nenhuma sorte. Vence quem dá xeque-mate no rei adversário.',
  setup:
    'A casa do canto à sua direita é clara. Cada dama começa na casa da sua cor. As brancas começam; depois os lados se alternam, e ninguém passa a vez.',
  parts: [
    {
      title: 'Capturar',
      lines: [
        'Você captura entrando na casa de uma peça adversária; ela sai do tabuleiro.',
        'Só o cavalo pula. O rei nunca é capturado: a partida termina antes.',
      ],
    },
    {
      title: 'Xeque e mate',
      lines: [
        'Um rei atacado está em xeque. O lance seguinte tem de resolver: mover o rei, capturar quem ataca ou pôr uma peça no meio.',
        'Nenhum lance pode deixar o próprio rei em xeque. Os reis nunca ficam vizinhos.',
        'Xeque sem resposta é xeque-mate: quem deu o mate vence.',
      ],
    },
    {
      title: 'Roque',
      lines: [
        'O rei anda duas casas em direção a uma torre, e ela salta para o outro lado dele. É um lance só, e o rei vai primeiro.',
        'Vale se rei e torre nunca se moveram, se não há peça entre eles e se o rei não está em xeque, não passa por casa atacada nem para numa. A torre pode estar atacada.',
      ],
    },
    {
      title: 'En passant',
      lines: [
        'Um peão adversário dá o passo duplo e para ao lado do seu? Você pode capturá-lo na diagonal, na casa por onde ele passou, como se tivesse andado uma só.',
        'Vale só no lance seguinte.',
      ],
    },
    {
      title: 'Promoção',
      lines: [
        'O peão que chega à última fileira vira na hora dama, torre, bispo ou cavalo, à sua escolha. * Continuar peão não vale. Você pode ter várias damas.',
      ],
    },
    {
      title: 'A partida também termina',
      lines: [
        'Desistência: a qualquer momento, quem desiste perde.',
        'Tempo: com relógio, quem chega a zero perde. * Mesmo que o outro não tenha peças para dar mate.',
      ],
    },
    {
      title: 'Empates',
      lines: [
        'Afogamento: quem tem a vez não está em xeque e não tem lance.',
        'Comum acordo: um propõe na sua vez, o outro aceita.',
        'Repetição: a mesma posição pela terceira vez na partida. * Vale na hora, sem pedir.',
        'Cinquenta lances, * de cada lado, sem captura e sem lance de peão.',
        'Material insuficiente: rei contra rei, sozinho ou com um bispo, um cavalo ou dois cavalos; * ou só bispos, todos em casas da mesma cor.',
        'Xeque perpétuo: quem pode dar xeque para sempre, responda o outro o que responder, pode pedir o empate.',
      ],
    },
    {
      title: 'Quando dois fins coincidem',
      lines: [
        '* Vale o primeiro desta ordem: mate, afogamento, repetição, material insuficiente, 50 lances.',
      ],
    },
    {
      title: 'Para anotar',
      lines: [
        'Letra da peça e casa de chegada: Cf3; o peão não tem letra: e4. Captura: Bxc6. Roque: O-O e, do lado da dama, O-O-O. Promoção: e8=D. Xeque: +. Mate: #.',
      ],
    },
  ],
  pieces: {
    'w-king': 'Rei (R): uma casa em qualquer direção, nunca para uma casa atacada.',
    'w-queen': 'Dama (D): como a torre e como o bispo.',
    'w-rook': 'Torre (T): quantas casas quiser, reto, sem pular.',
    'w-bishop': 'Bispo (B): quantas casas quiser, na diagonal, sem pular.',
    'w-knight': 'Cavalo (C): duas casas reto e uma para o lado, em L; pula as outras peças.',
    'w-pawn':
      'Peão: uma casa para a frente, ou duas no primeiro lance, se estiverem vazias; captura uma casa na diagonal, para a frente.',
  },
};
