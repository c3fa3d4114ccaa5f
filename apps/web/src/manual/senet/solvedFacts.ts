import type { SolvedFacts } from './solvedTypes.js';

// Made by `npm run senet-facts -- --table FILE --write`; docs/senet-solved.md tells the same.

export const SOLVED: SolvedFacts = {
  pieces: 5,
  positions: 8560690670,
  start: 0.51344,
  openings: [
    [
      {
        move: '1-2',
        cost: 0,
      },
      {
        move: '3-4',
        cost: 0.00996,
      },
      {
        move: '5-6',
        cost: 0.03194,
      },
      {
        move: '9-10',
        cost: 0.03198,
      },
      {
        move: '7-8',
        cost: 0.05202,
      },
    ],
    [
      {
        move: '9-11',
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
        cost: 0.00945,
      },
      {
        move: '5-8',
        cost: 0.03742,
      },
      {
        move: '7-10',
        cost: 0.0672,
      },
      {
        move: '9-12',
        cost: 0.06928,
      },
    ],
    [
      {
        move: '7-11',
        cost: 0,
      },
      {
        move: '9-13',
        cost: 0.00728,
      },
    ],
    [
      {
        move: '1-6',
        cost: 0,
      },
      {
        move: '3-8',
        cost: 0.05687,
      },
      {
        move: '7-12',
        cost: 0.05687,
      },
      {
        move: '9-14',
        cost: 0.05869,
      },
      {
        move: '5-10',
        cost: 0.09094,
      },
    ],
  ],
  behind: [
    0, 0.1307, 0.1282, 0.1265, 0.124, 0.12174, 0.11864, 0.11456, 0.10991, 0.10509, 0.10096, 0.09752, 0.09407,
    0.09039, 0.08692, 0.08324, 0.07973, 0.07709, 0.07369, 0.0704, 0.06604, 0.06301, 0.06249, 0.05811, 0.0538,
    0.04708, 0.03162, 0, 0.05274, 0.02736, 0.04093,
  ],
  patterns: {
    pair: 0.00091,
    wall: 0.00964,
    beauty: 0.01462,
    water: 0.0015,
  },
  waiting: 0.2841,
  habits: {
    natural: {
      wrong: 0.53653,
      cost: 0.01088,
    },
    foremost: {
      wrong: 0.59143,
      cost: 0.01365,
    },
    hindmost: {
      wrong: 0.5297,
      cost: 0.00933,
    },
    chance: {
      wrong: 0.58032,
      cost: 0.01249,
    },
  },
  luck: [
    {
      rival: 'chance',
      wins: 0.86212,
      luckShare: 0.84505,
    },
    {
      rival: 'natural',
      wins: 0.71149,
      luckShare: 0.96863,
    },
    {
      rival: 'level-1',
      wins: 0.81371,
      luckShare: 0.89865,
    },
    {
      rival: 'level-5',
      wins: 0.65577,
      luckShare: 0.98226,
    },
    {
      rival: 'level-10',
      wins: 0.53137,
      luckShare: 0.99909,
    },
  ],
  swing: 0.01799,
  games: 2000,
  length: {
    mean: 138.409,
    shortest: 75,
    longest: 258,
  },
  naturalMistake: {
    position: '..A...A.../........A./...B.A.BAB A 2',
    best: '19-21',
    played: '29-31',
    bestWin: 0.42473,
    playedWin: 0.19619,
  },
  largestMistake: {
    position: 'AA......../........../ABABA..... A 3',
    best: '21-24',
    played: '25-28',
    bestWin: 0.5162,
    playedWin: 0.20461,
  },
};
