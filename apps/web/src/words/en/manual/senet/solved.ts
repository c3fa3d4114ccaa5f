import type { solved as articles } from '../../../../manual/senet/solved.js';
import { SOLVED } from '../../../../manual/senet/solvedFacts.js';
import { solvedNumbers } from '../../../solvedNumbers.js';
import type { ArticleTexts } from '../../../types/chapters.js';

const { count, percent, points, change } = solvedNumbers('en', '%');

/** "from 9 to 12", "taking the piece on 26 off the board". */
function wordMove(move: string): string {
  const [from, to] = move.split('-');
  return to === '31' ? `taking the piece on ${from} off the board` : `from ${from} to ${to}`;
}

const openings = SOLVED.openings.map((moves, i) => {
  const [best, ...others] = moves;
  const worst = others.at(-1);
  const told = `- You throw ${i + 1}: ${wordMove(best.move)}.`;
  return worst === undefined
    ? `${told} It is the only move.`
    : `${told} The worst move, ${wordMove(worst.move)}, costs ${points(worst.cost)} points.`;
});

const RIVALS: ReadonlyMap<string, string> = new Map([
  ['chance', 'someone who plays at random'],
  ['natural', 'someone who makes the natural move'],
  ['level-1', 'level 1'],
  ['level-5', 'level 5'],
  ['level-10', 'level 10'],
]);

const { behind, patterns, habits, luck, length, naturalMistake, largestMistake } = SOLVED;
const [byChance] = luck;
const costOf = ({ bestWin, playedWin }: typeof naturalMistake): string => points(bestWin - playedWin);

export const solved: ArticleTexts<typeof articles> = {
  resolvido: {
    title: 'The game solved',
    sought:
      'strategy, tips, best move, first move, opening, perfect play, exact table, luck, worth, advantage',
    summary:
      'What the count of every position reveals: the best first move, the good houses, the natural mistakes, and how much is luck.',
    body: [
      `A program of ours has done the sums: ${count(SOLVED.positions)} positions, all there are with up to ${SOLVED.pieces} pieces a side. For each it knows how likely the player about to throw is to win if both play perfectly. Nothing below is a guess.`,
      'A point, here, is a hundredth of a game: throw away a point and you lose, on average, one more game in a hundred.',
      `Whoever begins wins ${percent(SOLVED.start)} of perfect games. It is almost the toss of a coin. The best way to begin depends on the throw:`,
      ...openings,
      `Houses are not worth the same. On the House of Beauty, 26, a piece is only ${points(behind[26])} points behind one that has already left; one house earlier, on 25, it is ${points(behind[25])} behind, because the water comes right after. On 29 it is ${points(behind[29])} behind, on 30, ${points(behind[30])}, and on 28, ${points(behind[28])}.`,
      `And formations? Three pieces in a row change the chance by ${change(patterns.wall)} points, compared with the same pieces spread out; two neighbours, by ${change(patterns.pair)}. Going from 25 to 26 is worth ${change(patterns.beauty)}; being somewhere on 22 to 25 rather than still on 21 is worth ${change(patterns.water)}.`,
      'The natural move is what almost everybody does: take a piece off if you can; if not, swap with the opponent; if not, move the piece in front, but not into the water.',
      `And yet it is wrong in ${percent(habits.natural.wrong, 0)} of all choices. Always moving the last piece is wrong in ${percent(habits.hindmost.wrong, 0)}, always moving the first one in ${percent(habits.foremost.wrong, 0)}.`,
      `Sometimes not even the best move is welcome: in ${percent(SOLVED.waiting, 0)} of positions the player about to throw would rather let the other one throw. You have to move, and every move spoils something.`,
      `And luck? Each throw changes the chance by ${points(SOLVED.swing)} points on average. Between two perfect players everything is luck. Against someone who plays at random the perfect player wins ${percent(byChance.wins, 0)} of games, and even then ${percent(byChance.luckShare, 0)} of what makes results vary comes from the die.`,
      `A perfect game takes ${count(length.mean)} throws on average. Of the ${count(SOLVED.games)} that the program played, the shortest took ${length.shortest} and the longest ${length.longest}.`,
      'How each number was found, and the program that finds all of them again, are in docs/senet-solved.md in the repository.',
    ],
    figures: [
      {
        title: 'How many points a piece on each house still lacks',
        told: `Points that a piece is behind one that has left the board, on average: ${points(behind[1], 0)} on house 1, ${points(behind[10], 0)} on 10, ${points(behind[20], 0)} on 20, ${points(behind[25], 0)} on 25, ${points(behind[26], 0)} on 26, ${points(behind[28], 0)} on 28, ${points(behind[29], 0)} on 29 and ${points(behind[30], 0)} on 30. The fewer, the better the house.`,
        format: (value) => points(value, 0),
      },
      {
        title: 'What it costs, per choice, to play by habit',
        told: 'Points lost on average at each choice, in positions of perfect games.',
        labels: ['The natural move', 'Always the first piece', 'Always the last piece', 'At random'],
        format: (value) => points(value, 2),
      },
      {
        title: 'How many games the perfect player wins',
        told: 'Both begin equally often. With half of the games they would be equals.',
        labels: luck.map(({ rival }) => `Against ${RIVALS.get(rival)}`),
        format: (value) => percent(value, 0),
      },
    ],
    examples: [
      `This position came up in a perfect game. The natural move is ${wordMove(naturalMistake.played)}, and it costs ${costOf(naturalMistake)} points. The best is ${wordMove(naturalMistake.best)}: the chance goes from ${percent(naturalMistake.playedWin, 0)} to ${percent(naturalMistake.bestWin, 0)}. Try both.`,
      `The largest mistake that we know of: here, ${wordMove(largestMistake.played)} throws away ${costOf(largestMistake)} points at once. The right move is ${wordMove(largestMistake.best)}. We searched many positions, not all of them: there may be an even larger mistake.`,
    ],
  },
};
