import type { Command } from './command.js';
import { bestmoveCommand } from './commands/bestmove.js';
import { convertCommand } from './commands/convert.js';
import { divideCommand } from './commands/divide.js';
import { explainCommand } from './commands/explain.js';
import { helpCommand } from './commands/help.js';
import { inspectCommand } from './commands/inspect.js';
import { perftCommand } from './commands/perft.js';
import { playCommand } from './commands/play.js';
import { verifyDiceCommand } from './commands/verifyDice.js';
import { versionCommand } from './commands/version.js';

export const COMMANDS: readonly Command[] = [
  playCommand,
  bestmoveCommand,
  inspectCommand,
  explainCommand,
  perftCommand,
  divideCommand,
  convertCommand,
  verifyDiceCommand,
  helpCommand(() => COMMANDS),
  versionCommand,
];
