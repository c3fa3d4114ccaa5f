import type { Sheet } from '../sheet.js';

export const classicoSheet: Sheet = {
  game: 'classico',
  position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  pieces: [
    {
      art: 'w-king',
      text: {
        'pt-BR': 'Rei (R): uma casa em qualquer direção, nunca para uma casa atacada.',
        en: 'King (K): one square in any direction, never to an attacked square.',
      },
    },
    {
      art: 'w-queen',
      text: {
        'pt-BR': 'Dama (D): como a torre e como o bispo.',
        en: 'Queen (Q): like a rook and like a bishop.',
      },
    },
    {
      art: 'w-rook',
      text: {
        'pt-BR': 'Torre (T): quantas casas quiser, reto, sem pular.',
        en: 'Rook (R): any number of squares in a straight line, without jumping.',
      },
    },
    {
      art: 'w-bishop',
      text: {
        'pt-BR': 'Bispo (B): quantas casas quiser, na diagonal, sem pular.',
        en: 'Bishop (B): any number of squares diagonally, without jumping.',
      },
    },
    {
      art: 'w-knight',
      text: {
        'pt-BR': 'Cavalo (C): duas casas reto e uma para o lado, em L; pula as outras peças.',
        en: 'Knight (N): two squares straight and one sideways, in an L; jumps over other pieces.',
      },
    },
    {
      art: 'w-pawn',
      text: {
        'pt-BR':
          'Peão: uma casa para a frente, ou duas no primeiro lance, se estiverem vazias; captura uma casa na diagonal, para a frente.',
        en: 'Pawn: one square forward, or two on its first move, if they are empty; captures one square diagonally forward.',
      },
    },
  ],
  text: {
    'pt-BR': {
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
    },
    en: {
      lead: 'Two equal armies, one board, no luck. Whoever checkmates the enemy king wins.',
      setup:
        'The corner square at your right hand is light. Each queen begins on a square of her own colour. White begins; then the sides take turns, and nobody passes.',
      parts: [
        {
          title: 'Capturing',
          lines: [
            'You capture by entering the square of an enemy piece, which leaves the board.',
            'Only the knight jumps. The king is never captured: the game ends before that.',
          ],
        },
        {
          title: 'Check and mate',
          lines: [
            'A king under attack is in check. The next move has to end it: move the king, capture the attacker or put a piece in between.',
            'No move may leave your own king in check. The kings never stand side by side.',
            'Check without an answer is checkmate: whoever gave mate wins.',
          ],
        },
        {
          title: 'Castling',
          lines: [
            'The king goes two squares towards a rook, and the rook steps over to his other side. It is one move, and the king goes first.',
            'Allowed if king and rook have never moved, no piece stands between them, and the king is not in check, passes no attacked square and does not stop on one. The rook may be attacked.',
          ],
        },
        {
          title: 'En passant',
          lines: [
            'Does an enemy pawn make its double step and stop beside yours? You may capture it diagonally on the square it passed over, as if it had gone only one.',
            'Only in the very next move.',
          ],
        },
        {
          title: 'Promotion',
          lines: [
            'A pawn that reaches the last rank becomes at once a queen, rook, bishop or knight, as you choose. * It may not stay a pawn. You may have several queens.',
          ],
        },
        {
          title: 'The game also ends by',
          lines: [
            'Resignation: at any moment; whoever resigns loses.',
            'Time: with a clock, whoever gets to zero loses. * Even if the other side has not the pieces to give mate.',
          ],
        },
        {
          title: 'Draws',
          lines: [
            'Stalemate: the player to move is not in check and has no move.',
            'Agreement: one offers on their own turn, the other accepts.',
            'Repetition: the same position for the third time in the game. * It counts at once, without a claim.',
            'Fifty moves, * by each side, without a capture and without a pawn move.',
            'Insufficient material: king against king, alone or with one bishop, one knight or two knights; * or only bishops, all on squares of one colour.',
            'Perpetual check: whoever can give check for ever, whatever the other answers, may claim a draw.',
          ],
        },
        {
          title: 'When two endings meet',
          lines: ['* The first in this order counts: mate, stalemate, repetition, material, fifty moves.'],
        },
        {
          title: 'Writing it down',
          lines: [
            'The letter of the piece and where it goes: Nf3; the pawn has no letter: e4. Capture: Bxc6. Castling: O-O, and O-O-O on the queen’s side. Promotion: e8=Q. Check: +. Mate: #.',
          ],
        },
      ],
    },
  },
};
