import type { ComputerWords } from '../types/computer.js';

export const computer: ComputerWords = {
  levels: [
    'first steps',
    'playground',
    'coffee break',
    'park bench',
    'game night',
    'neighbourhood club',
    'city tournament',
    'state championship',
    'national final',
    'master',
  ],
  maximum: 'maximum',
  level: (level, name) => `level ${level}, ${name}`,
  name: 'Computer',
  seat: (level) => `Computer (${level})`,
  decimal: '.',
};
