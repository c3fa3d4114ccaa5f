import type { Annotations, MoveTree, TreeStep } from '@tabuleiro/game';
import { formatSan } from '../san/format.js';
import type { PgnMove } from './game.js';
import { formatMarks } from './marks.js';
import type { PgnTree } from './playTree.js';
import { describeGame } from './variant.js';
import type { WritablePgn } from './write.js';

/** What `playPgnTree` reads as PGN has it: pieces always K Q R B N. Tags stay, unless they tell of another game or start. */
export function composePgnTree({ game, options, tags, tree, result }: PgnTree): WritablePgn {
  const moves = writeLine(tree, (state, move) => formatSan(game, state, move, 'en'));
  return {
    tags: describeGame(game, options, tree.start, tags),
    comments: moves.length === 0 ? writeComments(tree.annotations) : [],
    moves,
    result,
  };
}

type Write<S, M> = (state: S, move: M) => string;

function writeLine<S, M>(
  { start, annotations, steps, unplayed }: MoveTree<S, M>,
  write: Write<S, M>,
): PgnMove[] {
  const played = writeSteps(start, steps, write);
  const moves = [...played, ...writeSteps(undefined, unplayed, (_, text) => text)];
  if (moves.length === 0) return [];
  const [{ before = [], nagsBefore = [], ...first }, ...others] = moves;
  const ahead = {
    before: [...writeComments(annotations), ...before],
    nagsBefore: [...annotations.nags, ...nagsBefore],
  };
  return [{ ...first, ...ahead }, ...others];
}

function writeSteps<S, M>(start: S, steps: readonly TreeStep<S, M>[], write: Write<S, M>): PgnMove[] {
  let from = start;
  return steps.map((step) => {
    const { move, state, annotationsBefore, annotations, clock, spent, variations } = step;
    const written: PgnMove = {
      text: write(from, move),
      line: 0,
      before: writeComments(annotationsBefore),
      nagsBefore: annotationsBefore.nags,
      comments: writeComments(annotations),
      nags: annotations.nags,
      ...(clock !== undefined && { clock }),
      ...(spent !== undefined && { spent }),
      variations: variations.map((line) => writeLine(line, write)),
    };
    from = state;
    return written;
  });
}

/** Marks are written ahead of the words of the first comment. */
function writeComments({ comments, marks }: Annotations): readonly string[] {
  if (marks.length === 0) return comments;
  const [first = '', ...others] = comments;
  return [`${formatMarks(marks)} ${first}`.trim(), ...others];
}
