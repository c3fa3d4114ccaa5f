import { neighbour } from '../ports.js';
import type { ServerWords } from '../types/server.js';

export const server: ServerWords = {
  usage: [
    'Usage: npm start -- [--port N] [--host ADDRESS] [--no-open] [--lobby] [--site NAME]',
    '',
    '  --port N        port; 4321 unless you say otherwise, 0 for any free one',
    '  --host ADDRESS  address to listen on; localhost unless you say otherwise',
    '  --no-open       opens no browser',
    '  --lobby         shows everybody a list of open invitations and running matches',
    '  --site NAME     another name of this server, such as jogos.example.org; may be repeated',
    '  --keep-finished DAYS, --keep-open DAYS, --keep-unfinished DAYS',
    '                  how long matches between devices are kept: 90, 7 and 365 days',
    '  --store postgres://…, --bus redis://…',
    '                  a database and a bus that several servers share, instead of a file (docs/scale.md)',
    '  --engine COMMAND a chess program (UCI) that the analysis can use, on this computer alone',
    '  --log           writes what happens to stderr, as lines of JSON without names, addresses or secrets',
    '  --help          shows this help',
  ].join('\n'),
  badDisk:
    'The disk did not confirm what was written. The server stops so that its next start reads what is really there.',
  listening: (addresses) => `Tabuleiro at ${addresses.join(' and at ')} (Ctrl+C ends it)`,
  classroom: {
    open: 'On the same network, point the camera at the code or type in the browser:',
    type: 'On the same network, type in the browser:',
    others: 'If it does not open, try:',
    projector: 'For the projector:',
  },
  senetTable: (pieces) =>
    `Senet: the computer uses the exact table of ${pieces} pieces a side that is on this machine.`,
  tableDamaged:
    'The exact table of Senet is damaged and is no longer used. "npx tabuleiro tables" says where it is.',
  engine: (name) => `Classic chess: the analysis can use ${name}, on this computer alone.`,
  problems: {
    'port-taken': ({ port }) =>
      `Port ${port} is already in use. Close the other program or choose another port: npm start -- --port ${neighbour(port)}`,
    'port-forbidden': ({ port }) =>
      `The system does not allow port ${port}. Choose one above 1023: npm start -- --port 4321`,
    'bad-host': ({ host }) => `"${host}" is no address of this machine. Try: npm start -- --host localhost`,
    failed: ({ host, port, cause }) => `Cannot listen on ${host}, port ${port}: ${cause}.`,
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    home: 'Go to the home page',
  },
  wrongMethod: {
    title: 'Method not allowed',
    text: 'This server only hands out pages and files: it takes GET and HEAD and nothing else.',
    home: 'Go to the home page',
  },
  tooSlow: {
    title: 'Too slow',
    text: 'The request did not arrive in time. Try again.',
  },
  failure: {
    title: 'Request refused',
    text: 'The server could not answer this request.',
    home: 'Go to the home page',
  },
};
