import type { ChessPositionProblem, ChessRefusal } from '@tabuleiro/chess';
import type { Fact, SentenceTable } from '../types/refusals.js';
import * as piece from './pieces.js';

const ENDED: ReadonlyMap<unknown, string> = new Map([
  ['mate', 'por xeque-mate'],
  ['stalemate', 'empatada por afogamento'],
  ['repetition', 'empatada por repetição'],
  ['perpetual', 'empatada por xeque perpétuo'],
  ['material', 'empatada por material insuficiente'],
  ['fifty', 'empatada pela regra dos 50 lances'],
]);

const roque = (side: unknown): string => (side === 'short' ? 'roque pequeno' : 'roque grande');

export const refusals: SentenceTable<ChessRefusal> = {
  'game-over': ({ reason }) => `A partida já terminou ${ENDED.get(reason) ?? ''}: não há mais lances.`,
  'bad-move': ({ move }) =>
    `Não entendi "${move}". Escreva, por exemplo, e4, Cf3, cavalo f3 ou g1f3; na promoção, também a peça, como e8=D.`,
  'no-pass': () => 'No xadrez não se passa a vez: é preciso fazer um lance.',
  'empty-square': ({ from }) => `Não há peça em ${from}. Escolha uma casa com uma peça sua.`,
  'not-your-piece': ({ piece: name, from, colour }) =>
    `${piece.The(name)} em ${from} é ${piece.ofSide(colour)}, e a vez é do outro lado.`,
  'same-square': ({ from }) => `A peça precisa sair de ${from}: escolha outra casa.`,
  'pawn-forward-only': ({ from }) => `O peão em ${from} só anda para a frente.`,
  'pawn-blocked': ({ by, at }) =>
    `O peão não passa: ${piece.the(by)} em ${at} está na frente, e o peão só captura na diagonal.`,
  'pawn-capture-needs-enemy': ({ to }) =>
    `O peão só anda na diagonal para capturar, e não há peça adversária em ${to}.`,
  'pawn-pattern': ({ from }) =>
    `O peão em ${from} anda uma casa para a frente (duas no primeiro lance) e captura uma casa na diagonal.`,
  'double-step-not-first': ({ from }) =>
    `O peão em ${from} já saiu da sua casa inicial: só o primeiro lance pode ser de duas casas.`,
  'double-step-off': () => 'Nesta partida o passo duplo do peão está desligado: ande uma casa.',
  'en-passant-off': ({ at }) =>
    `Nesta partida não há tomada en passant: o peão em ${at} só pode ser capturado na casa onde está.`,
  'en-passant-too-late': ({ at }) =>
    `O peão em ${at} não acabou de dar um passo duplo: a tomada en passant só vale no lance logo depois dele.`,
  'en-passant-exposes-king': ({ at }) => `Capturar en passant o peão em ${at} deixaria o seu rei em xeque.`,
  'knight-pattern': ({ from }) => `O cavalo em ${from} anda em L: duas casas numa direção e uma para o lado.`,
  'bishop-pattern': ({ from }) => `O bispo em ${from} só anda nas diagonais.`,
  'rook-pattern': ({ from }) => `A torre em ${from} só anda na sua coluna e na sua fileira.`,
  'queen-pattern': ({ from }) => `A dama em ${from} anda em linha reta: coluna, fileira ou diagonal.`,
  'king-pattern': ({ from }) => `O rei em ${from} anda uma casa de cada vez.`,
  'path-blocked': ({ piece: name, by, at }) =>
    `${piece.The(name)} não salta: ${piece.the(by)} em ${at} está no caminho.`,
  'own-piece': ({ by, at }) => `A casa ${at} já tem ${piece.your(by)}.`,
  'castling-off': () => 'Nesta partida não há roque: um lance move uma só peça.',
  'castling-right-lost': ({ side }) =>
    `O ${roque(side)} não é mais possível: o rei ou essa torre já saiu da sua casa inicial.`,
  'castling-blocked': ({ side, by, at }) =>
    `O ${roque(side)} pede casas vazias entre o rei e a torre, e ${piece.the(by)} está em ${at}.`,
  'castling-in-check': ({ by, at }) =>
    `Não se pode rocar em xeque: ${piece.the(by)} em ${at} está atacando o rei.`,
  'castling-through-attack': ({ to, by, at }) =>
    `No roque o rei passaria por ${to}, casa atacada ${piece.by(by)} em ${at}.`,
  'castling-into-attack': ({ to, by, at }) =>
    `No roque o rei chegaria a ${to}, casa atacada ${piece.by(by)} em ${at}.`,
  'kings-adjacent': ({ to, at }) => `Os reis não podem ficar lado a lado: ${to} é vizinha do rei em ${at}.`,
  'king-into-attack': ({ to, by, at }) =>
    `O rei não pode ir para ${to}: ${piece.the(by)} em ${at} ataca essa casa.`,
  pinned: ({ piece: name, from, by, at }) =>
    `${piece.The(name)} em ${from} está cravad${piece.ending(name)} ${piece.by(by)} em ${at}: ao sair, deixaria o rei em xeque.`,
  'double-check': ({ by, at, alsoBy, alsoAt }) =>
    `É xeque duplo (${piece.the(by)} em ${at} e ${piece.the(alsoBy)} em ${alsoAt}): só o rei pode mover.`,
  'check-not-answered': ({ by, at }) =>
    `O seu rei está em xeque ${piece.by(by)} em ${at}: mova o rei, capture essa peça ou bloqueie o ataque.`,
  'promotion-missing': ({ move }) =>
    `O peão chega à última fileira e é promovido: diga a que peça, por exemplo "${String(move).slice(-2)} dama".`,
  'promotion-piece': ({ piece: name }) =>
    `Um peão não pode virar ${piece.bare(name)}: escolha dama, torre, bispo ou cavalo.`,
  'promotion-not-here': ({ to }) =>
    `Não há promoção em ${to}: só um peão que chega à última fileira é promovido.`,
  'promotion-queen-only': () => 'Nesta partida o peão vira sempre dama.',
};

const FIELD_HELP = 'peças, vez, roques, en passant, contador de lances e número do lance';

const CASTLING: ReadonlyMap<Fact, string> = new Map([
  ['K', 'O roque pequeno das brancas'],
  ['Q', 'O roque grande das brancas'],
  ['k', 'O roque pequeno das pretas'],
  ['q', 'O roque grande das pretas'],
]);

export const positionProblems: SentenceTable<ChessPositionProblem> = {
  'field-count': ({ count }) =>
    `Uma posição FEN tem seis campos separados por um espaço (${FIELD_HELP}); esta tem ${count}.`,
  'rank-count': ({ ranks }) => `O tabuleiro tem oito fileiras separadas por "/"; este tem ${ranks}.`,
  'rank-length': ({ rank }) => `A fileira ${rank} não tem exatamente oito casas.`,
  'digit-run': ({ rank }) => `A fileira ${rank} tem dois algarismos seguidos: some as casas vazias num só.`,
  'unknown-letter': ({ letter, rank }) =>
    `"${letter}" na fileira ${rank} não é uma peça: use K Q R B N P (brancas) ou k q r b n p (pretas).`,
  'king-count': ({ colour, count }) =>
    count === 0
      ? `${piece.TheSide(colour)} precisam de um rei.`
      : `${piece.TheSide(colour)} têm ${count} reis: só pode haver um.`,
  'pawn-on-edge': ({ at }) => `Há um peão em ${at}: peões nunca ficam na primeira nem na última fileira.`,
  'unknown-side': ({ text }) => `A vez deve ser "w" (brancas) ou "b" (pretas), não "${text}".`,
  'idle-side-in-check': ({ colour, at }) =>
    `O rei ${piece.ofSide(colour)} está em xeque pela peça em ${at}, mas a vez não é ${piece.ofSide(colour)}.`,
  'castling-letters': ({ text }) => `Os roques são "-" ou letras na ordem KQkq, não "${text}".`,
  'castling-not-home': ({ letter, king, rook }) =>
    `${CASTLING.get(letter) ?? 'Este roque'} pede o rei em ${king} e a torre em ${rook}.`,
  'castling-off': () => 'Nesta partida não há roque: o campo deve ser "-".',
  'ep-square': ({ text }) => `O campo en passant deve ser "-" ou uma casa, não "${text}".`,
  'ep-rank': ({ at }) => `A casa en passant ${at} não está na fileira por onde passa um peão adversário.`,
  'ep-occupied': ({ at }) => `A casa en passant ${at} não está vazia.`,
  'ep-no-pawn': ({ at }) => `Não há em ${at} o peão que teria dado o passo duplo.`,
  'ep-behind': ({ at }) => `A casa ${at}, de onde o peão teria saído, não está vazia.`,
  'ep-off': () => 'Nesta partida não há tomada en passant: o campo deve ser "-".',
  'not-digits': ({ text }) =>
    text === ''
      ? 'Falta um número num dos contadores.'
      : `"${text}" deve ser um número escrito só com algarismos.`,
  'number-too-large': ({ text }) => `O número ${text} tem mais de nove algarismos.`,
  'below-one': () => 'O número do lance começa em 1.',
};
