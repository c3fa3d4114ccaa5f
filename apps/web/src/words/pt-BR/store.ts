import type { StoreWords } from '../types/store.js';

export const store: StoreWords = {
  problems: {
    unavailable:
      'O navegador não deixa guardar partidas aqui: pode ser uma janela anônima ou o armazenamento está bloqueado.',
    full: 'Não há mais espaço para guardar. Apague partidas antigas ou libere espaço no aparelho e tente de novo. O que já estava guardado continua lá.',
    blocked: 'Outra aba tem uma versão antiga do Tabuleiro aberta. Feche essa aba e tente de novo.',
    newer:
      'As partidas deste aparelho são de uma versão mais nova do Tabuleiro. Recarregue a página para usá-la. Nada foi alterado.',
    wiped:
      'O navegador encontrou danificado o que guardava aqui e apagou as partidas. Se você tem um arquivo de "Exportar tudo", pode trazê-las de volta em Ajustes.',
    'not-found':
      'Esta partida não está mais guardada neste aparelho: ela foi apagada. O que está na tela ainda pode ser exportado, em "Mais".',
    'changed-elsewhere': 'Esta partida continuou em outra aba. Abra a partida de novo para ver como está.',
    damaged:
      'O que está guardado desta partida está danificado, e ela não pode ser aberta como está. Nada foi apagado.',
    unread: 'O navegador não conseguiu ler o que está guardado aqui. Tente de novo. Nada foi alterado.',
    failed: 'O navegador não conseguiu guardar. Tente de novo. O que já estava guardado continua lá.',
  },
  advice:
    'O navegador pode apagar as suas partidas se faltar espaço ou se você passar muito tempo sem voltar. Exporte tudo de vez em quando, em Ajustes.',
  memoryOnly:
    'Nada fica guardado: você pode jogar, mas as partidas se perdem ao fechar esta página. Para não perder, exporte tudo antes de sair.',
  notKept:
    'Esta partida não fica guardada: você pode jogar, mas ela se perde ao fechar esta página. Para não perder, exporte tudo em Ajustes antes de sair.',
  roles: {
    owner: 'Agora você joga nesta aba.',
    reader:
      'Esta partida está aberta em outra aba. Aqui você só acompanha; para jogar nesta aba, feche a outra.',
  },
};
