import type { TablesWords } from '../types/terminal.js';

const again = (command: string): string => `Delete it; "${command}" makes a new one.`;

export const tables: TablesWords = {
  progress: (layer, number, layers, sweep, bar, change) =>
    `${layer} pieces (layer ${number} of ${layers}), sweep ${sweep} ${bar} largest change ${change}`,
  timeLeft: (hours, minutes) =>
    `, ${hours > 0 ? `about ${hours} h ${minutes} min` : minutes > 0 ? `about ${minutes} min` : 'less than a minute'} left`,
  written: (positions, file) => `The table of ${positions} positions is in ${file}.`,
  present: (file) => `The table already exists and is sound: ${file}.`,
  interrupted: (folder, command) =>
    `Interrupted. What is done so far is saved in ${folder}; "${command}" continues from there.`,
  found: (pieces, positions, file) =>
    `Senet, at most ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} a side: ${positions} positions, ${file}`,
  problems: {
    'not-a-table': (file, command) => `${file} is not a table. ${again(command)}`,
    'wrong-version': (file, command) => `${file} is a table of another version. ${again(command)}`,
    truncated: (file, command) => `${file} is incomplete: its end is missing. ${again(command)}`,
    damaged: (file, command) => `${file} is damaged. ${again(command)}`,
    'not-regular-file': (file, command) => `${file} is not a regular file. ${again(command)}`,
    'unreadable-file': (file) => `${file} cannot be read. Check who may read it.`,
  },
};
