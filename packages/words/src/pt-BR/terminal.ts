import type { Player } from '@tabuleiro/game';
import type { PieceName } from '../types/pieces.js';
import type { TerminalWords } from '../types/terminal.js';
import { capital } from '../wording.js';
import { common } from './common.js';
import { houses } from './houses.js';
import { bare, LETTERS, plural } from './pieces.js';

const SIDES: Readonly<Record<Player, string>> = { w: 'Brancas', b: 'Pretas', A: 'Jogador A', B: 'Jogador B' };

const subject = (player: Player): string => common.players[player];
const isColour = (player: Player): boolean => player === 'w' || player === 'b';
const list = (pieces: readonly PieceName[]): string => pieces.map(bare).join(', ') || 'nenhuma';

export const terminal: TerminalWords = {
  letters: LETTERS,
  legend: 'Maiúsculas: brancas. Minúsculas: pretas. Ponto: casa vazia.',
  sides: SIDES,
  piecesAt: (piece, squares) =>
    `${squares.length === 1 ? bare(piece) : plural(piece)}: ${squares.join(', ')}`,
  setUp: 'Colocação: escolha a casa do rei, com R@ e a casa; o Grão-Lorde fica na outra.',
  token: (holder) => `Peça de Passagem: ${SIDES[holder].toLowerCase()}.`,
  duchy: (white, black) => `Grão-Duques no Ducado: brancas ${white}, pretas ${black}.`,
  lost: (white, black) => `Peças perdidas: brancas ${list(white)}; pretas ${list(black)}.`,
  houses,
  housesTitle: 'Casas com nome',
  trackPieces: (player, houses, off) =>
    `${SIDES[player]}: ${houses.length === 0 ? 'nenhuma peça no tabuleiro' : `casas ${houses.join(', ')}`}; fora do tabuleiro: ${off}.`,
  die: (die) => `Dado: ${die}.`,
  legalMoves: (moves) =>
    moves.length === 0 ? 'Nenhum lance possível.' : `Lances possíveis: ${moves.join(' ')}`,
  noMovesAt: (square) => `Nenhum lance possível com "${square}".`,
  isLegal: (move) => `O lance "${move}" é legal.`,

  whichGame: 'Qual jogo? Digite o número ou o nome.',
  welcome: (game) => `${game}. Digite "ajuda" para ver os comandos.`,
  resumed: (game, moves) =>
    `${game}: a partida continua ${moves === 0 ? 'do início' : `depois de ${moves} ${moves === 1 ? 'lance' : 'lances'}`}.`,
  throwDie: 'Digite "jogar" para jogar o dado.',
  typeThrow: 'Jogue o seu dado e digite o número que saiu.',
  commitShown: (commit) =>
    `Dados honestos. Todos os arremessos vêm de um segredo, preso desde já por este selo, o SHA-256 dele: ${commit}`,
  askSeed: (proposed) =>
    `Acrescente um texto seu, para que ninguém possa prevê-los (Enter aceita ${proposed}):`,
  badSeed: 'Este texto não serve: é longo demais ou não é um texto válido.',
  seedTaken: (seed) => `Seu texto é "${seed}". O segredo é mostrado no fim da partida.`,
  diceShown: (secret, file) =>
    `O segredo dos dados era ${secret}\nPara conferir: tabuleiro verify-dice ${file}`,
  thrown: (die) => `O dado deu ${die}.`,
  thrownAgain: (die) => `O dado já tinha dado ${die} e vale de novo.`,
  noDie: 'Agora não é hora de jogar o dado.',
  confirmResign: (player) =>
    `${capital(subject(player))} ${isColour(player) ? 'desistem' : 'desiste'} mesmo? (sim ou não)`,
  goesOn: 'A partida continua.',
  offerDraw: (from, to) =>
    `${capital(subject(from))} ${isColour(from) ? 'propõem' : 'propõe'} empate. ${capital(subject(to))} ${isColour(to) ? 'aceitam' : 'aceita'}? (sim ou não)`,
  askTakeBack: (from, to) =>
    `${capital(subject(from))} ${isColour(from) ? 'querem' : 'quer'} voltar o lance. ${capital(subject(to))} ${isColour(to) ? 'concordam' : 'concorda'}? (sim ou não)`,
  takenBack: 'Lance desfeito.',
  nothingToTakeBack: 'Ainda não há lance para voltar.',
  answerYesNo: 'Responda "sim" ou "não".',
  claimed: common.claimed,
  clocks: (times) => `Relógios: ${times.join(', ')}.`,
  noClock: 'sem relógio',
  paused: 'A partida está em pausa. Digite algo e Enter para continuar.',
  inGame: (number, message) => `Partida ${number}: ${message}`,
  badForm: (form, known) => `Não existe a forma "${form}". As formas são: ${known}.`,
  noPgn: (game) => `${game} não tem PGN: use record, san-pt, san-en ou coord.`,
  droppedLine: (file) =>
    `A última linha de ${file} não chegou ao fim e fica de fora; nada do que foi mostrado se perdeu.`,
  saved: (file) => `A partida está guardada em ${file}.`,
  savedToRead: (file) =>
    `Uma cópia está guardada em ${file}, sem o segredo dos dados: dá para ler, não para continuar a jogar. A partida mesma continua aqui.`,
  goesOnIn: (left, file) =>
    `Outro programa gravou em ${left}, que fica como está. Esta partida continua em ${file}, com todos os lances.`,
  recordStays: (record, journal) =>
    `${record} fica como está; o que você jogar a partir daqui é guardado em ${journal}.`,
  notSavedYet: 'Ainda não há lances para guardar.',
  needsMove: 'Diga também o lance, por exemplo: por que e2e5',
  unsaved:
    'A partida NÃO está guardada. Escreva "salvar ARQUIVO" para guardá-la em outro lugar; "sair" de novo sai sem ela.',
  howToResume: 'Para continuar depois: tabuleiro play --resume',
  help: [
    'Para jogar, digite o lance, por exemplo e2e4, Cf3 ou Nf3. Outros comandos:',
    '  ajuda            esta lista',
    '  por que LANCE    diz por que um lance não é legal',
    '  lances [CASA]    os lances possíveis, todos ou de uma casa',
    '  tabuleiro        mostra o tabuleiro outra vez',
    '  casas            lê a posição peça por peça',
    '  virar            vira o tabuleiro',
    '  jogar            joga o dado (Senet)',
    '  empate           propõe empate',
    '  desistir         desiste da partida',
    '  voltar           volta o último lance, se o adversário concordar; o computador concorda',
    '  reivindicar      reivindica o empate por xeque perpétuo',
    '  pausa            para os relógios',
    '  salvar [ARQUIVO] diz onde a partida está guardada, ou guarda uma cópia',
    '  dica             sugere um lance; pode custar tempo no relógio',
    '  sair             sai; a partida fica guardada',
  ],
};
