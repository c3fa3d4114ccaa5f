import { wordPlayer } from '@tabuleiro/words';
import { formatShare, wordStanding } from './evaluationText.js';
import { readLine } from './lineText.js';
import type { AnalysisSession } from './session.js';

/** What the engine thinks of the position, aloud: evaluation, depth, best move; the chances of each throw where a die is due. */
export function tellEngine(session: AnalysisSession): string {
  const { lang, lines, players, words } = session;
  const standing = lines.standing.value;
  if (standing === undefined) {
    const { off, nothing, failed, thinking } = words.engine;
    return { off, nothing, failed, working: thinking, finished: thinking }[lines.state.value];
  }
  const { throws } = lines;
  if (throws.value.length > 0) return tellThrows(session);
  const [best] = lines.lines.value;
  const [move] = best === undefined ? [] : readBest(session, best.moves);
  return [
    words.engine.evaluation(wordStanding(lang, players, standing), best?.depth),
    ...(move === undefined ? [] : [words.engine.best(move.spoken)]),
  ].join(' ');
}

function readBest(session: AnalysisSession, texts: readonly string[]) {
  const { view, lang, letters, task } = session;
  return readLine(view, task.position.value, texts.slice(0, 1), lang, letters);
}

/** "Antes do dado: jogador A com 54 % de chance. dado 1: 50 %, …" */
export function tellThrows(session: AnalysisSession): string {
  const { lang, lines, players, words, tree } = session;
  const standing = lines.standing.value;
  const mover = tree.position.value.player === players[1] ? 1 : 0;
  const told = lines.throws.value.flatMap(({ text, standing: found, best }) => {
    if (found === undefined) return [];
    const share = mover === 0 ? found.share : 1 - found.share;
    return [words.throws.tell(text, formatShare(lang, share), best === undefined ? '' : best)];
  });
  return [
    ...(standing === undefined ? [] : [words.throws.before(wordStanding(lang, players, standing))]),
    `${words.throws.chanceOf(wordPlayer(lang, players[mover]))}: ${told.join('; ')}.`,
  ].join(' ');
}
