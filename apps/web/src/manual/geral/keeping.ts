import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const keepingArticle: Article = pageOf('guardar-e-continuar', ['P-NF2', 'P-F10'], {
  'pt-BR': {
    title: 'Guardar e continuar',
    summary: 'Cada lance é guardado na hora; a partida espera por você em "Continuar".',
    body: [
      'Não há botão de salvar. Cada lance, cada proposta e o tempo dos relógios são guardados neste aparelho na hora em que acontecem. Se o navegador fechar ou a luz acabar, a partida volta como estava.',
      'As partidas inacabadas estão na página inicial, em "Continuar", a mais recente primeiro. As terminadas ficam embaixo: você pode rever lance por lance e, com "Avaliar a posição", saber o que o computador acha. Apagar uma partida sempre pede confirmação.',
      'A mesma partida aberta em duas abas: uma joga, a outra só acompanha, e diz isso.',
      'O que não podemos prometer: você pode apagar os dados do navegador, e o navegador pode apagar o que guarda se faltar espaço ou se você passar muito tempo sem voltar. Em Ajustes o app diz se o navegador se comprometeu a guardar. Se não, exporte tudo de vez em quando.',
      'Em janela anônima, ou com o armazenamento bloqueado, dá para jogar, mas nada fica: o app avisa.',
      'Uma partida danificada nunca é apagada nem consertada às escondidas. Em Ajustes você pode exportá-la como está; quem a abre pode também ficar com uma cópia até onde ela está inteira.',
    ],
  },
  en: {
    title: 'Keeping and going on',
    summary: 'Every move is kept at once; the game waits for you under "Go on".',
    body: [
      'There is no button to save. Every move, every offer and the time of the clocks are kept on this device the moment they happen. If the browser closes or the power fails, the game comes back as it was.',
      'Unfinished games are on the home page under "Go on", the latest first. Finished ones are listed below: you can go through them move by move and, with "Evaluate the position", see what the computer thinks. Deleting a game always asks first.',
      'The same game open in two tabs: one plays, the other only follows, and says so.',
      'What we cannot promise: you can clear the data of the browser, and the browser may clear what it keeps when space runs short or when you stay away for long. Under Settings the app says whether the browser has promised to keep it. If not, export everything now and then.',
      'In a private window, or with storage blocked, you can play but nothing is kept: the app warns you.',
      'A damaged game is never deleted or mended behind your back. Under Settings you can export it as it is; whoever opens it can also have a copy up to where it is sound.',
    ],
  },
});

export const exchangeArticle: Article = pageOf('exportar-e-importar', ['P-NF2', 'P-F10'], {
  'pt-BR': {
    title: 'Exportar e importar',
    summary: 'Leve uma partida, uma posição ou tudo o que está guardado para outro aparelho ou programa.',
    body: [
      'Uma partida: na tela do jogo, abra "Guardar e compartilhar".',
      '- "Baixar PGN", no xadrez clássico e no Núcleo: qualquer programa de xadrez lê.',
      '- "Baixar registro", nos quatro jogos: a partida inteira, com relógios, propostas e dados. O segredo do dado só entra no registro quando a partida acabou.',
      '- "Copiar posição": a posição em texto.',
      'Trazer uma partida: na página inicial, em "Abrir ou colar", cole uma posição, um PGN ou um registro, ou abra um arquivo. O jogo é reconhecido sozinho. Se o arquivo tem várias partidas, escolha uma ou guarde todas.',
      'Tudo de uma vez: em Ajustes, "Exportar tudo" faz um arquivo só, com todas as partidas e os ajustes. "Importar" lê esse arquivo em outro aparelho. Importar duas vezes não faz nada em dobro, e uma partida que seguiu outro rumo fica ao lado da sua.',
      'Atenção: o arquivo de "Exportar tudo" traz o segredo do dado das partidas de Senet inacabadas, porque sem ele elas não poderiam continuar. Quem o lê pode prever os arremessos: guarde-o para você. O app lembra disso.',
    ],
  },
  en: {
    title: 'Exporting and importing',
    summary: 'Take a game, a position or everything you keep to another device or program.',
    body: [
      'One game: on its page, open "Keep and share".',
      '- "Download PGN", in classic chess and Núcleo: any chess program reads it.',
      '- "Download record", in all four games: the whole game with clocks, offers and dice. The secret of the dice is in it only when the game is over.',
      '- "Copy position": the position as text.',
      'To bring a game in: on the home page, under "Open or paste", paste a position, a PGN or a record, or open a file. The game is recognised by itself. If a file has several games, choose one or keep them all.',
      'Everything at once: under Settings, "Export everything" makes a single file with all games and settings. "Import" reads it on another device. Importing twice makes nothing double, and a game that went another way is put beside yours.',
      'Mind: the file of "Export everything" holds the secret of the dice of unfinished games of Senet, because they could not go on without it. Whoever reads it can work out the throws: keep it to yourself. The app reminds you.',
    ],
  },
});
