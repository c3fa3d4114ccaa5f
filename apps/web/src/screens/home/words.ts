import type { GameId } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';

export type HomeWords = {
  readonly motto: string;
  readonly continue: string;
  readonly choose: string;
  readonly begin: string;
  readonly finished: string;
  /** One honest sentence a game. */
  readonly games: ReadonlyMap<GameId, string>;
  readonly newGame: string;
  readonly goOn: string;
  readonly review: string;
  /** These three go on after the name of a game, or begin a line. */
  readonly against: (level: string) => string;
  readonly people: (first: string, second: string) => string;
  readonly twoPeople: string;
  readonly yourTurn: string;
  readonly computersTurn: string;
  readonly turnOf: (name: string) => string;
  readonly moves: (count: number) => string;
  readonly remove: (game: string) => string;
  readonly removing: {
    readonly title: string;
    readonly text: (game: string) => string;
    readonly confirm: string;
    readonly done: string;
  };
  readonly showAll: (count: number) => string;
  readonly open: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly go: string;
    readonly file: string;
    readonly empty: string;
  };
  readonly manual: string;
  readonly colophon: string;
};

const portuguese: HomeWords = {
  motto: 'Quatro jogos de mesa num folheto só: contra o computador ou com quem está ao seu lado.',
  continue: 'Continuar',
  choose: 'Escolha um jogo',
  begin: 'Nova partida',
  finished: 'Partidas terminadas',
  games: new Map([
    ['classico', 'O xadrez de sempre, com roque, en passant, promoção e todos os empates.'],
    ['nucleo', 'O xadrez enxuto: sem roque nem en passant, e o relógio paga as dicas.'],
    ['brasez', 'Parente brasileiro do xadrez: charges, empurrões e Grão-Duques que entram e saem.'],
    ['senet', 'A corrida do Egito antigo: trinta casas, um dado de cinco faces e sorte.'],
  ]),
  newGame: 'Nova partida',
  goOn: 'Continuar',
  review: 'Rever',
  against: (level) => `contra o computador, ${level}`,
  people: (first, second) => `${first} e ${second}`,
  twoPeople: 'duas pessoas neste aparelho',
  yourTurn: 'Sua vez.',
  computersTurn: 'Vez do computador.',
  turnOf: (name) => `Vez de ${name}.`,
  moves: (count) => (count === 1 ? '1 lance' : `${count} lances`),
  remove: (game) => `Apagar esta partida: ${game}`,
  removing: {
    title: 'Apagar a partida?',
    text: (game) => `${game}. Ela sai deste aparelho e não volta.`,
    confirm: 'Apagar',
    done: 'Partida apagada.',
  },
  showAll: (count) => `Mostrar todas as ${count}`,
  open: {
    title: 'Abrir ou colar',
    label: 'Posição, PGN ou registro de partida',
    hint: 'Cole o texto aqui ou abra um arquivo. O jogo é reconhecido sozinho.',
    go: 'Abrir o texto',
    file: 'Abrir um arquivo',
    empty: 'Cole primeiro o texto de uma posição, de um PGN ou de um registro.',
  },
  manual: 'Aprender: manual e tutoriais',
  colophon: 'Sem conta, sem anúncio, sem internet. Suas partidas ficam neste aparelho.',
};

const english: HomeWords = {
  motto: 'Four board games in one booklet: against the computer, or with whoever sits beside you.',
  continue: 'Go on',
  choose: 'Choose a game',
  begin: 'New game',
  finished: 'Finished games',
  games: new Map([
    ['classico', 'Chess as ever, with castling, en passant, promotion and every draw.'],
    ['nucleo', 'Chess pared down: no castling, no en passant, and the clock pays for hints.'],
    ['brasez', 'A Brazilian relative of chess: charges, pushes, and Grand Dukes that come and go.'],
    ['senet', 'The race of ancient Egypt: thirty houses, a five-sided die, and luck.'],
  ]),
  newGame: 'New game',
  goOn: 'Go on',
  review: 'Review',
  against: (level) => `against the computer, ${level}`,
  people: (first, second) => `${first} and ${second}`,
  twoPeople: 'two people at this device',
  yourTurn: 'Your turn.',
  computersTurn: "The computer's turn.",
  turnOf: (name) => `${name} to play.`,
  moves: (count) => (count === 1 ? '1 move' : `${count} moves`),
  remove: (game) => `Delete this game: ${game}`,
  removing: {
    title: 'Delete the game?',
    text: (game) => `${game}. It leaves this device and does not come back.`,
    confirm: 'Delete',
    done: 'Game deleted.',
  },
  showAll: (count) => `Show all ${count}`,
  open: {
    title: 'Open or paste',
    label: 'Position, PGN or record of a game',
    hint: 'Paste the text here or open a file. The game is recognised by itself.',
    go: 'Open the text',
    file: 'Open a file',
    empty: 'First paste the text of a position, a PGN or a record.',
  },
  manual: 'Learn: manual and tutorials',
  colophon: 'No account, no ads, no internet. Your games stay on this device.',
};

export const homeWords: Readonly<Record<Lang, HomeWords>> = { 'pt-BR': portuguese, en: english };
