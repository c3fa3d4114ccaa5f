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

/** "as brancas vencem", "você perdeu", "empate" */
function result(winner: Player | undefined, own: Player | undefined): string {
  if (winner === undefined) return own === undefined ? 'empate' : 'vocês empataram';
  if (own !== undefined) return winner === own ? 'você venceu' : 'você perdeu';
  return `${PLAYERS[winner]} ${isColour(winner) ? 'vencem' : 'vence'}`;
}

/** The one who lost with a verb: "as pretas não têm", "você não tem". */
function loses(winner: Player, own: Player | undefined, plural: string, singular: string): string {
  const loser = opponentOf(winner);
  if (own !== undefined) return `${loser === own ? 'você' : 'o adversário'} ${singular}`;
  return `${PLAYERS[loser]} ${isColour(loser) ? plural : singular}`;
}

/** Of two counts, the one that belongs to whom the sentence is about: the winner, or the person who is told. */
const moreOrLess = (winner: Player, own: Player = winner): string => (winner === own ? 'mais' : 'menos');

export const common: CommonWords = {
  outcomes: {
    mate: (winner, own) => `Xeque-mate: ${result(winner, own)}.`,
    stalemate: (winner, own) =>
      winner === undefined
        ? `Afogamento: ${result(winner, own)}.`
        : `Afogamento: ${loses(winner, own, 'não têm', 'não tem')} lance e, neste jogo, ${result(winner, own)}.`,
    repetition: (winner, own) => `Repetição de posição: ${result(winner, own)}.`,
    perpetual: (winner, own) => `Xeque perpétuo: ${result(winner, own)}.`,
    material: (winner, own) => `Material insuficiente para dar mate: ${result(winner, own)}.`,
    fifty: (winner, own) =>
      winner === undefined
        ? `Regra dos 50, sem captura nem lance de peão: ${result(winner, own)}.`
        : `Regra dos 50 movimentos, sem captura nem lance de peão: com ${moreOrLess(winner, own)} peças, ${result(winner, own)}.`,
    force: (winner, own) =>
      winner === undefined
        ? `Força Maior: restaram só os dois reis; ${result(winner, own)}.`
        : `Força Maior: do ${own === opponentOf(winner) ? 'seu' : 'outro'} lado restou só o rei; ${result(winner, own)}.`,
    doublepass: (winner, own) => `Um passe respondido com outro passe: ${result(winner, own)}.`,
    'kings-dukes': (winner, own) =>
      winner === undefined
        ? `Reis e Duques: o mesmo número de peças no tabuleiro; ${result(winner, own)}.`
        : `Reis e Duques: com ${moreOrLess(winner, own)} peças no tabuleiro, ${result(winner, own)}.`,
    win: (winner, own) =>
      winner === undefined || own === undefined
        ? `Todas as cinco peças saíram do tabuleiro: ${result(winner, own)}.`
        : `Todas as ${winner === own ? 'suas cinco peças' : 'cinco peças do adversário'} saíram do tabuleiro: ${result(winner, own)}.`,
    resign: (winner, own) => {
      if (winner === undefined) return `Desistência: ${result(winner, own)}.`;
      const resigned = capital(loses(winner, own, 'desistiram', 'desistiu'));
      return `${resigned}: ${own === opponentOf(winner) ? 'o adversário vence' : result(winner, own)}.`;
    },
    agreement: (winner, own) =>
      winner === undefined ? 'Empate de comum acordo.' : `Acordo: ${result(winner, own)}.`,
    claim: (winner, own) => `Xeque perpétuo provado: ${result(winner, own)}.`,
    time: (winner, own) => `Tempo esgotado: ${result(winner, own)}.`,
    abandoned: (winner, own) =>
      winner === undefined
        ? `O adversário não voltou: ${result(winner, own)}.`
        : `${capital(loses(winner, own, 'não voltaram', 'não voltou'))}: ${result(winner, own)}.`,
    declared: (winner, own) =>
      winner !== undefined && own === undefined
        ? `Vitória d${PLAYERS[winner]}.`
        : `${capital(result(winner, own))}.`,
  },
  results: { won: 'Você venceu!', lost: 'Você perdeu', drawn: 'Vocês empataram' },
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
  forbidden: (rule) => `${rule}: não`,
};

/** How a claim was judged (C-PERP). */
function claimed(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'proven':
      return `O xeque perpétuo está provado, por exemplo: ${verdict.line.join(' ')}.`;
    case 'refuted':
      return 'Não provado: há como escapar dos xeques. A partida continua e nada se perde.';
    case 'undecided':
      return 'Não provado: são continuações demais para conferir todas. A partida continua e nada se perde.';
  }
}
