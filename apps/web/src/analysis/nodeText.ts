import type { TreePath } from '@tabuleiro/game';
import { capital, wordOutcome, wordPlayer } from '@tabuleiro/words';
import type { GameMove } from '../games/position.js';
import { analysisWords } from '../words/analysis.js';
import { boardWords, playWords } from '../words/app.js';
import { wordStanding } from './evaluationText.js';
import type { AnalysisSession } from './session.js';

/**
 * What a point of the tree says to those who hear it: the move, its signs, what it is worth, how it ended, its alternatives,
 * the comment. "12, brancas: cavalo de g1 para f3. Bom lance. Brancas um pouco melhor. 2 alternativas."
 */
export function tellNode(session: AnalysisSession, path: TreePath): string {
  const { lang, tree, players } = session;
  const words = analysisWords[lang].tree;
  const { comments, nags, marks } = tree.annotationsAt(tree.tree.value, path);
  const after = session.positionAt(path);
  const known = session.lines.standingAt(after.state);
  const others = tree.alternativesOf(path).length - 1;
  const end = after.outcome;
  const told = [
    tellMove(session, path),
    ...nags.map((nag) => `${capital(words.nags.get(nag) ?? words.nag(nag))}.`),
    ...(known === undefined ? [] : [`${capital(wordStanding(lang, players, known))}.`]),
    ...(end === undefined ? [] : [words.endedHere(wordOutcome(lang, end))]),
    ...(others > 0 ? [`${words.alternatives(others)}.`] : []),
    ...(marks.length > 0 ? [`${words.drawn(marks.length)}.`] : []),
    ...comments.filter((text) => text.trim() !== '').map((text) => words.comment(text)),
  ];
  return told.join(' ');
}

/** The move alone: "12, brancas: cavalo de g1 para f3, xeque." */
export function tellMove(session: AnalysisSession, path: TreePath): string {
  const played = session.tree.moveAt(path);
  return played === undefined ? analysisWords[session.lang].tree.atStart : tellPlayed(session, played);
}

export function tellPlayed({ lang, view }: AnalysisSession, played: GameMove): string {
  const { before, after } = played;
  const number = view.written.moveNumber?.(before.state);
  const check = after.inCheck && after.player !== undefined ? `, ${boardWords[lang].marks.check}` : '';
  const who = before.player ?? view.written.game.players[0];
  return capital(playWords[lang].walked(number, wordPlayer(lang, who), view.say(lang, played) + check));
}
