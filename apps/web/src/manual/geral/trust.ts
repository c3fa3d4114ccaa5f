import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const privacyArticle: Article = pageOf('privacidade', ['P-NF2', 'P-LOCAL'], {
  'pt-BR': {
    title: 'Privacidade',
    summary: 'Sem conta, sem anúncio, sem rastreamento: nada do que você joga sai do aparelho.',
    body: [
      '- Não há conta, senha, anúncio, bate-papo nem compra.',
      '- Não há rastreamento nem estatística de uso. A página não fala com nenhum outro servidor além daquele de onde veio, e a política de segurança da página proíbe que fale. Os testes falham se ela tentar.',
      '- As partidas, os nomes que você escreve e os ajustes ficam guardados no navegador deste aparelho, e só nele. O computador adversário também pensa aqui.',
      '- A página não pede câmera, microfone, localização nem contatos.',
      'Só sai do aparelho o que você mesmo exporta ou copia.',
      'Uma coisa não depende de nós: se você abre o app pelo site de alguém, o servidor desse site vê, como em qualquer página, que o seu navegador buscou os arquivos. O servidor de npm start não guarda nada disso.',
      'Você pode apagar cada partida na página inicial. Para apagar tudo, com nomes e ajustes, limpe os dados deste site no navegador.',
    ],
  },
  en: {
    title: 'Privacy',
    summary: 'No account, no ads, no tracking: nothing you play leaves the device.',
    body: [
      '- There is no account, password, advertisement, chat or purchase.',
      '- There is no tracking and no usage statistics. The page talks to no other server than the one it came from, and its security policy forbids it to. The tests fail if it tries.',
      '- Games, the names you write and the settings are kept in the browser of this device, and only there. The computer opponent thinks here too.',
      '- The page asks for no camera, microphone, location or contacts.',
      'Only what you export or copy yourself leaves the device.',
      'One thing is not in our hands: if you open the app from somebody’s site, the server of that site sees, as with any page, that your browser fetched the files. The server of npm start keeps nothing of it.',
      'You can delete each game on the home page. To erase everything, names and settings too, clear the data of this site in your browser.',
    ],
  },
});

export const disputeArticle: Article = pageOf('contestar', ['P-NF2'], {
  'pt-BR': {
    title: 'Como contestar uma decisão',
    summary: 'Leu uma regra de outro modo? Diga a cláusula, a posição e a frase em que você se apoia.',
    body: [
      'Os documentos dos jogos deixam perguntas em aberto. Onde isso acontece, decidimos como quem joga esperaria, e o manual marca o trecho como decisão nossa. As decisões podem mudar.',
      'Se você discorda, abra um relato no repositório do projeto, em português ou inglês, com três coisas:',
      '- O código da cláusula, como S-WATER ou B-ZONE. Ele aparece no artigo e na resposta a "Por que não posso?"; no terminal, npx tabuleiro explain também o mostra.',
      '- Uma posição na notação do jogo e a ação em questão. "Copiar posição" dá o texto.',
      '- O que acontece hoje, o que deveria acontecer e a frase do documento original em que você se apoia.',
      'Uma decisão que contradiz o documento está errada e será mudada. Uma que preenche um silêncio muda por uma razão melhor, como a palavra do autor do jogo.',
      'A mudança é feita primeiro em docs/rules, depois no teste que leva o código da cláusula e só então no programa.',
    ],
  },
  en: {
    title: 'How to dispute a ruling',
    summary: 'Do you read a rule differently? Name the clause, the position and the sentence you rely on.',
    body: [
      'The documents of the games leave questions open. There we decided as a player would expect, and the manual marks it as our ruling. Rulings can change.',
      'If you disagree, open an issue in the repository of the project, in Portuguese or English, with three things:',
      '- The id of the clause, such as S-WATER or B-ZONE. It stands in the article and in the answer to "Why can’t I?"; in a terminal, npx tabuleiro explain shows it too.',
      '- A position in the notation of the game and the action in question. "Copy position" gives the text.',
      '- What happens now, what should happen, and the sentence of the original document you rely on.',
      'A ruling that contradicts its document is wrong and will be changed. One that fills a gap is changed for a better reason, such as the word of the game’s author.',
      'The change is made in docs/rules first, then in the test that bears the id of the clause, and only then in the program.',
    ],
  },
});
