import type { Position } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { opponentIn } from '@tabuleiro/match';
import type { Score } from '@tabuleiro/search';
import { wordPlayer } from '@tabuleiro/words';
import { type ReplyWords, replyWords } from './replyWords.js';
import { sceneOf } from './scene.js';
import type { Session } from './session.js';

/** Less than this, in hundredths of a pawn, is nobody's advantage. */
const SLIGHT = 20;

/** What the computer thinks of the position shown and its best move there, seen and spoken; P-NF5: after the game only. */
export async function tellEvaluation(session: Session): Promise<void> {
  const { match } = session.contest.value;
  if (match.outcome === undefined) return session.inform(() => replyWords[session.lang].noEvaluation);
  session.machine.stop();
  const passages = session.passages.value;
  const { value: walked } = session.walk;
  const at = walked ?? passages.length;
  const position = passages.at(at)?.played.before ?? session.contest.value.position();
  const player = position.player();
  if (player === undefined) return session.inform(() => replyWords[session.lang].endedHere);
  const thought = await session.machine.think('evaluation', (signal) =>
    session.parts.opponent.evaluate(match, at, signal),
  );
  // Whoever has walked on meanwhile sees another position.
  if (thought === undefined || session.walk.value !== walked) return;
  session.inform(() => {
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
    wordPlayer(session.lang, isGood ? player : opponentIn(session.contest.value.match, player));
  if ('win' in score) return words.chance(name(true), (score.win * 100).toFixed(0));
  if ('mate' in score) return words.mates(name(score.mate > 0), Math.abs(score.mate));
  if (Math.abs(score.cp) < SLIGHT) return words.even;
  const pawns = (Math.abs(score.cp) / 100).toFixed(2).replace('.', words.decimal);
  return words.ahead(name(score.cp > 0), pawns);
}

function sayMove(session: Session, position: Position, move: string): string {
  const after = position.playOn(move) ?? position;
  return session.face.say(session.lang, sceneOf(position), move, sceneOf(after));
}
