import type { playing as articles } from '../../../../manual/geral/articles.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const playing: ArticleTexts<typeof articles> = {
  instalar: {
    title: 'Instalar e abrir',
    sought: 'instalação, PyChess',
    summary: 'Com Node.js e um comando, npm start, o app abre no navegador.',
    body: [
      'É preciso ter git e Node.js 20.19 ou mais novo. Copie o repositório com git clone, entre na pasta e escreva no terminal: npm start.',
      'O comando faz sozinho toda a preparação. Na primeira vez ele baixa o que falta, e para isso precisa de internet; depois não precisa mais. No fim ele mostra numa linha o endereço, http://localhost:4321, e abre o navegador. Ctrl+C encerra.',
      'Depois de npm start podem vir opções, separadas por dois hífens, como em npm start -- --port 8080:',
      '- --port N escolhe a porta; sem ela é a 4321, e 0 pega qualquer porta livre.',
      '- --host ENDEREÇO escolhe onde o servidor atende; sem ela, só este computador o alcança.',
      '- --no-open não abre o navegador.',
      'O comando npm run dist faz o app em arquivos simples, na pasta dist. Copie esses arquivos para qualquer servidor web, em qualquer caminho.',
      'Depois de uma visita o app funciona sem rede, desde que a página tenha vindo por https ou de localhost: é o que os navegadores exigem. Por http comum ele funciona, mas só com a rede ligada.',
      'Quem prefere o terminal joga com npx tabuleiro play, depois de npm run build.',
      'Quando há uma versão nova, o app avisa. Ela só entra quando você aceita e as outras abas do Tabuleiro estão fechadas; nenhuma partida muda de programa no meio.',
    ],
  },

  celular: {
    title: 'Instalar no celular',
    summary: 'Aberto por https, o app pode ir para a tela inicial do celular e funcionar sem internet.',
    body: [
      'O Tabuleiro é uma página que o celular pode guardar como aplicativo. Não passa por loja nenhuma e não pede câmera, contatos nem localização: só pede ao navegador que conserve as suas partidas.',
      'Para isso a página tem de vir por https. Peça o endereço a quem a publicou, ou publique você os arquivos de npm run dist num servidor com https.',
      '- No Android, com o Chrome: abra a página, toque no menu de três pontos e escolha "Instalar app" ou "Adicionar à tela inicial".',
      '- No iPhone e no iPad, com o Safari: abra a página, toque em Compartilhar e escolha "Adicionar à Tela de Início".',
      '- No computador, o Chrome e o Edge mostram um botão de instalar na barra de endereço.',
      'Os nomes desses menus mudam de um navegador para outro. O app é o mesmo na aba e na tela inicial.',
      'Instalado ou não, depois da primeira visita ele abre sem internet. No celular vale a pena instalar: o navegador tende a guardar por mais tempo o que está na tela inicial.',
    ],
  },

  'primeira-partida': {
    title: 'A primeira partida',
    sought: 'modo de jogo, cor das peças, contra a máquina, configurações',
    summary: 'Escolha um jogo, toque em "Começar a partida" e jogue; o resto pode ficar como está.',
    body: [
      'Na página inicial escolha um dos quatro jogos. A página seguinte mostra tudo o que se pode combinar antes, e já vem pronta: você contra o computador, no nível 3, sem relógio. Basta "Começar a partida".',
      'Se quiser, mude antes:',
      '- Contra quem: o computador, de nível 1 a 10 ou no máximo, ou outra pessoa neste mesmo aparelho.',
      '- De que lado você joga, ou por sorteio.',
      '- O ritmo de jogo, a ajuda permitida, os nomes e a posição inicial.',
      '- No Núcleo, as regras da casa; no Senet, o dado.',
      'Na partida, escolha uma peça sua: as casas aonde ela pode ir ficam marcadas. Escolha uma delas, e o lance está feito.',
      'Se você tenta um lance que não vale, o programa diz "Por que não posso?" e responde com a razão e com a regra.',
      'Junto ao tabuleiro ficam as ações que o jogo permite, as mais usadas à vista e as outras em "Mais", os três pontos: voltar lance, dica, propor empate, desistir, virar o tabuleiro. Propor empate e passar a vez pedem confirmação: aperte duas vezes. Entre duas pessoas, voltar um lance só vale se a outra concordar.',
      'Você pode fechar a página a qualquer momento. A partida fica na página inicial, em "Continuar".',
    ],
  },

  'mouse-e-toque': {
    title: 'Jogar com mouse ou com o dedo',
    summary: 'Dois toques, ou arrastar: a peça e depois a casa.',
    body: [
      '- Com dois cliques ou dois toques: primeiro a peça, depois a casa. Escolher outra peça sua troca a escolha.',
      '- Arrastando: leve a peça até a casa e solte. Soltar fora do tabuleiro desfaz a escolha, e nada acontece antes de soltar.',
      'O que fica fora do tabuleiro se escolhe do mesmo jeito: no Brasez, os Grão-Duques do Ducado e a Peça de Passagem; no Senet, a saída e o botão Passar.',
      'Quando um lance pode significar duas coisas, como a peça da promoção ou, no Brasez, charge e Movimento de Lança, o programa pergunta. Você pode cancelar a pergunta.',
      'No Brasez, depois de um lance que permite retirar um Grão-Duque, a peça fica no lugar novo como lance ainda não jogado, e o programa pergunta. Escolha o Grão-Duque, ou "não", ou toque de novo na peça; tocar na casa de onde ela saiu põe o lance de volta. O relógio continua andando. Em Ajustes se desliga a pergunta, e se liga "Confirmar os lances", que faz o mesmo com todo lance.',
      'No Brasez, a casa de um charge e a casa onde uma zona tomaria a sua peça têm marcas próprias: você vê antes o que vai sair do tabuleiro.',
      'Com duas pessoas num aparelho, o tabuleiro gira a cada lance (o do Senet fica parado). Em Ajustes você pode escolher que só as peças virem, ou que nada se mexa.',
      'Em Ajustes também se liga ou desliga a marcação das casas possíveis, as coordenadas, o som e o movimento, e se escolhe a mão que joga. "Só o tabuleiro" esconde tudo o que não é preciso para jogar.',
    ],
  },

  teclado: {
    title: 'Jogar com o teclado',
    summary: 'Tab leva ao tabuleiro, as setas andam, Enter escolhe, e as letras fazem perguntas.',
    body: [
      'Com Tab você chega ao tabuleiro, que é uma parada só. Dentro dele:',
      '- Setas: casa ao lado, como se vê na tela. Na borda, o programa avisa.',
      '- Home e End: primeira e última casa da fileira; com Ctrl, os cantos do tabuleiro.',
      '- Enter ou Espaço: escolhe a peça e depois a casa. Esc desfaz a escolha.',
      '- Enquanto um lance espera (confirmar, retirar um Grão-Duque), Enter o joga, Enter sobre o Grão-Duque o retira, e Esc põe a peça de volta.',
      '- Letra da peça: próxima peça desse tipo; com Shift, a anterior. No xadrez são R, D, T, B, C e P; no Brasez também W, S, L e G; no Senet, C para cone e R para carretel. Em inglês valem as letras inglesas.',
      '- 1 a 8: vai para a fileira; Shift+1 a 8: vai para a coluna.',
      '- J: próxima peça sua que pode mover; depois de escolhida, as casas aonde pode ir. Shift+J, para trás.',
      '- No Senet, Page Down e Page Up, ou as teclas . e , seguem o caminho.',
      'Teclas que perguntam, e a resposta é dita:',
      '- O: onde estou. U: último lance. Shift+U: tudo o que houve desde o seu último lance. Z: última captura. H: relógios.',
      '- M: lances da peça desta casa. Shift+M: só as capturas.',
      '- F: peças desta coluna. Shift+F: peças desta fileira. X: peças nas linhas e diagonais a partir daqui.',
      '- A: suas peças. Shift+A: peças do adversário. I: a posição inteira.',
      '- Y, no Senet: o que há adiante com este arremesso.',
      '- E, depois do fim da partida: a avaliação da posição e o melhor lance.',
      '- V: liga ou desliga o som. Ponto de interrogação: a lista de teclas.',
      '- Barra (/), de qualquer lugar da partida: abre a caixa de lances. Hífen (-): mostra só o tabuleiro; de novo, ou Esc, mostra tudo.',
      'As letras valem só com o foco no tabuleiro, e você pode desligá-las em Ajustes, em "Teclas de uma letra só". O botão Ajuda, no alto da página, traz sempre esta lista.',
    ],
  },

  'escrever-lances': {
    title: 'Escrever lances e palavras',
    summary: 'A caixa de lances aceita lances e palavras, em português e em inglês.',
    body: [
      'Na página da partida, a tecla / ou "Escrever um lance", em "Mais", abre uma caixa de texto, "Escreva um lance ou uma palavra". Ela vale tanto quanto o mouse: dá para jogar uma partida inteira só escrevendo.',
      'Lances do xadrez: Cf3, Nf3, g1f3, exd5, O-O, e8=D. Valem as letras R D T B C e K Q R B N; as do idioma da página vêm primeiro. Se o texto serve a mais de um lance, o programa mostra quais.',
      'Lances do Brasez: a notação do jogo, ou palavras, como "passar", "duque e4", "rei e1", "charge e4 e6", "legião d2 e2" e "e2e4 retirar d5".',
      'Lances do Senet: 9-12, ou só 9, porque com um dado cada peça tem um lance só; "26 sai"; "passar" quando nada anda.',
      'Palavras, com ou sem acento, nos dois idiomas:',
      '- "desistir", "empate", "aceitar", "recusar", "voltar", "dica".',
      '- "relógio", "último", "casa e4", "posição": o programa responde.',
      '- "virar", "pausa", "continuar", "som", "ajuda".',
      '- "dado" joga o dado no Senet; com dado de verdade, diga o número: "dado 3".',
      '- "reivindicar" pede o empate por xeque perpétuo.',
    ],
  },

  'leitor-de-tela': {
    title: 'Jogar com leitor de tela',
    summary:
      'O tabuleiro é o mesmo para todos: uma grade com nomes, respostas faladas e uma caixa de lances.',
    body: [
      'Não há modo especial a ligar. O tabuleiro é uma grade com uma só parada de Tab; cada casa diz o seu nome, a peça, a cor e o estado, como "e2, peão branco, pode mover".',
      'Os leitores de tela do Windows devem entrar sozinhos no modo de foco ao chegar ao tabuleiro. Se o seu não entrar, ative-o à mão e, por favor, conte para nós.',
      'O seu lance, o do adversário, o xeque, os pedidos e o fim da partida são ditos sem que você pergunte, um depois do outro e sem que um corte o outro, e o foco fica onde estava. Um lance proibido é respondido com a razão inteira.',
      'As teclas de pergunta dizem de novo o que você quiser: U o último lance, Shift+U tudo desde o seu, H os relógios, M os lances da peça, I a posição inteira. O artigo "Jogar com o teclado" traz todas.',
      'Em Ajustes, em "Como se diz uma casa", você escolhe se a casa vem antes ou depois da peça, se as colunas são a, b, c, ou alfa, bravo, charlie, ou Anna, Bella, César, se a peça e a cor são ditas pelo nome ou pela letra, e quanto dizer.',
      'No Senet a leitura segue o caminho, da casa 1 à 30. No Brasez, o Ducado e a Peça de Passagem vêm logo depois do tabuleiro.',
      'A caixa de lances, que a tecla / abre, é outra maneira completa de jogar, e o artigo "Escrever lances e palavras" diz o que ela entende.',
      'Importante: ainda não testamos com nenhum leitor de tela de verdade. O que foi e o que não foi testado está no artigo "Acessibilidade".',
    ],
  },

  relogios: {
    title: 'Relógios e ritmos',
    sought: 'controle de tempo, tempo por movimento',
    summary: 'Sem relógio, um ritmo pronto, um tempo por lance ou o ritmo que você escrever.',
    body: [
      'Se você não escolher nada, a partida é sem relógio. Se quiser um, escolha em "Ritmo de jogo".',
      '- 3+2, 5+0, 5+3, 10+5, 15+10, 30+0, 60+30, 90+30: minutos para a partida e segundos a mais depois de cada lance. 10+5 são 10 minutos e mais 5 segundos por lance.',
      '- 10 KO e 15 KO: nocaute, sem acréscimo.',
      '- 90/40+30+30s: 90 minutos para 40 lances, depois mais 30 minutos, com 30 segundos por lance.',
      '- Por lance: tantos segundos para cada lance.',
      '- Outro ritmo: escreva, por exemplo, 25+10, 20 KO, 0:45+1 (45 segundos e mais 1) ou 5+0;d3 (com atraso: os primeiros 3 segundos de cada lance não contam).',
      '- Tempos diferentes: um ritmo para cada lado.',
      'Ao lado de cada ritmo está a classe: blitz até 10 minutos, rápido até menos de 60, pensado daí em diante. Conta-se como a FIDE e a CBX: o tempo mais 60 vezes o acréscimo.',
      'Quando faltam 30 e 10 segundos, o programa avisa. A tecla H e a palavra "relógio" dizem os tempos.',
      'Tempo esgotado é derrota no xadrez clássico, no Brasez e no Senet. No Núcleo é empate; o relógio da partida sempre diz qual dos dois vale.',
      'No Núcleo, com relógio, a ajuda é paga com tempo: 15 segundos por dica e 30 por lance que volta, se você não mudar os preços antes da partida.',
      'O botão Pausar para os dois relógios. Quem fecha a página ou o navegador não perde tempo: ao abrir a partida de novo, ela está em pausa até você apertar Continuar. No Senet, jogar o dado não é lance: o acréscimo vem só com o lance da peça.',
    ],
  },
};
