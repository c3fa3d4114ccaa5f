import { portuguesePieces as pt } from '@tabuleiro/words';
import { countPieces } from '../counting.js';
import type { BrasezWords } from '../types/brasez.js';

export const brasez: BrasezWords = {
  sets: (king, warlord) => `rei em ${king}, Grão-Lorde em ${warlord}`,
  enters: (to) => `Grão-Duque entra em ${to}`,
  passes: (to) => `passe: a Peça de Passagem vai para ${pt.theSide(to)}`,
  charges: (piece, from, victim, to) =>
    `charge: ${pt.bare(piece)} de ${from} toma ${pt.the(victim)} em ${to}, e os dois saem do tabuleiro`,
  lances: (goes) => `lança: ${goes}`,
  sneaks: (goes) => `movimento sorrateiro: ${goes}`,
  marches: (from, to) => `legião: peões de ${from.join(' e ')} para ${to.join(' e ')}`,
  promoteBoth: (left, right) =>
    left === right
      ? `promovem ambos a ${pt.bare(left)}`
      : `promovem a ${pt.bare(left)} e a ${pt.bare(right)}`,
  pushes: (pushers, pushed) =>
    `${pushers === 1 ? 'empurra' : 'empurram'} ${pushed.map(({ piece, from, to }) => `${pt.the(piece)} de ${from} para ${to}`).join(' e ')}`,
  falls: (fallen) =>
    `a zona do Grão-Duque captura ${fallen.map(({ piece, at }) => `${pt.the(piece)} em ${at}`).join(' e ')}`,
  retires: (from) => `o Grão-Duque de ${from} se retira para o Ducado`,
  zone: (dukes) =>
    `zona do Grão-Duque ${dukes.map((colour) => (colour === 'w' ? 'branco' : 'preto')).join(' e do ')}`,
  home: 'lugar do rei ou do Grão-Lorde',
  duchyLabel: 'Ducado',
  duchy: (colour, dukes) =>
    `Ducado ${pt.ofSide(colour)}: ${dukes === 0 ? pt.no('duke') : dukes === 1 ? `1 ${pt.bare('duke')}` : `${dukes} ${pt.plural('duke')}`}`,
  tokenLabel: 'Passagem',
  token: (holder, isAfterPass) =>
    `Peça de Passagem: com ${pt.theSide(holder)}${isAfterPass ? '; passar agora empata a partida' : ''}`,
  pool: (colour, pieces) =>
    `Peças ${pt.ofSide(colour)} que podem voltar por promoção: ${countPieces(pieces, pt.bare, pt.plural) || 'nenhuma'}`,
  whichPromotionOn: (square) => `Promover em ${square} a que peça?`,
  examples: 'Cc3, d2&e2, duque e4',
  placeKing: 'Escolha a casa do seu rei, d ou e: o Grão-Lorde fica na outra.',
  whichManner: 'Charge ou Movimento de Lança?',
  byCharge: 'Charge: toma a peça, e o peão também sai do tabuleiro',
  byLance: 'Movimento de Lança: empurra a peça para trás',
  retireBriefly: 'Retirar?',
  whetherRetire: 'Retirar um Grão-Duque?',
  no: 'não',
  noRetirement: 'Não retirar',
  retireFrom: (square) => `Retirar o de ${square}`,
};
