import type { PassRefusal } from '../../analysis/engineTask.js';
import type { BlockedAnalysis } from '../../analysis/openStudy.js';
import type { StandingStep } from '../../analysis/standing.js';
import type { TreeEdit } from '../../analysis/studyTree.js';

/** What the engine says of a position. `who` is a side as it is named in a sentence. */
type StandingWords = {
  readonly steps: Readonly<Record<StandingStep, (who: string) => string>>;
  readonly mate: (who: string, moves: number) => string;
  /** In a game of chance. */
  readonly chance: (who: string, percent: string) => string;
  readonly exact: string;
  readonly estimated: string;
  readonly decimal: ',' | '.';
  readonly percent: (value: string) => string;
};

type EngineWords = {
  readonly title: string;
  readonly isOn: string;
  readonly lines: string;
  readonly fewer: string;
  readonly more: string;
  readonly lineCount: (count: number) => string;
  readonly stop: string;
  readonly deeper: string;
  /** Another program, which the local server was started with, by its name. */
  readonly useOther: (name: string) => string;
  readonly threat: string;
  readonly threatOf: (who: string) => string;
  readonly noThreat: Readonly<Record<PassRefusal, string>>;
  readonly depth: (depth: number) => string;
  readonly working: string;
  readonly off: string;
  readonly nothing: string;
  readonly failed: string;
  readonly bar: (standing: string) => string;
  readonly wdl: (wins: string, draws: string, losses: string) => string;
  readonly evaluation: (standing: string, depth: number | undefined) => string;
  readonly best: (move: string) => string;
  readonly thinking: string;
  readonly playLine: (rank: number, what: string) => string;
};

type TreeWords = {
  readonly title: string;
  readonly empty: string;
  readonly variations: (count: number) => string;
  readonly alternatives: (count: number) => string;
  readonly comment: (text: string) => string;
  readonly endedHere: (outcome: string) => string;
  readonly goesOn: string;
  readonly unplayed: (text: string) => string;
  readonly result: (result: string) => string;
  readonly atStart: string;
  readonly lineEnds: string;
  readonly lineBegins: string;
  readonly noAlternative: string;
  readonly onMainLine: string;
  readonly nag: (number: number) => string;
  readonly nags: ReadonlyMap<number, string>;
  readonly drawn: (count: number) => string;
  readonly keys: string;
};

type EditWords = {
  readonly title: string;
  readonly promote: string;
  readonly remove: string;
  readonly comment: string;
  readonly moveNags: string;
  readonly positionNags: string;
  readonly clearMarks: string;
  readonly undo: string;
  readonly redo: string;
  readonly promoted: string;
  readonly removed: string;
  readonly marked: (nag: string, isOn: boolean) => string;
  readonly commented: string;
  readonly uncommented: string;
  readonly cleared: string;
  readonly undone: Readonly<Record<TreeEdit, string>>;
  readonly redone: Readonly<Record<TreeEdit, string>>;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly nothingToRemove: string;
};

type ToolWords = {
  readonly title: string;
  readonly flip: string;
  readonly share: string;
  readonly pgn: string;
  readonly play: string;
  readonly edit: string;
  readonly write: string;
  /** The null move, and what it is for those who do not know the word. */
  readonly pass: string;
  readonly passLabel: string;
  readonly noPass: Readonly<Record<PassRefusal, string>>;
  readonly kept: string;
  readonly notKept: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly walk: string;
};

type ThrowWords = {
  readonly pick: string;
  readonly face: (face: string) => string;
  readonly chanceOf: (who: string) => string;
  readonly before: (standing: string) => string;
  readonly tell: (face: string, percent: string, best: string) => string;
  readonly due: string;
};

/** All that the analysis board says. */
export type AnalysisWords = {
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly choose: string;
  readonly chooseHint: string;
  readonly opening: string;
  readonly blocked: Readonly<Record<BlockedAnalysis, string>>;
  readonly notOpened: string;
  readonly partly: (problem: string) => string;
  readonly over: string;
  readonly typedHelp: (examples: string) => string;
  readonly standing: StandingWords;
  readonly engine: EngineWords;
  readonly tree: TreeWords;
  readonly edit: EditWords;
  readonly tools: ToolWords;
  readonly openings: { readonly none: string; readonly tell: (name: string, code: string) => string };
  readonly throws: ThrowWords;
};
