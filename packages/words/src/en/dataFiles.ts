import type { DataFileWords, Remedy } from '../types/dataFiles.js';

const REMEDIES: Readonly<Record<Remedy, string>> = {
  reload: 'Reload the page.',
  reinstall: 'Reinstall the program.',
};

export const dataFiles: DataFileWords = {
  problems: {
    unavailable: 'could not be loaded',
    'not-a-network': 'is not what it should be',
    'not-a-table': 'is not what it should be',
    'wrong-version': 'is of another version',
    'wrong-architecture': 'does not fit this version',
    truncated: 'is incomplete',
    damaged: 'is damaged',
  },
  notCalibrated: (game, problem, remedy) =>
    `${game}: a data file ${problem}. The computer plays on without it, but its level is not calibrated. ${REMEDIES[remedy]}`,
};
