import type { Player } from '@tabuleiro/game';
import { type Dictionary, opponentOf } from '../dictionary.js';
import type { ErrorTable, JsonProblem, OptionProblem } from '../errors.js';
import { capital } from '../wording.js';
import { arena } from './arena.js';
import { dice } from './dice.js';

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

const JSON_PROBLEMS: Readonly<Record<JsonProblem, string>> = {
  length: 'A linha é longa demais.',
  syntax: 'A linha não é um JSON válido.',
  object: 'A linha precisa ser um objeto JSON, entre chaves.',
  id: 'O campo "id" tem níveis demais.',
  game: 'O campo "game" precisa ser o nome de um jogo, em texto.',
  position: 'O campo "position" precisa ser um texto.',
  moves: 'O campo "moves" precisa ser uma lista de textos.',
};

const OPTION_PROBLEMS: Readonly<Record<OptionProblem, (option: string, range: string) => string>> = {
  unknown: (option) => `Este jogo não tem a opção "${option}".`,
  'not-boolean': (option) => `A opção "${option}" só aceita true ou false.`,
  'not-object': () => 'As opções precisam ser um objeto com true ou false para cada nome.',
  'out-of-range': (option, range) => `A opção "${option}" só aceita ${range}.`,
};

const errors: ErrorTable = {
  'bad-json': ({ problem }) => JSON_PROBLEMS[problem],
  'unknown-game': ({ game, known }) => `Não conheço o jogo "${game}". Os jogos são: ${known}.`,
  'bad-position': ({ field }) => `A posição não pode ser lida: confira o campo "${field}".`,
  'bad-move': ({ move }) => `"${move}" não é um lance que este jogo conheça.`,
  'illegal-move': ({ move }) => `O lance "${move}" não é legal nesta posição.`,
  'game-over': ({ move }) => `A partida já terminou; "${move}" não pode mais ser jogado.`,
  'bad-option': ({ option, problem, range = '' }) => OPTION_PROBLEMS[problem](option, range),
  'no-computer': ({ game, known }) => `O computador ainda não joga ${game}. Ele joga: ${known}.`,
  'not-senet': ({ game }) => `Só partidas de Senet podem ser analisadas assim; esta é de ${game}.`,
  'unknown-command': ({ command }) => `Não conheço o comando "${command}".`,
  'unknown-flag': ({ flag }) => `Este comando não tem a opção "${flag}".`,
  'flag-value': ({ flag }) => `A opção "${flag}" não leva valor.`,
  'no-flag-value': ({ flag }) => `Falta o valor da opção "${flag}".`,
  'missing-argument': ({ argument }) => `Falta o argumento ${argument}.`,
  'extra-argument': ({ argument }) => `Há um argumento a mais: "${argument}".`,
  'bad-lang': ({ lang }) => `Não falo "${lang}". Use pt-BR ou en.`,
  'bad-depth': ({ depth, most }) => `A profundidade "${depth}" precisa ser um número inteiro de 0 a ${most}.`,
  'stdin-twice': () => 'Só um argumento pode ser "-": a entrada é lida uma única vez.',
  'file-exists': ({ file }) => `Já existe um arquivo ${file}. Escolha outro nome.`,
  'no-saved-game': ({ file }) => `Não há partida para continuar em ${file}.`,
  'damaged-save': ({ file }) => `A partida guardada em ${file} está danificada. O arquivo ficou como estava.`,
  'newer-save': ({ file }) =>
    `A partida em ${file} foi guardada por uma versão mais nova. O arquivo ficou como estava.`,
  'unreadable-file': ({ file, cause }) => `Não consegui ler ${file} (${cause}).`,
  'unwritable-file': ({ file, cause }) => `Não consegui gravar ${file} (${cause}).`,
  'not-utf8': ({ file }) => `Não consegui ler ${file}: não é um texto em UTF-8.`,
  'bad-player': ({ player }) =>
    `"${player}" não é um jogador. Diga level:5, ms:100, nodes:20000, depth:8, clock:10+0.1, random, greedy ou uci:COMANDO.`,
  'engine-failed': ({ engine, problem, cause }) => arena.problems[problem](engine, cause),
  'engine-game': ({ engine, game }) =>
    `O programa "${engine}" não conhece o jogo ${game}: ele não oferece UCI_Variant.`,
  'other-match': ({ file }) => `O arquivo ${file} tem partidas de outro confronto. Escolha outro nome.`,
  'damaged-results': ({ file, line }) =>
    `Os resultados em ${file} estão danificados na linha ${line}. O arquivo ficou como estava.`,
  'damaged-checkpoint': ({ file }) =>
    `O que uma execução anterior guardou em ${file} está danificado. Apague esse arquivo e rode o comando de novo.`,
  'thread-failed': ({ cause }) => `Uma parte do cálculo parou (${cause}). Rode o comando de novo.`,
  'no-memory': ({ needed }) => `Falta memória: são necessários ${needed} GB.`,
  'bad-transcript': ({ problem, place }) => dice.problems[problem](place),
};

export const common: Dictionary = {
  errors,
  refusals: {
    'game-over': () => 'A partida já terminou.',
    'bad-move': () => 'Não entendi esse lance. Confira como ele se escreve neste jogo.',
  },
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
        : `Regra dos 50 lances, sem captura nem lance de peão: com mais peças, ${result(winner)}.`,
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
    claim: (winner) => `Pedido comprovado: ${result(winner)}.`,
    time: (winner) => `Tempo esgotado: ${result(winner)}.`,
  },
  players: PLAYERS,
  turns: {
    w: 'As brancas jogam.',
    b: 'As pretas jogam.',
    A: 'É a vez do jogador A.',
    B: 'É a vez do jogador B.',
  },
  check: 'Xeque!',
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
  fields: new Map([
    ['fields', 'número de campos'],
    ['board', 'tabuleiro'],
    ['side', 'lado que joga'],
    ['castling', 'roque'],
    ['ep', 'casa de en passant'],
    ['halfmove', 'contador de lances sem captura'],
    ['fullmove', 'número do lance'],
    ['unmoved', 'peões que não saíram da casa inicial'],
    ['token', 'ficha de passe'],
    ['duchy', 'ducado'],
    ['captured', 'peças capturadas'],
    ['clocks', 'contadores'],
    ['move', 'número do lance'],
    ['player', 'jogador'],
    ['die', 'dado'],
  ]),
};
