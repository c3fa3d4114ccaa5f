import { englishPieces as en, type Lang, type PieceName, portuguesePieces as pt } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import type { Colour } from '../grid/men.js';
import { countPieces } from '../grid/words.js';

export type Placed = { readonly piece: PieceName; readonly at: Place };
export type Pushed = { readonly piece: PieceName; readonly from: Place; readonly to: Place };

export type BrasezWords = {
  /** "rei em e1, Grão-Lorde em d1" */
  sets(king: Place, warlord: Place): string;
  enters(to: Place): string;
  /** `to` gets the token. */
  passes(to: Colour): string;
  charges(piece: PieceName, from: Place, victim: PieceName, to: Place): string;
  /** `goes` says how the piece goes. */
  lances(goes: string): string;
  sneaks(goes: string): string;
  marches(from: readonly Place[], to: readonly Place[]): string;
  promoteBoth(left: PieceName, right: PieceName): string;
  /** By one pawn, or by the two of a legion. */
  pushes(pushers: number, pushed: readonly Pushed[]): string;
  /** What a duke's zone takes (B-ZONE). */
  falls(fallen: readonly Placed[]): string;
  retires(from: Place): string;
  /** Of a square. */
  zone(dukes: readonly Colour[]): string;
  readonly home: string;
  readonly duchyLabel: string;
  duchy(colour: Colour, dukes: number): string;
  readonly tokenLabel: string;
  token(holder: Colour, isAfterPass: boolean): string;
  pool(colour: Colour, pieces: readonly PieceName[]): string;
  whichPromotionOn(square: Place): string;
  readonly placeKing: string;
  readonly examples: string;
  readonly whichManner: string;
  readonly byCharge: string;
  readonly byLance: string;
  readonly whetherRetire: string;
  readonly noRetirement: string;
  retireFrom(square: Place): string;
};

const portuguese: BrasezWords = {
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
  whetherRetire: 'Retirar um Grão-Duque?',
  noRetirement: 'Não retirar',
  retireFrom: (square) => `Retirar o de ${square}`,
};

const english: BrasezWords = {
  sets: (king, warlord) => `king on ${king}, Warlord on ${warlord}`,
  enters: (to) => `Grand Duke enters on ${to}`,
  passes: (to) => `pass: the Pass token goes to ${en.theSide(to)}`,
  charges: (piece, from, victim, to) =>
    `charge: ${en.bare(piece)} from ${from} takes ${en.the(victim)} on ${to}, and both leave the board`,
  lances: (goes) => `lance: ${goes}`,
  sneaks: (goes) => `sneak move: ${goes}`,
  marches: (from, to) => `legion: pawns from ${from.join(' and ')} to ${to.join(' and ')}`,
  promoteBoth: (left, right) =>
    left === right ? `both promote to ${en.bare(left)}` : `promote to ${en.bare(left)} and ${en.bare(right)}`,
  pushes: (pushers, pushed) =>
    `${pushers === 1 ? 'pushes' : 'push'} ${pushed.map(({ piece, from, to }) => `${en.the(piece)} from ${from} to ${to}`).join(' and ')}`,
  falls: (fallen) =>
    `the Grand Duke’s zone captures ${fallen.map(({ piece, at }) => `${en.the(piece)} on ${at}`).join(' and ')}`,
  retires: (from) => `the Grand Duke on ${from} retires to the Duchy`,
  zone: (dukes) => `zone of ${dukes.map((colour) => `the ${en.coloured('duke', colour)}`).join(' and of ')}`,
  home: 'place for the king or the Warlord',
  duchyLabel: 'Duchy',
  duchy: (colour, dukes) =>
    `${en.ofSide(colour)} Duchy: ${dukes === 0 ? en.no('duke') : dukes === 1 ? `1 ${en.bare('duke')}` : `${dukes} ${en.plural('duke')}`}`,
  tokenLabel: 'Pass',
  token: (holder, isAfterPass) =>
    `Pass token: held by ${en.theSide(holder)}${isAfterPass ? '; passing now ends the game in a draw' : ''}`,
  pool: (colour, pieces) =>
    `${en.ofSide(colour)} pieces that can return by promotion: ${countPieces(pieces, en.bare, en.plural) || 'none'}`,
  whichPromotionOn: (square) => `Promote on ${square} to which piece?`,
  examples: 'Nc3, d2&e2, duke e4',
  placeKing: 'Choose the square of your king, d or e: the Warlord takes the other.',
  whichManner: 'Charge or lance?',
  byCharge: 'Charge: takes the piece, and the pawn leaves the board too',
  byLance: 'Lance: pushes the piece back',
  whetherRetire: 'Retire a Grand Duke?',
  noRetirement: 'Do not retire any',
  retireFrom: (square) => `Retire the one on ${square}`,
};

export const brasezWords: Readonly<Record<Lang, BrasezWords>> = { 'pt-BR': portuguese, en: english };
