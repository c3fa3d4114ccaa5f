import type { Lang } from '@tabuleiro/words';

/** Why the server could not begin to listen. */
export const LISTEN_PROBLEMS = ['port-taken', 'port-forbidden', 'bad-host', 'failed'] as const;
export type ListenProblem = (typeof LISTEN_PROBLEMS)[number];

export type ListenFacts = { readonly host: string; readonly port: number; readonly cause: string };

export type ServerWords = {
  readonly usage: string;
  /** The one line that tells where the app is, first on this machine. */
  readonly listening: (addresses: readonly string[]) => string;
  readonly problems: Readonly<Record<ListenProblem, (facts: ListenFacts) => string>>;
  readonly notFound: { readonly title: string; readonly text: string; readonly home: string };
  readonly failure: { readonly title: string; readonly text: string; readonly home: string };
};

const LAST_PORT = 65_535;

function neighbour(port: number): number {
  return port < LAST_PORT ? port + 1 : port - 1;
}

export const serverWords: Readonly<Record<Lang, ServerWords>> = {
  'pt-BR': {
    usage: [
      'Uso: npm start -- [--port N] [--host ENDEREÇO] [--no-open]',
      '',
      '  --port N         porta; 4321 se você não disser nada, 0 para qualquer porta livre',
      '  --host ENDEREÇO  endereço em que o servidor atende; localhost se você não disser nada',
      '  --no-open        não abre o navegador',
      '  --help           mostra esta ajuda',
    ].join('\n'),
    listening: (addresses) => `Tabuleiro em ${addresses.join(' e em ')} (Ctrl+C encerra)`,
    problems: {
      'port-taken': ({ port }) =>
        `A porta ${port} já está em uso. Feche o outro programa ou escolha outra porta: npm start -- --port ${neighbour(port)}`,
      'port-forbidden': ({ port }) =>
        `O sistema não permite usar a porta ${port}. Escolha uma acima de 1023: npm start -- --port 4321`,
      'bad-host': ({ host }) =>
        `"${host}" não é um endereço desta máquina. Tente: npm start -- --host localhost`,
      failed: ({ host, port, cause }) => `Não foi possível atender em ${host}, porta ${port}: ${cause}.`,
    },
    notFound: {
      title: 'Página não encontrada',
      text: 'Não há nada neste endereço.',
      home: 'Ir para a página inicial',
    },
    failure: {
      title: 'Pedido recusado',
      text: 'O servidor não conseguiu atender este pedido.',
      home: 'Ir para a página inicial',
    },
  },
  en: {
    usage: [
      'Usage: npm start -- [--port N] [--host ADDRESS] [--no-open]',
      '',
      '  --port N        port; 4321 unless you say otherwise, 0 for any free one',
      '  --host ADDRESS  address to listen on; localhost unless you say otherwise',
      '  --no-open       opens no browser',
      '  --help          shows this help',
    ].join('\n'),
    listening: (addresses) => `Tabuleiro at ${addresses.join(' and at ')} (Ctrl+C ends it)`,
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
    failure: {
      title: 'Request refused',
      text: 'The server could not answer this request.',
      home: 'Go to the home page',
    },
  },
};
