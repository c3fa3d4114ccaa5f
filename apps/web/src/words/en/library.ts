import type { LibraryWords } from '../types/library.js';

const number = (count: number): string => count.toLocaleString('en');
const games = (count: number): string => (count === 1 ? '1 game' : `${number(count)} games`);

export const library: LibraryWords = {
  title: 'My games',
  empty: 'There is nothing here yet.',
  emptyHint:
    'Every game you play is kept on this device and appears here. You can also bring in games from PGN files.',
  play: 'Play now',
  search: 'Search',
  searchHint: 'Name, event, opening, game or file',
  order: 'Order',
  orders: {
    changed: 'last changed first',
    newest: 'date, newest first',
    oldest: 'date, oldest first',
    names: 'names, A to Z',
    longest: 'most moves first',
  },
  filters: (set) => (set === 0 ? 'Filters and order' : `Filters (${set}) and order`),
  filter: {
    game: 'Game',
    rival: 'Against',
    result: 'Result',
    opening: 'Opening',
    source: 'Where it came from',
    since: 'From',
    until: 'Until',
  },
  any: 'any',
  clear: 'Clear filters',
  rivals: {
    people: 'somebody at this device',
    computer: 'the computer, any level',
    remote: 'somebody far away',
  },
  results: {
    won: 'I won',
    lost: 'I lost',
    drawn: 'draw',
    first: 'the first player won',
    second: 'the second player won',
    open: 'no result',
  },
  sources: {
    here: 'played on this device',
    remote: 'played between devices',
    imported: 'imported',
    own: 'my analyses',
  },
  fromFile: (name) => `file ${name}`,
  counted: (name, count) => `${name} (${number(count)})`,
  found: (found, all) => (found === all ? games(all) : `${number(found)} of ${games(all)}`),
  nothingFound: 'No game is like that. Change the search or clear the filters.',
  list: 'Games',
  more: (count) => `Show ${number(count)} more`,
  unnamed: 'No names',
  players: (first, second) => `${first} – ${second}`,
  score: { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½', '*': 'no result' },
  study: { imported: 'imported', own: 'analysis' },
  select: (game) => `Select: ${game}`,
  remove: (game) => `Delete: ${game}`,
  selected: (count) => `${number(count)} selected`,
  selectAll: (count) => (count === 1 ? 'Select the game' : `Select all ${number(count)}`),
  selectNone: 'Deselect',
  removeSelected: (count) =>
    count === 1 ? 'Delete the selected one' : `Delete the ${number(count)} selected`,
  removed: (count) => `${games(count)} deleted.`,
  removedBefore: (count) =>
    count === 1
      ? 'One more before, which can come back too.'
      : `${number(count)} more before, which can come back too.`,
  undo: 'Undo',
  undone: (count) =>
    count === 1 ? 'The game is back as it was.' : `The ${number(count)} games are back as they were.`,
  notUndone: (count) =>
    count === 1
      ? 'One that was here again already was left as it is.'
      : `${number(count)} that were here again already were left as they are.`,
  damaged: (count) =>
    count === 1
      ? 'One game or analysis is damaged and not in the list. Nothing of it was deleted.'
      : `${number(count)} games or analyses are damaged and not in the list. Nothing of them was deleted.`,
  damagedLink: 'See them in Settings, Saved games',
  toImport: 'Import PGN',
  toNumbers: 'My numbers',
  toList: 'All games',
  importing: {
    title: 'Import games',
    hint: 'Choose one or more PGN files of any size. You can go on using Tabuleiro while they come in, stop and go on later, even if the page is closed.',
    choose: 'Choose PGN files',
    drop: 'or drop the files here',
    pasted: 'pasted text',
    progress: (name) => `Progress of ${name}`,
    games: (read) => `${games(read)} read`,
    bytes: (read, all) => `${read} of ${all}`,
    running: 'Importing',
    stopped: 'Stopped on the way',
    done: 'Done',
    waiting: 'Waiting its turn',
    stop: 'Stop',
    resume: 'Resume',
    forget: 'Take off the list',
    forgetRest: 'Leave the rest out',
    counts: (added, known, refused) => {
      const parts = [
        `${number(added)} new`,
        ...(known === 0 ? [] : [`${number(known)} already here`]),
        ...(refused === 0 ? [] : [`${number(refused)} could not be read`]),
      ];
      return `${parts.join(', ')}.`;
    },
    nothing: 'There is no game in this file. Check that it is a PGN.',
    see: 'See the games of this file',
    problems: (count) => (count === 1 ? 'The one that could not be read' : 'Those that could not be read'),
    problem: (position, reason) => `Game ${number(position)} of the file. ${reason}`,
    moreProblems: (count) => `And ${number(count)} more.`,
    elsewhere: 'Another tab is importing this file. What it brings in appears here.',
    failed:
      'The import stopped because of an error in the program. Nothing that came in is lost. Try to go on.',
    fileGone:
      'The browser no longer has the file. What came in stays here. Choose the file again: nothing will be duplicated.',
    memoryOnly: 'The browser lets nothing be kept here: imported games are gone when the page is closed.',
  },
  numbers: {
    title: 'My numbers',
    hint: 'Counted on this device, for you alone.',
    empty: 'Finish a game or import some, and the numbers appear here.',
    byGame: 'By game',
    byLevel: 'Against the computer',
    byMonth: 'Month by month',
    byOpening: 'Openings of classic chess',
    own: { won: 'Wins', drawn: 'Draws', lost: 'Losses' },
    first: { won: 'White wins', drawn: 'Draws', lost: 'Black wins' },
    others: 'Without a result of yours',
    played: (games) => (games === 1 ? 'game' : 'games'),
    game: 'Game',
    level: 'Level',
    month: 'Month',
    opening: 'Opening',
    total: 'Total',
    table: 'See as a table',
    noLevels: 'There is no finished game against the computer yet.',
    noOpenings: 'There is no finished game with a known opening yet.',
    share: (percent) => `${percent} of the points`,
    levelPlot:
      'Bar chart: wins, draws and losses by game and level of the computer. The table below says the same.',
    monthPlot: 'Column chart: games finished in each month. The table below says the same.',
    openingPlot: 'Bar chart: results by opening. The table below says the same.',
  },
};
