import type { clock as articles } from '../../../../manual/nucleo/clock.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const clock: ArticleTexts<typeof articles> = {
  'sem-limite': {
    title: 'No turn limit',
    sought: 'duration, turn limit',
    summary: 'There is no fifty-move rule: the game lasts as long as the players like.',
    body: [
      'No counter ends the game. You may manoeuvre for a hundred or two hundred moves without a capture. The text of a position still counts them, but no rule uses the number.',
      'What ends the game: checkmate, stalemate, repetition, insufficient material, time, or somebody resigning.',
      'A draw by agreement is not on the document’s list. It exists as a house rule only.',
    ],
    rulings: [
      {
        open: 'The document does not speak of resigning. May you?',
        ruled: 'Yes. Whoever resigns loses.',
        why: 'A person may always leave, and the other should not have to wait.',
      },
      {
        open: 'And offering a draw?',
        ruled: 'No, unless that house rule is on.',
        why: 'The document’s list of draws does not have agreement.',
      },
    ],
    examples: [
      'That makes 75 moves by each side without a capture or a pawn move. In classic chess it would be over. Here, play on.',
    ],
  },

  relogio: {
    title: 'The clock is a resource',
    sought: 'time, resource',
    summary: 'Running out of time does not lose the game: it draws it.',
    body: [
      'In Núcleo time is like money: you spend it by thinking and by asking for help. When a clock reaches zero, or goes below, the game is drawn.',
      'This holds even when a side is one move away from mate. Whoever is winning has to win before either clock runs out.',
      'So that you do not forget, the game screen says: out of time = draw.',
      'You may also play without a clock. Then time never ends the game.',
    ],
    rulings: [
      {
        open: 'Does running out of time lose or draw?',
        ruled: 'It draws, whoever’s clock it is.',
        why: 'The document puts time on its list of draws, although in classic chess it is a loss.',
      },
    ],
    examples: [
      'White mates in one. If a clock reached zero now, it would be a draw. You have no clock here: take your time and give mate.',
    ],
  },

  'dica-e-voltar': {
    title: 'The price of a hint and of a takeback',
    summary: 'A hint costs 15 seconds and a takeback costs 30, unless you agree on other prices.',
    body: [
      'The button shows the price before you ask.',
      '- Hint: the program suggests a move. Usual price: 15 seconds of your clock.',
      '- Takeback: the game goes back to your previous turn. Usual price: 30 seconds.',
      'The prices are chosen before the game. At price zero, that help is off.',
      'Do not overdo it: if you have 10 seconds and ask for a hint of 15, the clock goes below zero and the game is drawn.',
      'Without a clock, help costs nothing.',
    ],
    rulings: [
      {
        open: 'Which are the "resources" that eat up time when used too much?',
        ruled:
          'The hint and the takeback, each with a price in seconds fixed before the game: 15 and 30, unless changed. A price of zero turns the help off; without a clock it costs nothing.',
        why: 'They are the two kinds of help the program offers during a game; with a clear price the player decides whether it is worth it.',
      },
      {
        open: 'What goes back together with a move that is taken back?',
        ruled:
          'The position, both clocks and the offers return to what they were; then the price is charged. What help has cost since then stays paid; the same hint, asked for again in the same position, is free. Against the computer two moves go back. Between two people one does, if the other agrees.',
        why: 'A takeback is as if the move had not happened; only the prices stay, or else help would be free.',
      },
    ],
    examples: [
      'Your king is in check. Can you solve it without spending 15 seconds on a hint? Who takes the rook?',
    ],
  },
};
