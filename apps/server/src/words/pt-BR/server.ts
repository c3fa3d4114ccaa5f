import { neighbour } from '../ports.js';
import type { ServerWords } from '../types/server.js';

export const server: ServerWords = {
  usage: [
    'Uso: npm start -- [--port N] [--host ENDEREÇO] [--no-open] [--lobby] [--site NOME]',
    '',
    '  --port N         porta; 4321 se você não disser nada, 0 para qualquer porta livre',
    '  --host ENDEREÇO  endereço em que o servidor atende; localhost se você não disser nada',
    '  --no-open        não abre o navegador',
    '  --lobby          mostra a todos a lista de convites abertos e partidas em andamento',
    '  --site NOME      outro nome deste servidor, como jogos.exemplo.org; pode ser repetido',
    '  --keep-finished DIAS, --keep-open DIAS, --keep-unfinished DIAS',
    '                   por quanto tempo as partidas entre aparelhos ficam guardadas: 90, 7 e 365 dias',
    '  --store postgres://…, --bus redis://…',
    '                   um banco de dados e um barramento que vários servidores dividem, em vez de um arquivo (docs/scale.md)',
    '  --engine COMANDO um programa de xadrez (UCI) que a análise pode usar, só neste computador',
    '  --log            escreve em stderr o que acontece, em linhas de JSON sem nomes, endereços nem segredos',
    '  --help           mostra esta ajuda',
  ].join('\n'),
  badDisk:
    'O disco não confirmou o que foi gravado. O servidor para aqui, para que o próximo início leia o que está de fato lá.',
  listening: (addresses) => `Tabuleiro em ${addresses.join(' e em ')} (Ctrl+C encerra)`,
  classroom: {
    open: 'Na mesma rede, aponte a câmera para o código ou escreva no navegador:',
    type: 'Na mesma rede, escreva no navegador:',
    others: 'Se não abrir, tente:',
    projector: 'Para o projetor:',
  },
  senetTable: (pieces) =>
    `Senet: o computador usa a tabela exata de ${pieces} peças por lado que está neste aparelho.`,
  tableDamaged:
    'A tabela exata do Senet está danificada e não será mais usada. "npx tabuleiro tables" diz onde ela está.',
  engine: (name) => `Xadrez clássico: a análise pode usar ${name}, só neste computador.`,
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
  wrongMethod: {
    title: 'Método não aceito',
    text: 'Este servidor só entrega páginas e arquivos: aceita GET e HEAD e nada mais.',
    home: 'Ir para a página inicial',
  },
  tooSlow: {
    title: 'Lento demais',
    text: 'O pedido não chegou a tempo. Tente de novo.',
  },
  failure: {
    title: 'Pedido recusado',
    text: 'O servidor não conseguiu atender este pedido.',
    home: 'Ir para a página inicial',
  },
};
