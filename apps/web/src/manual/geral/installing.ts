import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const installingArticle: Article = pageOf('instalar', ['P-NF2', 'P-LOCAL'], {
  'pt-BR': {
    title: 'Instalar e abrir',
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
  en: {
    title: 'Installing and opening',
    summary: 'With Node.js and one command, npm start, the app opens in your browser.',
    body: [
      'You need git and Node.js 20.19 or newer. Copy the repository with git clone, enter its folder and type in a terminal: npm start.',
      'The command does all of its own set-up. The first time it fetches what is missing, and needs the internet for it; later it does not. In the end it shows the address in one line, http://localhost:4321, and opens the browser. Ctrl+C ends it.',
      'Options may follow npm start, after two hyphens, as in npm start -- --port 8080:',
      '- --port N chooses the port; it is 4321 unless you say so, and 0 takes any free one.',
      '- --host ADDRESS chooses where the server listens; without it only this computer reaches it.',
      '- --no-open does not open the browser.',
      'The command npm run dist makes the app as plain files, in the folder dist. Copy them to any web server, under any path.',
      'After one visit the app works without a network, provided the page came over https or from localhost: browsers ask for that. Over plain http it works, but only while the network does.',
      'If you prefer a terminal, play with npx tabuleiro play, after npm run build.',
      'When there is a new version, the app says so. It comes in only when you accept it and no other tab of Tabuleiro is open; no game changes its program half-way.',
    ],
  },
});

export const phoneArticle: Article = pageOf('celular', ['P-NF2', 'P-LOCAL'], {
  'pt-BR': {
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
  en: {
    title: 'Installing on a phone',
    summary: 'Opened over https, the app can go to the home screen of a phone and work without internet.',
    body: [
      'Tabuleiro is a page that a phone can keep as an app. It goes through no store and asks for no camera, contacts or location: it only asks the browser to keep your games.',
      'For this the page has to come over https. Ask whoever published it for the address, or put the files of npm run dist on a server with https yourself.',
      '- On Android, with Chrome: open the page, touch the menu with three dots and choose "Install app" or "Add to home screen".',
      '- On an iPhone or iPad, with Safari: open the page, touch Share and choose "Add to Home Screen".',
      '- On a computer, Chrome and Edge show a button in the address bar.',
      'The names of these menus differ between browsers. The app is the same in a tab and on the home screen.',
      'Installed or not, after the first visit it opens without internet. On a phone it is worth installing: browsers tend to keep longer what is on the home screen.',
    ],
  },
});
