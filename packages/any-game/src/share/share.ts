import {
  fail,
  hasPath,
  lineAt,
  type MoveTree,
  ok,
  plainTree,
  type Result,
  TREE_START,
  type TreeBranch,
  type TreePath,
} from '@tabuleiro/game';
import type { FindWrittenGame } from '../gameReader.js';
import type { Study } from '../study.js';
import type { WrittenGame } from '../writtenGame.js';
import { codeGameId, codeHead, type ShareHead, startOf, startText } from './headSymbols.js';
import { byRules } from './moveSymbols.js';
import { RangeDecoder, RangeEncoder } from './rangeCoder.js';
import { formatShareCode, parseShareCode } from './shareCode.js';
import type { ShareError } from './shareError.js';
import { Symbols } from './symbols.js';
import { codeDetails, codeMoves } from './treeSymbols.js';

/** What a share code holds. */
export type SharedStudy = {
  readonly study: Study;
  /** The point that is to be shown. */
  readonly at: TreePath;
  /** What is wrong with a code of which only a part could be opened: what is certain of it. */
  readonly problem?: ShareError;
};

const CUT_OFF: ShareError = { code: 'cut-off' };
const DAMAGED: ShareError = { code: 'damaged' };
const BLANK_HEAD: ShareHead = { options: {}, result: '*', at: TREE_START };

/**
 * The study as a share code, which an address can hold as it is. `at` is the point to be shown. Fails with `too-long` where
 * the study holds more than a code may.
 */
export function formatShare(study: Study, at: TreePath = TREE_START): Promise<Result<string, ShareError>> {
  const encoder = new RangeEncoder();
  const symbols = new Symbols(encoder);
  writeStudy(symbols, study, at);
  const { problem } = symbols;
  return Promise.resolve(
    problem === undefined ? ok(formatShareCode(encoder.finish())) : fail({ code: problem }),
  );
}

/** Writes as much of a study as there is room for. */
export function writeStudy(symbols: Symbols, study: Study, at: TreePath): void {
  const { written, options, tags, tree, result } = study;
  codeGameId(symbols, written.game.id);
  codeHead(symbols, { options, result, at, ...startText(written.game, options, tree.start) });
  const coder = byRules(written.game);
  const moves = codeMoves(symbols, coder, tree);
  codeTags(symbols, tags);
  codeDetails(symbols, coder, tree, moves);
}

/**
 * Opens a share code. One that is damaged or cut off gives what is certain, with its `problem`; it fails where that is
 * not even a position. Rejects only where `find` does.
 */
export async function parseShare(
  code: string,
  find: FindWrittenGame,
): Promise<Result<SharedStudy, ShareError>> {
  const read = parseShareCode(code);
  if (!read.ok) return read;
  const { bytes, isCut, isSound } = read.value;
  // Missing and changed letters explain whatever comes of them.
  const broken = isCut ? CUT_OFF : isSound ? undefined : DAMAGED;
  const symbols = new Symbols(new RangeDecoder(bytes, isCut));
  const id = codeGameId(symbols, '');
  if (symbols.problem !== undefined) return fail(broken ?? { code: symbols.problem });
  const written = await find(id);
  if (written === undefined) return fail(broken ?? { code: 'unknown-game', game: id });
  const shared = readStudy(symbols, written);
  if (!shared.ok) return fail(broken ?? shared.error);
  const problem = broken ?? (symbols.problem && { code: symbols.problem });
  return problem === undefined ? shared : ok({ ...shared.value, problem });
}

function readStudy(symbols: Symbols, written: WrittenGame): Result<SharedStudy, ShareError> {
  const head = codeHead(symbols, BLANK_HEAD);
  if (symbols.problem !== undefined) return fail({ code: symbols.problem });
  const start = startOf(written.game, head);
  if (!start.ok) return start;
  const { options, result, at } = head;
  const coder = byRules(written.game);
  const line = plainTree(start.value);
  const moves = codeMoves(symbols, coder, line);
  const tags = codeTags(symbols, new Map());
  const tree = codeDetails(symbols, coder, line, moves);
  return ok({ study: { written, options, tags, tree, result }, at: reachablePath(tree, at) });
}

type Tag = readonly [name: string, text: string];

function codeTags(symbols: Symbols, tags: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const codeTag = ([name, text]: Tag): Tag => [symbols.text('name', name), symbols.text('value', text)];
  const coded = symbols.list<Tag>([...tags], ['', ''], codeTag);
  return new Map(coded.length > 0 && symbols.check() ? coded : []);
}

/** As far along the path as the tree goes: its end may have been lost. */
function reachablePath(tree: MoveTree<unknown, unknown>, { branches, ply }: TreePath): TreePath {
  const taken: TreeBranch[] = [];
  for (const branch of branches) {
    if (!hasPath(tree, { branches: [...taken, branch], ply: 0 })) return clampPly(tree, taken, branch.ply);
    taken.push(branch);
  }
  return clampPly(tree, taken, ply);
}

function clampPly(tree: MoveTree<unknown, unknown>, branches: readonly TreeBranch[], ply: number): TreePath {
  return { branches, ply: Math.min(ply, lineAt(tree, { branches, ply: 0 }).steps.length) };
}
