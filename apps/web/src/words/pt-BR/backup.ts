import type { BackupWords } from '../types/backup.js';

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const partidas = (count: number): string => plural(count, 'partida', 'partidas');

const all = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export const backup: BackupWords = {
  problems: {
    'not-json': () => 'O arquivo não pôde ser lido: ele está cortado ou foi alterado.',
    'not-backup': () =>
      'Este arquivo não é uma cópia de segurança do Tabuleiro. Escolha um arquivo feito com "Exportar tudo".',
    'too-long': () => 'O arquivo é grande demais para ser uma cópia de segurança do Tabuleiro.',
    'newer-version': (version, most) =>
      `O arquivo é da versão ${version}, e este Tabuleiro lê até a ${most}. Atualize o Tabuleiro e tente de novo.`,
  },
  exported: (games, damaged) =>
    damaged === 0
      ? `${partidas(games)} e os seus ajustes estão no arquivo.`
      : `${partidas(games)}, ${plural(damaged, 'partida danificada', 'partidas danificadas')} e os seus ajustes estão no arquivo.`,
  inFiles: (files) =>
    `Foram precisos ${files} arquivos, porque um só seria grande demais para ser lido de volta: guarde todos e importe um depois do outro.`,
  secretsInside: (games) =>
    `O arquivo traz o segredo do dado de ${plural(games, 'partida inacabada', 'partidas inacabadas')}: quem o ler pode prever os arremessos. Guarde-o para você.`,
  imported: ({ added, extended, same }, damaged) => {
    const parts = [
      ...(added > 0 ? [plural(added, 'nova', 'novas')] : []),
      ...(extended > 0 ? [plural(extended, 'continuada', 'continuadas')] : []),
      ...(same > 0 ? [plural(same, 'já estava aqui', 'já estavam aqui')] : []),
      ...(damaged > 0
        ? [plural(damaged, 'danificada, guardada à parte', 'danificadas, guardadas à parte')]
        : []),
    ];
    return `Partidas do arquivo: ${parts.length === 0 ? 'nenhuma' : all.format(parts)}.`;
  },
  nothingToImport: 'O arquivo não tem nenhuma partida.',
  importStopped:
    'A importação parou antes do fim. Quando o problema estiver resolvido, importe o mesmo arquivo outra vez: nada fica repetido.',
};
