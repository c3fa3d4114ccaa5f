import type { Score } from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import { opponentIn } from '@tabuleiro/match';
import { wordPlayer } from '@tabuleiro/words';
import type { GamePosition } from '../games/position.js';
import { replyWords } from '../words/replies.js';
import type { ReplyWords } from '../words/types/replies.js';
import type { Session } from './session.js';

/** Less than this, in hundredths of a pawn, is nobody's advantage. */
const SLIGHT = 20;

/** What the computer thinks of the position shown and its best move there, seen and spoken; P-NF5: after the game only. */
export async function tellEvaluation(session: Session): Promise<void> {
  const { notices, computer, walk } = session;
  const match = session.match.value;
  if (match.outcome === undefined) return notices.inform(() => replyWords[session.lang].noEvaluation);
  computer.stop();
  const position = walk.shown.value;
  const { player } = position;
  if (player === undefined) return notices.inform(() => replyWords[session.lang].endedHere);
  const thought = await computer.think('evaluation', (signal) =>
    session.opponent.evaluate(match, walk.ply.value, signal),
  );
  // Whoever has walked on meanwhile sees another position.
  if (thought === undefined || walk.shown.value !== position) return;
  notices.inform(() => {
    const words = replyWords[session.lang];
    const standing = standingOf(session, player, thought.score, words);
    const best =
      thought.move === undefined ? '' : ` ${words.bestMove(sayMove(session, position, thought.move))}`;
    return words.evaluation(standing) + best;
  });
}

/** Told for whoever stands better, so that nobody has to think about signs. */
function standingOf(session: Session, player: Player, score: Score, words: ReplyWords): string {
  const name = (isGood: boolean): string =>
    wordPlayer(session.lang, isGood ? player : opponentIn(session.match.value, player));
  if ('win' in score) return words.chance(name(true), (score.win * 100).toFixed(0));
  if ('mate' in score) return words.mates(name(score.mate > 0), Math.abs(score.mate));
  if (Math.abs(score.cp) < SLIGHT) return words.even;
  const pawns = (Math.abs(score.cp) / 100).toFixed(2).replace('.', words.decimal);
  return words.ahead(name(score.cp > 0), pawns);
}

function sayMove({ view, lang }: Session, position: GamePosition, text: string): string {
  const move = position.moveCalled(text);
  return move === undefined ? text : view.say(lang, position.withMove(move));
}
