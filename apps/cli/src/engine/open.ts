import {
  type Engine,
  type EngineSettings,
  EVALUATIONS,
  type Evaluation,
  openInThreadEngine,
  openLazyEngine,
  type ResourceProblem,
  type Resources,
} from '@tabuleiro/engine';
import { loadNetwork } from '@tabuleiro/engine/node';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { type CodedError, type Lang, wordResourceProblem } from '@tabuleiro/words';
import type { CommandContext, Flag } from '../commandLine/command.js';
import { reportProblem } from '../commandLine/userError.js';
import type { Io } from '../io/io.js';
import { loadSenetFiles } from '../senet/tables.js';

/** What evaluates positions, where the computer plays. */
export const EVALUATION_FLAG: Flag = {
  name: '--evaluation',
  kind: 'value',
  value: { text: EVALUATIONS.join('|') },
  help: ({ shared }) => shared.evaluation,
};

export function readEvaluation({ flags }: CommandContext): Result<Evaluation, CodedError> {
  const text = flags.get(EVALUATION_FLAG.name)?.at(-1) ?? 'network';
  const evaluation = EVALUATIONS.find((known) => known === text);
  if (evaluation !== undefined) return ok(evaluation);
  const range = EVALUATIONS.join(', ');
  return fail({ code: 'bad-option', option: 'evaluation', problem: 'out-of-range', range });
}

/** Hears what is wrong with the data files, once a game. */
export type OnProblem = (problem: ResourceProblem) => void;

/** What the engines of a command are opened with. */
export type EngineFiles = Required<Pick<EngineSettings, 'resources' | 'onProblem'>>;

/** Data files from disk; what is wrong with them is told once a game, on stderr. */
export function engineFiles(io: Io, lang: Lang, evaluation: Evaluation): EngineFiles {
  return { resources: resourcesOn(io, evaluation), onProblem: tellingOnce(onStderr(io, lang)) };
}

/** Tells what is wrong with a data file on stderr. */
export function onStderr(io: Io, lang: Lang): OnProblem {
  return (problem) => {
    const message = wordResourceProblem(lang, problem, 'reinstall');
    void reportProblem(io, { code: problem.code, message });
  };
}

/** How to load the files of games that have more than a network. */
const LOADERS: ReadonlyMap<GameId, (env: Io['env'], evaluation: Evaluation) => ReturnType<Resources>> =
  new Map([[senet.id, loadSenetFiles]]);

export function resourcesOn(io: Io, evaluation: Evaluation): Resources {
  const network = io.loadNetwork ?? loadNetwork;
  return async (game) => {
    const load = LOADERS.get(game);
    if (load !== undefined) return load(io.env, evaluation);
    return evaluation === 'network' ? network(game) : [];
  };
}

/** Several engines of one command may find the same. */
export function tellingOnce(tell: OnProblem): OnProblem {
  const told = new Set<GameId>();
  return (problem) => {
    if (told.has(problem.game)) return;
    told.add(problem.game);
    tell(problem);
  };
}

/** The engine in threads of its own, opened when it is first used. */
export function openThreadedEngine(io: Io, files: EngineFiles): Engine {
  return openLazyEngine(() => io.openEngine(files));
}

/** The engine in this thread, for short searches. */
export function openLocalEngine(files: EngineFiles): Engine {
  return openInThreadEngine(files);
}
