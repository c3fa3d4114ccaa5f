import { englishPieces as en } from '@tabuleiro/words';
import { countPieces } from '../counting.js';
import type { BrasezWords } from '../types/brasez.js';

export const brasez: BrasezWords = {
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
  retireBriefly: 'Retire?',
  whetherRetire: 'Retire a Grand Duke?',
  no: 'none',
  noRetirement: 'Retire none',
  retireFrom: (square) => `Retire the one on ${square}`,
};
