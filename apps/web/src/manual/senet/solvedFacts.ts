import type { SolvedFacts } from './solvedTypes.js';

// Made by `npm run senet-facts -- --table FILE --write`; docs/senet-solved.md tells the same.

export const SOLVED: SolvedFacts = {
  pieces: 4,
  positions: 437373650,
  start: 0.5122,
  openings: [
    [
      {
        move: '1-2',
        cost: 0,
      },
      {
        move: '3-4',
        cost: 0.00728,
      },
      {
        move: '5-6',
        cost: 0.03867,
      },
      {
        move: '7-8',
        cost: 0.03876,
      },
    ],
    [
      {
        move: '7-9',
        cost: 0,
      },
    ],
    [
      {
        move: '1-4',
        cost: 0,
      },
      {
        move: '3-6',
        cost: 0.01041,
      },
      {
        move: '5-8',
        cost: 0.02246,
      },
      {
        move: '7-10',
        cost: 0.05949,
      },
    ],
    [
      {
        move: '5-9',
        cost: 0,
      },
      {
        move: '7-11',
        cost: 0.00763,
      },
    ],
    [
      {
        move: '1-6',
        cost: 0,
      },
      {
        move: '5-10',
        cost: 0.04163,
      },
      {
        move: '3-8',
        cost: 0.04311,
      },
      {
        move: '7-12',
        cost: 0.0519,
      },
    ],
  ],
  behind: [
    0, 0.22123, 0.21414, 0.21014, 0.20889, 0.20671, 0.20136, 0.19439, 0.18723, 0.17993, 0.17319, 0.16734,
    0.16156, 0.15625, 0.15045, 0.14387, 0.13915, 0.1338, 0.12806, 0.12219, 0.11575, 0.1099, 0.1072, 0.09851,
    0.08975, 0.07815, 0.02968, 0, 0.05638, 0.02642, 0.04771,
  ],
  patterns: {
    pair: 0.00074,
    wall: 0.0111,
    beauty: 0.03147,
    water: 0.00817,
  },
  waiting: 0.08877,
  habits: {
    natural: {
      wrong: 0.4758,
      cost: 0.01032,
    },
    foremost: {
      wrong: 0.59253,
      cost: 0.01631,
    },
    hindmost: {
      wrong: 0.55704,
      cost: 0.0094,
    },
    chance: {
      wrong: 0.57581,
      cost: 0.01325,
    },
  },
  luck: [
    {
      rival: 'chance',
      wins: 0.82634,
      luckShare: 0.88749,
    },
    {
      rival: 'natural',
      wins: 0.65364,
      luckShare: 0.98013,
    },
    {
      rival: 'level-1',
      wins: 0.78457,
      luckShare: 0.93475,
    },
    {
      rival: 'level-5',
      wins: 0.6359,
      luckShare: 0.98446,
    },
    {
      rival: 'level-10',
      wins: 0.56539,
      luckShare: 0.99593,
    },
  ],
  swing: 0.02459,
  games: 2000,
  length: {
    mean: 101.6135,
    shortest: 46,
    longest: 167,
  },
  naturalMistake: {
    position: '........../........../..BAB..AAA A 2',
    best: '24-26',
    played: '29-31',
    bestWin: 0.65962,
    playedWin: 0.45206,
  },
  largestMistake: {
    position: '........../.........B/BBBAA..... A 2',
    best: '24-26',
    played: '25-27',
    bestWin: 0.78457,
    playedWin: 0.49401,
  },
};
