import type { LibraryWords } from '../types/library.js';

const number = (count: number): string => count.toLocaleString('pt-BR');
const partidas = (count: number): string => (count === 1 ? '1 partida' : `${number(count)} partidas`);

export const library: LibraryWords = {
  title: 'Minhas partidas',
  empty: 'Ainda não há nada aqui.',
  emptyHint:
    'Toda partida que você joga fica guardada neste aparelho e aparece aqui. Você também pode trazer partidas de arquivos PGN.',
  play: 'Jogar agora',
  search: 'Procurar',
  searchHint: 'Nome, evento, abertura, jogo ou arquivo',
  order: 'Ordem',
  orders: {
    changed: 'mexidas por último',
    newest: 'data, da mais nova à mais antiga',
    oldest: 'data, da mais antiga à mais nova',
    names: 'nomes, de A a Z',
    longest: 'mais lances primeiro',
  },
  filters: (set) => (set === 0 ? 'Filtros e ordem' : `Filtros (${set}) e ordem`),
  filter: {
    game: 'Jogo',
    rival: 'Contra quem',
    result: 'Resultado',
    opening: 'Abertura',
    source: 'De onde veio',
    since: 'Desde',
    until: 'Até',
  },
  any: 'tanto faz',
  clear: 'Limpar filtros',
  rivals: {
    people: 'outra pessoa, neste aparelho',
    computer: 'computador, qualquer nível',
    remote: 'outra pessoa, longe',
  },
  results: {
    won: 'venci',
    lost: 'perdi',
    drawn: 'empate',
    first: 'venceu quem começou',
    second: 'venceu quem não começou',
    open: 'sem resultado',
  },
  sources: {
    here: 'jogadas neste aparelho',
    remote: 'jogadas entre aparelhos',
    imported: 'importadas',
    own: 'minhas análises',
  },
  fromFile: (name) => `arquivo ${name}`,
  counted: (name, count) => `${name} (${number(count)})`,
  found: (found, all) => (found === all ? partidas(all) : `${number(found)} de ${partidas(all)}`),
  nothingFound: 'Nenhuma partida é assim. Mude a busca ou limpe os filtros.',
  list: 'Partidas',
  more: (count) => `Mostrar mais ${number(count)}`,
  unnamed: 'Sem nomes',
  players: (first, second) => `${first} – ${second}`,
  score: { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½', '*': 'sem resultado' },
  study: { imported: 'importada', own: 'análise' },
  select: (game) => `Escolher: ${game}`,
  remove: (game) => `Apagar: ${game}`,
  selected: (count) => (count === 1 ? '1 escolhida' : `${number(count)} escolhidas`),
  selectAll: (count) => (count === 1 ? 'Escolher a partida' : `Escolher todas as ${number(count)}`),
  selectNone: 'Desmarcar',
  removeSelected: (count) => (count === 1 ? 'Apagar a escolhida' : `Apagar as ${number(count)} escolhidas`),
  removed: (count) => (count === 1 ? '1 partida apagada.' : `${number(count)} partidas apagadas.`),
  removedBefore: (count) =>
    count === 1
      ? 'Antes, mais 1, que também pode voltar.'
      : `Antes, mais ${number(count)}, que também podem voltar.`,
  undo: 'Desfazer',
  undone: (count) =>
    count === 1 ? 'A partida voltou como estava.' : `As ${number(count)} partidas voltaram como estavam.`,
  notUndone: (count) =>
    count === 1
      ? 'Uma que já estava aqui outra vez ficou como está.'
      : `${number(count)} que já estavam aqui outra vez ficaram como estão.`,
  damaged: (count) =>
    count === 1
      ? 'Uma partida ou análise está danificada e não aparece na lista. Nada dela foi apagado.'
      : `${number(count)} partidas ou análises estão danificadas e não aparecem na lista. Nada delas foi apagado.`,
  damagedLink: 'Ver em Ajustes, Partidas guardadas',
  toImport: 'Importar PGN',
  toNumbers: 'Meus números',
  toList: 'Todas as partidas',
  importing: {
    title: 'Importar partidas',
    hint: 'Escolha um ou mais arquivos PGN, de qualquer tamanho. Dá para continuar usando o Tabuleiro enquanto eles entram, parar e seguir depois, até mesmo se a página for fechada.',
    choose: 'Escolher arquivos PGN',
    drop: 'ou solte os arquivos aqui',
    pasted: 'texto colado',
    progress: (name) => `Andamento de ${name}`,
    games: (read) => (read === 1 ? '1 partida lida' : `${number(read)} partidas lidas`),
    bytes: (read, all) => `${read} de ${all}`,
    running: 'Importando',
    stopped: 'Parada no meio',
    done: 'Pronta',
    waiting: 'Na fila',
    stop: 'Parar',
    resume: 'Seguir',
    forget: 'Tirar da lista',
    forgetRest: 'Deixar o resto de fora',
    counts: (added, known, refused) => {
      const parts = [
        added === 1 ? '1 nova' : `${number(added)} novas`,
        ...(known === 0 ? [] : [known === 1 ? '1 já estava aqui' : `${number(known)} já estavam aqui`]),
        ...(refused === 0
          ? []
          : [refused === 1 ? '1 não pôde ser lida' : `${number(refused)} não puderam ser lidas`]),
      ];
      return `${parts.join(', ')}.`;
    },
    nothing: 'Não encontrei nenhuma partida neste arquivo. Confira se ele é um PGN.',
    see: 'Ver as partidas deste arquivo',
    problems: (count) => (count === 1 ? 'A que não pôde ser lida' : 'As que não puderam ser lidas'),
    problem: (position, reason) => `Partida ${number(position)} do arquivo. ${reason}`,
    moreProblems: (count) => `E mais ${number(count)}.`,
    elsewhere: 'Outra aba está importando este arquivo. O que ela traz aparece aqui.',
    failed: 'A importação parou por um erro do programa. Nada do que já entrou se perdeu. Tente seguir.',
    fileGone:
      'O navegador não tem mais o arquivo. O que já entrou continua aqui. Escolha o arquivo outra vez: nada fica repetido.',
    memoryOnly:
      'O navegador não deixa guardar nada aqui: as partidas importadas somem quando a página for fechada.',
  },
  numbers: {
    title: 'Meus números',
    hint: 'Contados neste aparelho, só para você.',
    empty: 'Termine uma partida ou importe algumas, e os números aparecem aqui.',
    byGame: 'Por jogo',
    byLevel: 'Contra o computador',
    byMonth: 'Mês a mês',
    byOpening: 'Aberturas do xadrez clássico',
    own: { won: 'Vitórias', drawn: 'Empates', lost: 'Derrotas' },
    first: { won: 'Vitórias das brancas', drawn: 'Empates', lost: 'Vitórias das pretas' },
    others: 'Sem ganhador seu',
    played: (games) => (games === 1 ? 'partida' : 'partidas'),
    game: 'Jogo',
    level: 'Nível',
    month: 'Mês',
    opening: 'Abertura',
    total: 'Total',
    table: 'Ver como tabela',
    noLevels: 'Ainda não há nenhuma partida terminada contra o computador.',
    noOpenings: 'Ainda não há nenhuma partida terminada com abertura conhecida.',
    share: (percent) => `${percent} dos pontos`,
    levelPlot:
      'Gráfico de barras: vitórias, empates e derrotas por jogo e nível do computador. A tabela abaixo diz o mesmo.',
    monthPlot: 'Gráfico de colunas: partidas terminadas em cada mês. A tabela abaixo diz o mesmo.',
    openingPlot: 'Gráfico de barras: resultados por abertura. A tabela abaixo diz o mesmo.',
  },
};
