import type { Sheet, SheetText } from '../sheet.js';
import { brasezPieces } from './sheetPieces.js';

const portuguese: SheetText = {
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
};

const english: SheetText = {
  lead: 'The Brazilian chess of Rafael R. M. Oliveira (aka Rafael Ramus), version 1.3 of 2017. Weaker pieces, pawns that can do a lot. The words are ours; the rules are his.',
  setup:
    'First White, then Black puts the king on d or e; the Warlord goes on the other. Black gets the Pass token. White begins.',
  parts: [
    {
      title: 'Charge (pawn and Lord)',
      lines: [
        'The target stands two squares straight ahead, * with an empty square between. Both pieces leave the board. * At any time in the game.',
        'Pawns and Grand Dukes are no targets. Threatening to charge a king is check.',
      ],
    },
    {
      title: 'Lance (pawn, on its first move)',
      lines: [
        'The pawn goes 1 or 2 squares and pushes ahead of it the only enemy piece on its way, * to the square just beyond where it stops. All squares that piece crosses must be empty. Nothing is captured; * even a king or Grand Duke is pushed.',
      ],
    },
    {
      title: 'Legion (two pawns side by side)',
      lines: [
        'Both advance 1 square together. Before each: an empty square, or an enemy piece with an empty square behind it, which is pushed. * A Grand Duke stops a legion.',
      ],
    },
    {
      title: 'En passant',
      lines: [
        'A pawn that went two squares (* also with the lance) can be captured, in the very next move, on the square it passed over.',
      ],
    },
    {
      title: 'Castling',
      lines: [
        'If the king and the rook of that side have never moved, the king alone jumps to b or g. It may not be in check; * the square must be empty, not attacked and in no enemy zone. * What lies between does not matter.',
      ],
    },
    {
      title: 'Promotion',
      lines: [
        'On the far rank a pawn becomes at once a piece you have lost (W, R, N, H or L) or a Grand Duke. * It must.',
        'Lords and Warlords that reach the far rank may, on later turns, go to any empty square (sneak move), * while they stand there.',
      ],
    },
    {
      title: 'Grand Duke, Duchy and zone',
      lines: [
        'Retirement: after a move of another piece, in the same turn, a Grand Duke of yours may go to the Duchy. * Only one, and not the one just made.',
        'Entry: takes the turn. The square must be empty, not attacked and not next to the enemy king.',
        'Zone: the eight squares around it. An enemy piece that moves there leaves the board after its move, except kings and Grand Dukes, and unless, with it there, the owner’s king is in check.',
        '* A king does not enter an enemy zone; * standing in one is not check. * Pieces pushed there, or there before, stay.',
      ],
    },
    {
      title: 'Pass token',
      lines: [
        'Its holder may hand it over instead of moving, * except in check. A pass answered by a pass: draw.',
      ],
    },
    {
      title: 'Check',
      lines: [
        'Nobody ends their own turn in check, * counting the whole turn: pushes, zone and retirement. The kings never stand side by side.',
      ],
    },
    {
      title: 'Who wins (* in this order)',
      lines: [
        'Force majeure: whoever has only the king loses; Grand Dukes count, also in the Duchy. * Both bare: draw.',
        'No move on your turn: you lose, in check (mate) or not (stalemate). * A pass is a move.',
        'Two passes in a row: draw.',
        'Only kings and Grand Dukes: ten more moves; then more pieces on the board win. * The Duchy does not count.',
        '50 moves, * those of both sides counted, without capture or pawn move: more pieces win, * Duchy included. Equal: draw.',
        'The same position for the third time: draw. * You may agree on a draw; whoever resigns loses.',
      ],
    },
  ],
};

export const brasezSheet: Sheet = {
  game: 'brasez',
  position: 'hnrkwrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRKWRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
  pieces: brasezPieces,
  text: { 'pt-BR': portuguese, en: english },
};
