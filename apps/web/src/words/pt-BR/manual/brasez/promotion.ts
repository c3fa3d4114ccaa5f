import type { promotion as articles } from '../../../../manual/brasez/promotion.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const promotion: ArticleTexts<typeof articles> = {
  promocao: {
    title: 'A promoção',
    sought: 'promovendo, promovido, peças capturadas pelo adversário',
    summary: 'Um peão que chega à última fileira vira uma peça que você perdeu, ou um Grão-Duque.',
    body: [
      'Quando um peão chega à última fileira, ele é trocado na mesma hora. Você escolhe entre as suas peças capturadas e um Grão-Duque.',
      'A peça que volta sai da lista das capturadas. Peões e Grão-Duques nunca entram nessa lista. Se a lista está vazia, só resta o Grão-Duque.',
    ],
    rulings: [
      {
        open: 'O peão pode continuar peão na última fileira?',
        ruled: 'Não. A promoção é obrigatória e faz parte do lance; quem escreve o lance diz também a peça.',
        why: 'Lemos o “podem” do documento como a escolha da peça, não como a opção de ficar.',
      },
      {
        open: 'Há um limite de Grão-Duques?',
        ruled: 'Não. Cada peão pode virar um.',
        why: 'O documento oferece sempre o Grão-Duque. As seis peças extras que ele pede são material para a mesa, não um limite escrito nas regras.',
      },
      {
        open: 'E se a peça promovida for capturada depois?',
        ruled: 'Ela entra na lista como a peça que se tornou, e pode voltar outra vez.',
        why: 'No tabuleiro ela é essa peça, e não mais um peão.',
      },
      {
        open: 'O novo Grão-Duque pode nascer numa casa atacada ou ao lado do rei adversário?',
        ruled: 'Sim. Ele fica onde o peão chegou.',
        why: 'Esses limites são da entrada vinda do Ducado.',
      },
    ],
    examples: [
      'A lista das suas peças capturadas tem uma torre e um cavalo. Avance o peão e escolha: Grão-Duque, torre ou cavalo. O Grão-Lorde não está na lista.',
      'Aqui a sua lista está vazia: o peão só pode virar Grão-Duque. Ele nasce em g8, mesmo ao lado do rei preto.',
    ],
  },

  'promocao-da-legiao': {
    title: 'A promoção da legião',
    summary: 'Dois peões que chegam juntos à última fileira são promovidos os dois.',
    body: [
      'Se uma legião entra na última fileira, cada peão vira uma peça. Você escolhe primeiro a do peão da esquerda, depois a do peão da direita.',
      'A mesma peça perdida não serve duas vezes. Já os Grão-Duques não acabam.',
    ],
    rulings: [
      {
        open: 'Em que ordem os dois peões são promovidos?',
        ruled:
          'Primeiro o da esquerda, o mais perto da coluna a, para os dois lados. A peça que ele leva já não está lá para o outro.',
        why: 'É preciso haver alguma ordem, para que a mesma peça não seja escolhida duas vezes.',
      },
    ],
    examples: [
      'Avance a legião e promova os dois: por exemplo, cavalo à esquerda e Grão-Lorde à direita. Dois cavalos não dá, porque a lista só tem um.',
    ],
  },

  'movimento-sorrateiro': {
    title: 'O movimento sorrateiro',
    sought: 'realocado',
    summary: 'Da última fileira, um Lorde ou Grão-Lorde pode ir para qualquer casa vazia.',
    body: [
      'A última fileira é a mais distante do seu lado: a 8 para as brancas, a 1 para as pretas. Um Lorde ou Grão-Lorde que já está nela no começo da sua vez pode reaparecer em qualquer casa vazia do tabuleiro.',
      'Em qualquer outra fileira, a peça tem só os seus passos comuns, que os artigos “O Lorde” e “O Grão-Lorde” mostram.',
      'O movimento sorrateiro não captura. Mas pode dar xeque, e até mate: nenhuma casa está longe demais.',
      'Da última fileira ela também pode, em vez disso, dar um passo comum, e com ele capturar.',
    ],
    rulings: [
      {
        open: 'Por quanto tempo vale o direito?',
        ruled:
          'Enquanto a peça está na última fileira no começo da sua vez. Quem sai de lá precisa voltar para tê-lo de novo.',
        why: 'O documento diz “após atingirem a linha”, “em turnos seguintes”; ligamos o direito à fileira, como o do Sumo-Sacerdote.',
      },
      {
        open: 'O movimento sorrateiro pode atacar uma casa de longe?',
        ruled: 'Não. Ele vai só a casas vazias, por isso não captura e não ataca nada antes de acontecer.',
        why: 'Ataca uma casa quem pode capturar nela.',
      },
    ],
    examples: [
      'Leve o Lorde a qualquer casa vazia, por exemplo e3. De b6 ele dá xeque. Em h4 há um peão: ali não pode.',
      'O Grão-Lorde está na última fileira e pode ir a b2. O Lorde em c3 não está: ele só tem os seus passos comuns.',
    ],
  },

  'retirada-do-grao-duque': {
    title: 'O Grão-Duque e a sua retirada',
    sought: 'Duque, Ducado, Movimento A, tabuleiro auxiliar',
    summary:
      'O Grão-Duque não anda pelo tabuleiro; depois do lance de outra peça, ele pode voltar ao Ducado.',
    body: [
      'Um Grão-Duque (G) nasce de um peão promovido. Ele nunca é capturado, não ataca nada e não anda pelo tabuleiro. A sua força é a zona de controle, as oito casas em volta dele. Só uma lança adversária pode empurrá-lo.',
      'Fora do tabuleiro fica o Ducado. Depois do lance de outra peça sua, na mesma vez, você pode retirar um Grão-Duque seu para o Ducado. A retirada não gasta a vez.',
      'Do Ducado ele pode entrar de novo, em outro lugar. É assim que um Grão-Duque viaja.',
    ],
    rulings: [
      {
        open: 'Depois de quais lances um Grão-Duque pode se retirar?',
        ruled:
          'Depois de qualquer lance de outra peça: também charge, lança, legião, movimento sorrateiro, roque e promoção. Não depois de passar a vez, nem da entrada de um Grão-Duque, nem na colocação dos reis.',
        why: 'O documento pede “o movimento normal de outra peça”; passar a vez ou entrar com um Grão-Duque não é isso.',
      },
      {
        open: 'Quantos podem se retirar na mesma vez?',
        ruled: 'Um só, e não o que acabou de nascer nesse lance.',
        why: 'O documento descreve a retirada depois do lance de outra peça, e o novo é a própria peça que se moveu.',
      },
      {
        open: 'A retirada pode abrir uma linha contra o seu rei?',
        ruled: 'Não. O que conta é o tabuleiro no fim da vez inteira.',
        why: 'Ninguém termina a própria vez em xeque.',
      },
    ],
    examples: [
      'Mova o cavalo a a3. O lance espera: escolha qual dos dois Grão-Duques se retira, ou nenhum. Pelo tabuleiro um Grão-Duque não anda.',
      'Promova em b8 a Grão-Duque e retire o de c3. O novo, em b8, ainda não pode sair. Depois de passar ou de uma entrada, ninguém se retira.',
      'Mova o cavalo: o Grão-Duque em c1 ainda protege o seu rei da torre. Se ele se retirasse junto, o rei ficaria em xeque. E capturar um Grão-Duque, a torre não pode.',
    ],
  },

  'entrada-do-grao-duque': {
    title: 'A entrada do Grão-Duque',
    sought: 'Duque, Movimento B, reintrodução, ameaça direta, paraquedismo, paraquedas',
    summary: 'Um Grão-Duque do Ducado entra numa casa vazia e segura; isso gasta a vez inteira.',
    body: [
      'Em vez de mover uma peça, você pode pôr no tabuleiro um Grão-Duque que está no seu Ducado. A casa precisa:',
      '- Estar vazia.',
      '- Não ser atacada por nenhuma peça adversária.',
      '- Não ser vizinha do rei adversário.',
      'As peças adversárias que já estão ao lado dele não são removidas: a zona só age sobre quem chega depois.',
    ],
    rulings: [
      {
        open: 'O que é “ameaça direta” à casa de entrada?',
        ruled: 'Qualquer ataque que poderia capturar um rei ali, também o charge de um peão ou Lorde.',
        why: 'Assim há uma só ideia de ataque no jogo todo.',
      },
    ],
    examples: [
      'Escolha o Ducado e ponha o Grão-Duque em d1 ou e2. A torre ataca e5, o Lorde ataca f2 pelo charge, e g7 é vizinha do rei.',
      'O peão em e6 dá xeque: ameaça o charge contra e4. Ponha o Grão-Duque em e5, no meio dos dois.',
    ],
  },
};
