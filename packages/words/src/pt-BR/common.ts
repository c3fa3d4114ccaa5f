import type { Player, Verdict } from '@tabuleiro/game';
import type { CommonWords } from '../types/common.js';
import { capital, opponentOf } from '../wording.js';

const PLAYERS: Readonly<Record<Player, string>> = {
  w: 'as brancas',
  b: 'as pretas',
  A: 'o jogador A',
  B: 'o jogador B',
};

const isColour = (player: Player): boolean => player === 'w' || player === 'b';

/** "as brancas vencem", "o jogador A vence", "empate" */
const result = (winner: Player | undefined): string =>
  winner === undefined ? 'empate' : `${PLAYERS[winner]} ${isColour(winner) ? 'vencem' : 'vence'}`;

const loses = (winner: Player, plural: string, singular: string): string => {
  const loser = opponentOf(winner);
  return `${PLAYERS[loser]} ${isColour(loser) ? plural : singular}`;
};

export const common: CommonWords = {
  outcomes: {
    mate: (winner) => `Xeque-mate: ${result(winner)}.`,
    stalemate: (winner) =>
      winner === undefined
        ? 'Afogamento: empate.'
        : `Afogamento: ${loses(winner, 'não têm', 'não tem')} lance e, neste jogo, ${result(winner)}.`,
    repetition: (winner) => `Repetição de posição: ${result(winner)}.`,
    perpetual: (winner) => `Xeque perpétuo: ${result(winner)}.`,
    material: (winner) => `Material insuficiente para dar mate: ${result(winner)}.`,
    fifty: (winner) =>
      winner === undefined
        ? 'Regra dos 50 lances, sem captura nem lance de peão: empate.'
        : `Regra dos 50 movimentos, sem captura nem lance de peão: com mais peças, ${result(winner)}.`,
    force: (winner) =>
      winner === undefined
        ? 'Força Maior: restaram só os dois reis; empate.'
        : `Força Maior: do outro lado restou só o rei; ${result(winner)}.`,
    doublepass: (winner) => `Um passe respondido com outro passe: ${result(winner)}.`,
    'kings-dukes': (winner) =>
      winner === undefined
        ? 'Reis e Duques: o mesmo número de peças no tabuleiro; empate.'
        : `Reis e Duques: com mais peças no tabuleiro, ${result(winner)}.`,
    win: (winner) => `Todas as cinco peças saíram do tabuleiro: ${result(winner)}.`,
    resign: (winner) =>
      winner === undefined
        ? 'Desistência: empate.'
        : `${capital(loses(winner, 'desistiram', 'desistiu'))}: ${result(winner)}.`,
    agreement: (winner) => (winner === undefined ? 'Empate de comum acordo.' : `Acordo: ${result(winner)}.`),
    claim: (winner) => `Xeque perpétuo provado: ${result(winner)}.`,
    time: (winner) => `Tempo esgotado: ${result(winner)}.`,
    abandoned: (winner) =>
      winner === undefined
        ? 'O adversário não voltou: empate.'
        : `${capital(loses(winner, 'não voltaram', 'não voltou'))}: ${result(winner)}.`,
    declared: (winner) => (winner === undefined ? 'Empate.' : `Vitória d${PLAYERS[winner]}.`),
  },
  players: PLAYERS,
  turns: {
    w: 'As brancas jogam.',
    b: 'As pretas jogam.',
    A: 'É a vez do jogador A.',
    B: 'É a vez do jogador B.',
  },
  check: 'Xeque!',
  claimed,
  games: new Map([
    ['classico', 'Xadrez clássico'],
    ['nucleo', 'Xadrez, núcleo tradicional'],
    ['brasez', 'Brasez'],
    ['senet', 'Senet'],
  ]),
  options: new Map([
    ['doubleStep', 'O peão pode avançar duas casas no primeiro lance'],
    ['enPassant', 'Vale a tomada en passant'],
    ['castling', 'Vale o roque'],
    ['agreement', 'Vale o empate de comum acordo'],
  ]),
};

/** How a claim was judged (C-PERP). */
function claimed(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'proven':
      return `O xeque perpétuo está provado, por exemplo: ${verdict.line.join(' ')}.`;
    case 'refuted':
      return 'Não provado: há como escapar dos xeques. A partida continua e nada se perde.';
    case 'undecided':
      return `Não provado em ${verdict.nodes} posições. A partida continua e nada se perde.`;
  }
}
