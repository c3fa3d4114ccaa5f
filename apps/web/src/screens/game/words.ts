import type { Lang } from '@tabuleiro/words';

export type GameWords = {
  readonly turn: (who: string) => string;
  readonly yourTurn: (side: string) => string;
  readonly computerTurn: string;
  readonly throwing: string;
  readonly over: string;
  readonly paused: string;
  readonly resume: string;
  readonly pause: string;
  readonly actions: string;
  readonly takeBack: string;
  readonly hint: string;
  readonly costs: (label: string, seconds: number) => string;
  readonly flip: string;
  readonly offerDraw: string;
  readonly claim: string;
  readonly resign: string;
  readonly resignAsk: (who: string) => string;
  readonly resignOther: (who: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly offerFrom: (who: string) => string;
  readonly accept: string;
  readonly decline: string;
  readonly askBackFrom: (who: string) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly moves: string;
  readonly noMoves: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly moveNumber: (number: number) => string;
  readonly thrown: (face: string) => string;
  readonly lastMove: (what: string) => string;
  readonly command: string;
  readonly commandHelp: (examples: string) => string;
  readonly send: string;
  readonly whyNot: string;
  readonly rule: (id: string) => string;
  readonly timeIsDraw: string;
  readonly timeIsLoss: string;
  readonly clockOf: (who: string) => string;
  readonly result: string;
  readonly rematch: string;
  readonly newGame: string;
  readonly home: string;
  readonly walkThrough: string;
  readonly evaluate: string;
  readonly export: string;
  readonly exportPgn: string;
  readonly exportRecord: string;
  readonly copyPosition: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly cancel: string;
  readonly readOnly: string;
  readonly opening: string;
  readonly notOpened: string;
  readonly keepDamaged: string;
  readonly openSound: string;
};

const portuguese: GameWords = {
  turn: (who) => `Vez de ${who}`,
  yourTurn: (side) => `Sua vez: ${side}`,
  computerTurn: 'O computador está pensando…',
  throwing: 'O computador joga o dado…',
  over: 'Partida encerrada',
  paused: 'Partida em pausa',
  resume: 'Continuar',
  pause: 'Pausar',
  actions: 'Ações',
  takeBack: 'Voltar lance',
  hint: 'Dica',
  costs: (label, seconds) => `${label} (custa ${seconds} s)`,
  flip: 'Virar o tabuleiro',
  offerDraw: 'Propor empate',
  claim: 'Reivindicar xeque perpétuo',
  resign: 'Desistir',
  resignOther: (who) => `O outro lado desiste: ${who}`,
  resignAsk: (who) => `${who}: desistir mesmo? A partida acaba e o adversário vence.`,
  yes: 'Sim, desistir',
  no: 'Não, continuar jogando',
  offerFrom: (who) => `${who}: proposta de empate.`,
  accept: 'Aceitar',
  decline: 'Recusar',
  askBackFrom: (who) => `${who}: pedido para voltar o lance.`,
  agree: 'Concordar',
  refuse: 'Não concordar',
  moves: 'Lances',
  noMoves: 'Os lances aparecem aqui.',
  first: 'Início da partida',
  previous: 'Lance anterior',
  next: 'Próximo lance',
  last: 'Último lance',
  moveNumber: (number) => `Lance ${number}`,
  thrown: (face) => `dado ${face}`,
  lastMove: (what) => `Último lance: ${what}.`,
  command: 'Escreva um lance ou uma palavra',
  commandHelp: (examples) => `${examples}, dica, ajuda`,
  send: 'Jogar',
  whyNot: 'Por que não posso?',
  rule: (id) => `Ler a regra ${id}`,
  timeIsDraw: 'tempo esgotado = empate',
  timeIsLoss: 'tempo esgotado = derrota',
  clockOf: (who) => `Relógio: ${who}`,
  result: 'Resultado',
  rematch: 'Revanche',
  newGame: 'Nova partida',
  home: 'Início',
  walkThrough: 'Rever a partida',
  evaluate: 'Avaliar a posição',
  export: 'Guardar e compartilhar',
  exportPgn: 'Baixar PGN',
  exportRecord: 'Baixar registro',
  copyPosition: 'Copiar posição',
  copied: 'Posição copiada.',
  notCopied: 'O navegador não deixou copiar. Baixe o registro.',
  cancel: 'Cancelar',
  readOnly:
    'Esta partida está aberta em outra aba. Aqui você só acompanha; feche a outra aba para jogar aqui.',
  opening: 'Abrindo a partida…',
  notOpened: 'Esta partida não abriu',
  keepDamaged: 'Baixar como está',
  openSound: 'Abrir uma cópia até o problema',
};

const english: GameWords = {
  turn: (who) => `${who} to move`,
  yourTurn: (side) => `Your turn: ${side}`,
  computerTurn: 'The computer is thinking…',
  throwing: 'The computer throws…',
  over: 'Game over',
  paused: 'Game paused',
  resume: 'Go on',
  pause: 'Pause',
  actions: 'Actions',
  takeBack: 'Take back',
  hint: 'Hint',
  costs: (label, seconds) => `${label} (costs ${seconds} s)`,
  flip: 'Turn the board',
  offerDraw: 'Offer a draw',
  claim: 'Claim perpetual check',
  resign: 'Resign',
  resignOther: (who) => `It is ${who} who resigns`,
  resignAsk: (who) => `${who}: really resign? The game ends and the opponent wins.`,
  yes: 'Yes, resign',
  no: 'No, play on',
  offerFrom: (who) => `${who} offers a draw.`,
  accept: 'Accept',
  decline: 'Decline',
  askBackFrom: (who) => `${who} asks to take the move back.`,
  agree: 'Agree',
  refuse: 'Do not agree',
  moves: 'Moves',
  noMoves: 'The moves appear here.',
  first: 'Start of the game',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Last move',
  moveNumber: (number) => `Move ${number}`,
  thrown: (face) => `die ${face}`,
  lastMove: (what) => `Last move: ${what}.`,
  command: 'Type a move or a word',
  commandHelp: (examples) => `${examples}, hint, help`,
  send: 'Play',
  whyNot: 'Why can’t I?',
  rule: (id) => `Read rule ${id}`,
  timeIsDraw: 'out of time = draw',
  timeIsLoss: 'out of time = loss',
  clockOf: (who) => `Clock: ${who}`,
  result: 'Result',
  rematch: 'Rematch',
  newGame: 'New game',
  home: 'Home',
  walkThrough: 'Walk through the game',
  evaluate: 'Evaluate the position',
  export: 'Keep and share',
  exportPgn: 'Download PGN',
  exportRecord: 'Download record',
  copyPosition: 'Copy position',
  copied: 'Position copied.',
  notCopied: 'The browser did not let us copy. Download the record.',
  cancel: 'Cancel',
  readOnly: 'This game is open in another tab. Here you can only watch; close the other tab to play here.',
  opening: 'Opening the game…',
  notOpened: 'This game did not open',
  keepDamaged: 'Download it as it is',
  openSound: 'Open a copy up to the problem',
};

export const gameWords: Readonly<Record<Lang, GameWords>> = { 'pt-BR': portuguese, en: english };
