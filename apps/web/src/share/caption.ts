import type { Study } from '@tabuleiro/any-game';
import { stateAt, stepAt, type TreePath } from '@tabuleiro/game';
import { capital, type Lang, wordGame, wordTurn } from '@tabuleiro/words';
import { positionOf } from '../games/position.js';
import type { GameView } from '../games/view.js';
import { shareWords } from '../words/share.js';
import type { ShareWords } from '../words/types/share.js';

/** What stands under the picture of a position. */
export type Caption = {
  /** "Ana × Computador", or the name of the game where nobody has a name. */
  readonly title: string;
  /** "Xadrez clássico, depois de 12. Cf3" */
  readonly line: string;
  /** What the board alone does not tell: who holds the Pass token, how many pieces are home. */
  readonly remarks: readonly string[];
  /** The whole position in words, for those who do not see it. */
  readonly description: string;
};

/** What a tag tells; a question mark is no answer. */
export function tagOf({ tags }: Study, name: string): string {
  const text = tags.get(name) ?? '';
  return /^[?.]*$/.test(text) ? '' : text;
}

export function captionOf(lang: Lang, letters: Lang, view: GameView, study: Study, at: TreePath): Caption {
  const words = shareWords[lang];
  const { game } = study.written;
  const [white, black] = [tagOf(study, 'White'), tagOf(study, 'Black')];
  const [first, second] = game.players.map((player) => words.players[player]);
  const name = wordGame(lang, game.id);
  const isNamed = white !== '' || black !== '';
  const where = whereOf(words, letters, study, at);
  const title = isNamed ? words.versus(white || first, black || second) : name;
  const line = isNamed ? `${name}, ${where}` : capital(where);
  const position = positionOf(view, stateAt(study.tree, at));
  const turn = position.player === undefined ? [] : [wordTurn(lang, position.player)];
  const remarks = [...turn, ...view.trays(lang, position).map((tray) => tray.name)];
  const told = [...piecesOf(lang, view, study, at), ...remarks];
  const description = told.map((text) => text.replace(/\.?$/, '.')).join(' ');
  return { title, line, remarks, description };
}

/** "depois de 12. Cf3", "depois de 12… Cf6", "o dado deu 4". */
function whereOf(words: ShareWords, letters: Lang, { written, tree }: Study, at: TreePath): string {
  const step = stepAt(tree, at);
  if (step === undefined) return words.start;
  const before = stateAt(tree, { ...at, ply: at.ply - 1 });
  const text = written.format(before, step.move, letters);
  const turn = written.game.turn(before);
  if (turn.kind === 'chance') return words.thrown(text);
  const number = written.moveNumber?.(before);
  if (number === undefined) return words.after(text);
  const isSecond = turn.kind === 'player' && turn.player === written.game.players[1];
  return words.after(`${number}${isSecond ? '…' : '.'} ${text}`);
}

/** The pieces of each side, as they are called: "rei branco e1, dama branca d1". */
function piecesOf(lang: Lang, view: GameView, { tree }: Study, at: TreePath): readonly string[] {
  const position = positionOf(view, stateAt(tree, at));
  const cells = view.cells(lang, position);
  return ([0, 1] as const).flatMap((side) => {
    const men = cells.flatMap(({ id, man }) => (man?.side === side ? [`${man.full} ${id}`] : []));
    return men.length === 0 ? [] : [capital(men.join(', '))];
  });
}
