import type { program as articles } from '../../../../manual/geral/articles.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const program: ArticleTexts<typeof articles> = {
  'guardar-e-continuar': {
    title: 'Guardar e continuar',
    sought: 'salvar, salvo, último estado, retornar ao último jogo',
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

  'exportar-e-importar': {
    title: 'Exportar e importar',
    summary: 'Leve uma partida, uma posição ou tudo o que está guardado para outro aparelho ou programa.',
    body: [
      'Uma partida: na tela do jogo, abra "Mais", os três pontos.',
      '- "Baixar PGN", no xadrez clássico e no Núcleo: qualquer programa de xadrez lê.',
      '- "Baixar registro", nos quatro jogos: a partida inteira, com relógios, propostas e dados. O segredo do dado só entra no registro quando a partida acabou.',
      '- "Copiar posição": a posição em texto.',
      'Trazer uma partida: na página inicial, em "Abrir ou colar", cole uma posição, um PGN ou um registro, ou abra um arquivo. O jogo é reconhecido sozinho. Uma partida em PGN abre no tabuleiro de análise. Um arquivo com várias é importado, mesmo com milhares delas, e elas ficam em "Minhas partidas", onde se procura, se apaga e se vê os próprios números.',
      'Tudo de uma vez: em Ajustes, "Exportar tudo" faz um arquivo só, com todas as partidas e os ajustes. "Importar" lê esse arquivo em outro aparelho. Importar duas vezes não faz nada em dobro, e uma partida que seguiu outro rumo fica ao lado da sua.',
      'Atenção: o arquivo de "Exportar tudo" traz o segredo do dado das partidas de Senet inacabadas, porque sem ele elas não poderiam continuar. Quem o lê pode prever os arremessos: guarde-o para você. O app lembra disso.',
    ],
  },

  niveis: {
    title: 'O computador e seus níveis',
    sought: 'nível de dificuldade, inteligência artificial, IA, I.A.',
    summary: 'Dez níveis e o máximo, nos quatro jogos, com a mesma força em qualquer aparelho.',
    body: [
      'O computador joga os quatro jogos, dentro do seu aparelho e sem internet. Os níveis vão de 1, primeiros passos, a 10, mestre; acima deles está o máximo.',
      'Um nível é um número fixo de posições examinadas (no Senet, de arremessos à frente) e uma medida de erro de propósito. Nenhum nível de 1 a 10 usa o relógio: o nível 5 é tão forte num celular antigo quanto num computador novo.',
      'O máximo não erra de propósito e usa o relógio: ali um aparelho mais rápido joga melhor.',
      'Antes de responder ele espera um instante, para que você veja o seu lance chegar. Essa espera sai do tempo dele; em Ajustes, "Com pressa" acaba com ela.',
      'No xadrez clássico medimos os níveis contra o Stockfish 15.1 com força limitada. Nessa escala o nível 7 ficou perto de 1100, o 8 perto de 1300, o 9 perto de 1500 e o 10 perto de 1700. Não é rating de torneio: serve para comparar os níveis entre si.',
      'No Núcleo e no Brasez a escala é só relativa: cada nível ganha claramente do anterior. No Senet o que medimos é quanto cada nível entrega em relação ao melhor lance; a sorte ainda decide muitas partidas, e um nível baixo às vezes vence.',
      'Os números, com as margens e o jeito de medir de novo, estão em docs/levels.md e docs/senet-levels.md, no repositório.',
      'A dica não depende do nível do adversário: é sempre uma busca sem erros.',
    ],
  },

  'computador-honesto': {
    title: 'Um computador honesto',
    sought: 'inteligência artificial justa, IA',
    summary: 'Ele vê o que você vê, não se adapta a você e não pensa durante a sua vez.',
    body: [
      '- Ele vê o que você vê: recebe o jogo, as opções, a posição e os lances até ali, e mais nada.',
      '- Ele não sabe quem você é, como jogou antes nem com que rapidez joga. Por isso não se adapta a nada disso.',
      '- Com a mesma posição, o mesmo nível e a mesma semente, o número que sorteia os erros dele, ele faz o mesmo lance.',
      '- Ele não pensa durante a sua vez: depois de responder, fica parado até a vez dele.',
      '- Ele aceita um empate exatamente quando a própria avaliação, uma busca de 40.000 posições, diz que não está melhor por mais de um quinto de peão. Todos os níveis respondem do mesmo modo.',
      '- As dicas vêm de uma busca sem erros, de 100.000 posições no xadrez, no Núcleo e no Brasez.',
      '- No Senet ele recebe o dado que está na mesa e nunca o segredo dos próximos. Para ele, como para você, os cinco números são igualmente prováveis. Um teste joga a mesma posição com mil segredos diferentes, e a escolha é sempre a mesma.',
      'Depois de uma partida de Senet, "Sorte e habilidade" mostra quanto cada arremesso ajudou e quanto cada lance entregou, dos dois lados.',
      'Os detalhes, e os testes que cobram isso, estão em docs/fairness.md.',
    ],
  },

  'dados-honestos': {
    title: 'Dados honestos e como conferir',
    summary: 'O segredo do dado é selado antes da partida e revelado no fim; qualquer pessoa refaz a conta.',
    body: [
      'No Senet com o dado do programa, os arremessos ficam decididos antes do primeiro, pelo programa e por você juntos. Nenhum dos dois pode escolher os números nem sortear de novo.',
      '- O programa sorteia um segredo de 32 bytes e mostra o selo, que é o SHA-256 do segredo. A partir daí o segredo não pode mudar, e o selo nada revela sobre ele.',
      '- Você acrescenta um texto seu. O programa propõe um; quem não confia nele escreve outro.',
      '- Cada arremesso é uma conta, HMAC-SHA-256, com o segredo, o seu texto e o número do arremesso. Cada face tem exatamente a mesma chance.',
      '- Voltar lances ou recarregar a página não muda nada: o mesmo arremesso dá o mesmo número.',
      '- No fim o segredo aparece.',
      'Para conferir no app: no fim da partida, em "Conferir os dados", compare o selo com o que você viu antes e aperte "Verificar". A página refaz todas as contas.',
      'Para conferir com outro programa: baixe a transcrição e use npx tabuleiro verify-dice ARQUIVO, ou python3 docs/verify-dice.py ARQUIVO. O segundo é um programa à parte, com menos de 60 linhas, para ler antes de acreditar. Os dois dizem ok ou apontam o primeiro arremesso diferente.',
      'O que não se promete: quem pode olhar a memória ou as partidas guardadas do aparelho pode achar o segredo antes do fim. E uma partida com dado de verdade não tem conta para conferir; o registro dela diz isso.',
    ],
  },

  notacao: {
    title: 'Notação de lances e posições',
    summary: 'Como os lances e as posições de cada jogo se escrevem e se leem.',
    body: [
      'Letras das peças em português: R rei, D dama, T torre, B bispo, C cavalo; no Brasez também W Grão-Lorde, SS Sumo-Sacerdote, L Lorde e G Grão-Duque. Em inglês: K, Q, R, B, N; W, H, L e G. O peão só leva letra no charge do Brasez.',
      'Xadrez clássico e Núcleo: Cf3, exd5, O-O, O-O-O, e8=D, xeque + e mate #. As posições são FEN e as partidas são PGN, sempre com as letras inglesas nos arquivos, como manda o padrão. A lista de lances usa as letras que você escolher em Ajustes, ou desenhos das peças no lugar delas.',
      'Brasez: uma ação é uma palavra só, e a casa é aquela aonde a peça chega.',
      '- R@e1 coloca o rei, G@e5 é o Grão-Duque que entra, L@a1 é o movimento sorrateiro do Lorde, que da última fileira aparece em a1.',
      '- P*d6 e L*f6 são charges; e4>e5 é um Movimento de Lança, que empurra para e5; d3&e3 é um Movimento Legionário.',
      '- O sinal ~d5 no fim diz que o Grão-Duque de d5 se retira; (x) diz que a peça caiu numa zona; passa é o passe.',
      'As posições do Brasez são BFEN, com dez campos: os do FEN e mais o que o jogo precisa, como a Peça de Passagem, os Ducados e as peças capturadas.',
      'Senet: o lance é casa-casa, como 9-12; na lista, "troca", "água 15" e "29-sai" dizem o que aconteceu. Uma posição são as trinta casas, o jogador e o dado, como ABABABABAB/........../.......... A -.',
      'Em coordenadas, cada ação tem um só texto, o mesmo no app, no terminal e nos arquivos: g1f3, e7e8q, d4*d6, 9-12. A gramática completa está em docs/notation.md e docs/rules, no repositório.',
    ],
  },

  privacidade: {
    title: 'Privacidade',
    summary:
      'Sem conta, sem anúncio, sem rastreamento: nada do que você joga sai do aparelho sem você pedir.',
    body: [
      '- Não há conta, senha, anúncio, bate-papo nem compra.',
      '- Não há rastreamento nem estatística de uso. A página não fala com nenhum outro servidor além daquele de onde veio, e a política de segurança da página proíbe que fale. Os testes falham se ela tentar.',
      '- As partidas, os nomes que você escreve e os ajustes ficam guardados no navegador deste aparelho. O computador adversário também pensa aqui.',
      '- A página não pede câmera, microfone, localização nem contatos.',
      'Só sai do aparelho o que você mesmo exporta ou copia e, quando você joga com alguém longe, o que essa partida precisa: o nome que você deu, os lances, as propostas e as frases. Isso vai ao servidor de onde a página veio, que o guarda para nada se perder, e a quem joga ou assiste. Sem essas partidas, a página não procura nenhum servidor delas.',
      'Uma coisa não depende de nós: se você abre o app pelo site de alguém, o servidor desse site vê, como em qualquer página, que o seu navegador buscou os arquivos. O servidor de npm start não guarda nada disso.',
      'Você pode apagar cada partida na página inicial. Para apagar tudo, com nomes e ajustes, limpe os dados deste site no navegador.',
    ],
  },

  contestar: {
    title: 'Como contestar uma decisão',
    summary: 'Leu uma regra de outro modo? Diga o artigo, a posição e a frase em que você se apoia.',
    body: [
      'Os documentos dos jogos deixam perguntas em aberto. Onde isso acontece, decidimos como quem joga esperaria, e o manual marca o trecho como decisão nossa. As decisões podem mudar.',
      'Se você discorda, abra um relato no repositório do projeto, em português ou inglês, com três coisas:',
      '- O artigo do manual que traz a decisão: o título ou o endereço da página. Na partida, a resposta a "Por que não posso?" leva até ele.',
      '- Uma posição na notação do jogo e a ação em questão. "Copiar posição" dá o texto.',
      '- O que acontece hoje, o que deveria acontecer e a frase do documento original em que você se apoia.',
      'Uma decisão que contradiz o documento está errada e será mudada. Uma que preenche um silêncio muda por uma razão melhor, como a palavra do autor do jogo.',
      'A mudança é feita primeiro em docs/rules, depois no teste dessa regra e só então no programa.',
    ],
  },

  acessibilidade: {
    title: 'Acessibilidade: o que foi testado e o que não foi',
    sought: 'acessível, interface acessível',
    summary: 'Programas conferem o app a cada mudança; nenhum leitor de tela de verdade foi usado ainda.',
    body: [
      'A meta são os níveis A e AA da WCAG 2.2, que a norma brasileira ABNT NBR 17225 chama de conformidade regular. Esta página diz como conferimos e onde não sabemos.',
      'O que programas conferem, no navegador Chromium:',
      '- Nomes, papéis e estados, com a ferramenta axe, nas telas do app, em português e inglês, nos temas claro, escuro e de alto contraste.',
      '- O contraste das cores de cada tema.',
      '- Nada cortado numa tela de 320 pixels de largura, também com letras de 200 %.',
      '- O tamanho do que se toca: 24 pixels ou mais, e 44 ou mais nos botões principais.',
      '- O foco sempre à vista, e uma só parada de Tab no tabuleiro.',
      '- Partidas jogadas só com o teclado e de ouvido, com tudo o que as regiões vivas dizem escrito no teste, palavra por palavra.',
      '- Movimento reduzido: com ele, peças e dado vão direto ao lugar.',
      'O que ninguém testou ainda:',
      '- Nenhum leitor de tela de verdade: nem NVDA, JAWS, Narrador, VoiceOver, TalkBack ou Orca.',
      '- Nenhuma linha braille e nenhum controle por voz.',
      '- Nenhum teste com pessoas com deficiência e nenhuma auditoria de fora.',
      '- Outros navegadores além do Chromium não fazem parte dos testes automáticos.',
      'Uma região viva pode passar em todos os testes de programa e ficar muda num navegador. Por isso há um roteiro de 30 a 40 minutos para quem quiser testar, em docs/accessibility-testing.md. Não é preciso conhecer o projeto.',
      'Encontrou uma barreira? Abra um relato no repositório com o título "Acessibilidade: …" e diga o aparelho, o navegador, o leitor de tela, o que esperava e o que aconteceu.',
    ],
  },
};
