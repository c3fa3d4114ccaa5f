import type { Article } from '../article.js';
import { pageOf } from './page.js';

export const fairDiceArticle: Article = pageOf('dados-honestos', ['P-NF2', 'P-NF5'], {
  'pt-BR': {
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
  en: {
    title: 'Fair dice and how to check them',
    summary:
      'The secret of the die is sealed before the game and shown at the end; anybody can repeat the calculation.',
    body: [
      'In Senet with the program’s die, the throws are settled before the first one, by the program and you together. Neither can choose the numbers or draw them again.',
      '- The program draws a secret of 32 bytes and shows its seal, the SHA-256 of the secret. From now on the secret cannot change, and the seal tells nothing about it.',
      '- You add a text of your own. The program proposes one; whoever does not trust it writes another.',
      '- Each throw is a calculation, HMAC-SHA-256, with the secret, your text and the number of the throw. Every face has exactly the same chance.',
      '- Taking moves back or reloading the page changes nothing: the same throw gives the same number.',
      '- At the end the secret is shown.',
      'To check in the app: at the end of the game, under "Check the dice", compare the seal with the one you saw before and press "Verify". The page repeats every calculation.',
      'To check with another program: download the transcript and use npx tabuleiro verify-dice FILE, or python3 docs/verify-dice.py FILE. The second is a program of its own of less than 60 lines, to be read before it is believed. Both say ok, or name the first throw that differs.',
      'What is not promised: whoever can look into the memory or the saved games of the device can find the secret before the end. And a game with a real die has no calculation to check; its record says so.',
    ],
  },
});
