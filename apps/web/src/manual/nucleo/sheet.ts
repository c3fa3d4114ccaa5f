import { classicoSheet } from '../classico/sheet.js';
import type { Sheet } from '../sheet.js';

export const nucleoSheet: Sheet = {
  game: 'nucleo',
  position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  pieces: classicoSheet.pieces,
  text: {
    'pt-BR': {
      lead: 'O xadrez com menos exceções: sem roque, sem en passant, promoção sempre a dama. E o relógio é um recurso que se gasta.',
      setup:
        'A casa do canto à sua direita é clara. Cada dama começa na casa da sua cor. As brancas começam; depois os lados se alternam, e ninguém passa a vez.',
      parts: [
        {
          title: 'O seu turno',
          lines: [
            'Você move uma peça, ou captura com uma peça entrando na casa da adversária. * Uma só: por isso não há roque.',
            'Só o cavalo pula. * O passo duplo do peão vale no primeiro lance dele.',
            '* Não há en passant: um peão só é capturado na casa onde está.',
          ],
        },
        {
          title: 'Xeque',
          lines: [
            'Um rei atacado está em xeque. Há três remédios: mover o rei, capturar quem ataca ou bloquear o ataque.',
            'Nenhum lance pode deixar o próprio rei em xeque. Os reis nunca ficam vizinhos.',
          ],
        },
        {
          title: 'Vitória',
          lines: [
            'Xeque-mate: xeque sem nenhum dos três remédios. Quem deu o mate vence.',
            '* Desistência: quem quer parar pode desistir a qualquer momento, e perde.',
          ],
        },
        {
          title: 'Promoção',
          lines: [
            'O peão que chega à última fileira vira dama na hora, sem escolha. Você pode ter várias damas.',
          ],
        },
        {
          title: 'Empates',
          lines: [
            'Afogamento: quem tem a vez não está em xeque e não tem lance.',
            'Repetição: a mesma posição três vezes seguidas, com os mesmos lances na mesma ordem. * Por caminhos diferentes não conta.',
            'Material insuficiente: rei contra rei, sozinho ou com um bispo ou um cavalo; * ou só bispos, todos em casas da mesma cor. * Dois cavalos continuam a partida.',
            'Tempo: um relógio chega a zero, ou abaixo, seja de quem for.',
          ],
        },
        {
          title: 'O relógio é um recurso',
          lines: [
            'Pensar gasta tempo. * Uma dica também (15 segundos), e voltar um lance também (30 segundos). Vocês podem combinar outros preços antes; preço zero desliga a ajuda.',
            '* O preço pode levar o relógio abaixo de zero: aí é empate na hora.',
            'Quem está ganhando precisa ganhar antes que um dos relógios acabe. Sem relógio, o tempo nunca termina a partida.',
          ],
        },
        {
          title: 'O que aqui não existe',
          lines: [
            'Regra dos 50 lances, limite de turnos, xeque perpétuo e empate de comum acordo: nada disso termina a partida.',
          ],
        },
        {
          title: 'Regras da casa',
          lines: [
            '* Antes de começar, vocês podem ligar o roque, o en passant e o empate de comum acordo, com as condições do xadrez clássico, ou desligar o passo duplo. Cada regra vale por si.',
          ],
        },
        {
          title: 'Para jogar sem o programa',
          lines: [
            'Combinem quem faz o papel do programa: um terceiro que sugere o lance da dica, ou ninguém. Anotem os lances, para voltar um lance e para ver a repetição.',
          ],
        },
      ],
    },
    en: {
      lead: 'Chess with fewer exceptions: no castling, no en passant, always promotion to a queen. And the clock is a resource that one spends.',
      setup:
        'The corner square at your right hand is light. Each queen begins on a square of her own colour. White begins; then the sides take turns, and nobody passes.',
      parts: [
        {
          title: 'Your turn',
          lines: [
            'You move a piece, or capture with a piece by entering the square of an enemy one. * A single piece: that is why there is no castling.',
            'Only the knight jumps. * The pawn’s double step is allowed on its first move.',
            '* There is no en passant: a pawn is captured only where it stands.',
          ],
        },
        {
          title: 'Check',
          lines: [
            'A king under attack is in check. There are three remedies: move the king, capture the attacker or block the attack.',
            'No move may leave your own king in check. The kings never stand side by side.',
          ],
        },
        {
          title: 'Winning',
          lines: [
            'Checkmate: check with none of the three remedies. Whoever gave mate wins.',
            '* Resignation: whoever wants to stop may resign at any moment, and loses.',
          ],
        },
        {
          title: 'Promotion',
          lines: [
            'A pawn that reaches the last rank becomes a queen at once, without a choice. You may have several queens.',
          ],
        },
        {
          title: 'Draws',
          lines: [
            'Stalemate: the player to move is not in check and has no move.',
            'Repetition: the same position three times in a row, by the same moves in the same order. * By different ways it does not count.',
            'Insufficient material: king against king, alone or with one bishop or one knight; * or only bishops, all on squares of one colour. * Two knights play on.',
            'Time: a clock reaches zero or goes below, whoever’s it is.',
          ],
        },
        {
          title: 'The clock is a resource',
          lines: [
            'Thinking spends time. * So does a hint (15 seconds), and so does taking a move back (30 seconds). You may agree on other prices before; price zero turns that help off.',
            '* The price may take the clock below zero: then the game is drawn at once.',
            'Whoever is winning has to win before either clock runs out. Without a clock, time never ends the game.',
          ],
        },
        {
          title: 'What does not exist here',
          lines: [
            'The fifty-move rule, a limit of turns, perpetual check and draws by agreement: none of these ends the game.',
          ],
        },
        {
          title: 'House rules',
          lines: [
            '* Before you begin you may turn on castling, en passant and draws by agreement, with the conditions of classic chess, or turn the double step off. Each rule holds by itself.',
          ],
        },
        {
          title: 'Playing without the program',
          lines: [
            'Agree on who stands in for the program: a third person who suggests the move of a hint, or nobody. Write the moves down, to take one back and to see a repetition.',
          ],
        },
      ],
    },
  },
};
