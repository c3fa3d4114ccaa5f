import type { ReplyWords } from '../types/replies.js';

export const replies: ReplyWords = {
  dieDue: 'Throw the die.',
  nothingYet: 'No moves yet.',
  nothingSince: 'Nothing new since your last move.',
  noCapture: 'Nothing has been captured yet.',
  noClock: 'This game has no clock.',
  clock: (who, time) => `${who}: ${time}`,
  minutes: (minutes, seconds) =>
    [
      ...(minutes === 0 ? [] : [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`]),
      ...(seconds === 0 && minutes > 0 ? [] : [`${seconds} ${seconds === 1 ? 'second' : 'seconds'}`]),
    ].join(' and '),
  stuck: (piece) => `${piece}: it cannot move now. Choose a square to hear why.`,
  theirs: (piece) => `${piece}: this piece is not yours.`,
  notNow: 'Wait for your turn.',
  readOnly: 'This game is open in another tab. Here you can only watch.',
  walking: 'You are reviewing the game. Return to the last move to play.',
  notItsTurn: (piece) => `${piece}: it is not this piece’s turn.`,
  targets: {
    move: 'Can go to',
    capture: 'Can capture on',
    charge: 'Charge, and both pieces leave',
    push: 'Can push on',
    swap: 'Can swap places on',
    partner: 'Can go along with',
    enter: 'Can enter on',
    leave: 'Can leave',
    fall: 'Can go to, but falls',
    lost: 'But there the zone takes the piece',
  },
  noMoveOf: (piece) => `${piece}: no moves.`,
  noCaptureOf: (piece) => `${piece}: no captures.`,
  nobodyThere: 'Empty square.',
  pieceFirst: 'Choose the piece first.',
  notYours: 'That belongs to your opponent.',
  noEvaluation: 'The evaluation is available only after the game.',
  endedHere: 'The game ended in this position: there is nothing to evaluate.',
  evaluation: (standing) => `Evaluation: ${standing}.`,
  bestMove: (move) => `Best move: ${move}.`,
  even: 'even position',
  ahead: (who, pawns) => `${who} is ${pawns} pawns ahead`,
  mates: (who, moves) => `mate in ${moves} for ${who}`,
  chance: (who, percent) => `${percent}% chance of winning for ${who}`,
  decimal: '.',
  typedHelp: {
    moves: ({ moves, known }) =>
      `Moves: ${moves}.${known.pieces ? ' In words too: knight f3, pawn takes d5, takes e5, rook a to d1, castle short, pawn e8 becomes queen. To hear why a move is not allowed: why not knight e5.' : ''}`,
    questions: ({ square, known }) =>
      `Questions: ${known.pieces ? 'check, ' : ''}whose turn, last, since (everything since your last move), moves, moves ${square}, square ${square}, ${known.pieces ? 'where is the king, file e, rank 4, ' : ''}my pieces, their pieces, captured, game (the moves so far), position, clock.`,
    match: ({ known: { draw, claim, flip } }) =>
      `In the game: resign, ${draw ? 'draw, ' : ''}${claim ? 'claim, ' : ''}accept, decline, back, hint, ${flip ? 'flip, ' : ''}pause, sound, help.`,
  },
  helpParts:
    'Help comes in three parts: type "help moves", "help questions" or "help game". On the board, the key ? opens the whole help.',
  moves: 'Nf3, Cf3, g1f3, O-O',
  unknownSquare: (square) => `There is no square "${square}" on this board.`,
  inCheck: (king, square) => `Yes, check: ${king} on ${square}.`,
  noCheck: 'There is no check now.',
  noneOnBoard: (none) => `${none.charAt(0).toUpperCase()}${none.slice(1)} on the board.`,
  togetherWith: (places) => `together with ${places.join(' or ')}`,
  notAMove: (text, examples) =>
    `"${text}" is neither a move nor a question: type, for example, ${examples}; or "help".`,
  allMoves: (pieces) => `Possible moves: ${pieces.join('; ')}.`,
  noMoves: 'No move is possible now.',
  whichMove: (text, choices) =>
    `"${text}" may be more than one move: ${choices.join('; ')}. Type the one you want, for example "${choices[0]}".`,
  whyWhat: 'Which move? Type, for example, "why not knight e5".',
  isLegal: (move) => `This move is allowed: ${move}.`,
  whichSquare: (example) => `Which square? Type, for example, "square ${example}".`,
  noTurning: 'This board does not flip: both sides see it the same way.',
  sound: (isOn) => `Sound ${isOn ? 'on' : 'off'}.`,
};
