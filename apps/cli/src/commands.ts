import type { Command } from './command.js';
import { analyseCommand } from './commands/analyse.js';
import { bestmoveCommand } from './commands/bestmove.js';
import { convertCommand } from './commands/convert.js';
import { divideCommand } from './commands/divide.js';
import { explainCommand } from './commands/explain.js';
import { helpCommand } from './commands/help.js';
import { inspectCommand } from './commands/inspect.js';
import { matchCommand } from './commands/match.js';
import { perftCommand } from './commands/perft.js';
import { playCommand } from './commands/play.js';
import { senetReviewCommand } from './commands/senetReview.js';
import { senetSolveCommand } from './commands/senetSolve.js';
import { tablesCommand } from './commands/tables.js';
import { uciCommand } from './commands/uci.js';
import { verifyDiceCommand } from './commands/verifyDice.js';
import { versionCommand } from './commands/version.js';

export const COMMANDS: readonly Command[] = [
  playCommand,
  bestmoveCommand,
  analyseCommand,
  matchCommand,
  inspectCommand,
  explainCommand,
  perftCommand,
  divideCommand,
  convertCommand,
  senetReviewCommand,
  senetSolveCommand,
  tablesCommand,
  uciCommand,
  verifyDiceCommand,
  helpCommand(() => COMMANDS),
  versionCommand,
];
