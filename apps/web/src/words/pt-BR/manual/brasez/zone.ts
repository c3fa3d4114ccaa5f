import type { zone as articles } from '../../../../manual/brasez/zone.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const zone: ArticleTexts<typeof articles> = {
  zona: {
    title: 'A zona de controle',
    sought: 'ZdC, casa adjacente ao Grão-Duque',
    summary: 'A peça que termina o lance ao lado de um Grão-Duque adversário sai do tabuleiro.',
    body: [
      'As oito casas em volta de um Grão-Duque são a sua zona de controle, ou ZdC. Uma peça adversária que termina o lance ali é capturada no fim desse lance. Há uma exceção, quando há xeque: o artigo seguinte trata dela.',
      'Passar pela zona não faz mal; terminar nela, sim. O que a peça capturou ou empurrou ao chegar continua capturado ou empurrado.',
      'A zona não atinge reis, nem outros Grão-Duques, nem as peças do próprio dono, nem quem já estava ali quando o Grão-Duque chegou.',
    ],
    rulings: [
      {
        open: 'Que lances contam como mover-se para a zona?',
        ruled:
          'Todos os da própria peça: passos, capturas, promoção, lança, legião, en passant e movimento sorrateiro. Ser empurrado não conta.',
        why: 'O documento fala de qualquer peça que se mova para lá.',
      },
      {
        open: 'Em que momento a zona é julgada?',
        ruled: 'No tabuleiro como o lance o deixa, com os empurrões feitos e antes de uma retirada.',
        why: 'Por isso um peão que empurra um Grão-Duque acaba ao lado dele e é capturado, como o documento manda.',
      },
      {
        open: 'E um peão promovido dentro da zona?',
        ruled:
          'Ele é julgado como a peça que se tornou, e volta à lista das capturadas como essa peça. Um novo Grão-Duque fica.',
        why: 'A promoção acontece no próprio lance, e um Grão-Duque nunca é capturado.',
      },
      {
        open: 'O que acontece com as peças vizinhas quando um Grão-Duque aparece ou se retira?',
        ruled: 'Nada. A zona só age sobre o lance que entra nela.',
        why: 'Essas peças não se moveram.',
      },
    ],
    examples: [
      'Leve o cavalo a d4, ao lado do Grão-Duque preto: ele é capturado na hora. A torre pode passar por d4, d5 e d6 até d8 sem perigo. O Grão-Duque ninguém captura.',
      'Capture o cavalo em d5 com a torre. O cavalo sai, e a torre sai também: foi uma troca.',
      'Promova o peão a torre: ela nasce na zona e sai na hora, de volta à lista. Como Grão-Duque, ele fica.',
    ],
  },

  'zona-e-xeque': {
    title: 'Entrar na zona com xeque',
    summary: 'A peça fica na zona se, com ela ali, o rei do dono do Grão-Duque está em xeque.',
    body: [
      'Há uma exceção à zona de controle. Se a sua peça entra nela e, com ela parada ali, o rei adversário está em xeque, ela não é removida.',
      'Entrar com xeque é um bom jeito de chegar perto de um Grão-Duque.',
    ],
    rulings: [
      {
        open: 'O xeque precisa vir da própria peça que entrou?',
        ruled:
          'Não. Basta que o rei do dono do Grão-Duque esteja em xeque, de qualquer peça, com ela parada ali.',
        why: 'O documento fala da posição que põe o rei em xeque, não da peça.',
      },
      {
        open: 'E se a própria remoção abre uma linha e dá xeque?',
        ruled: 'A peça não volta. O que conta é a posição com ela ainda no tabuleiro.',
        why: 'Sem ela na zona, não há mais o que salvar.',
      },
      {
        open: 'Como se julgam os dois peões de uma legião?',
        ruled:
          'Juntos. Se o rei está em xeque com os dois de pé, os dois ficam; se não, sai cada um que está numa zona.',
        why: 'Eles fizeram um lance só.',
      },
    ],
    examples: [
      'Leve o cavalo a d5 ou c6. As duas casas estão na zona, mas dali ele dá xeque, e por isso fica.',
      'Leve o cavalo a b3, na zona. Não é ele que dá xeque, mas a torre atrás dele. Ele fica mesmo assim.',
      'Capture a torre em d7 com o cavalo. Ele não dá xeque dali e sai. Só então a torre em a7 ataca o rei: tarde demais para o cavalo.',
    ],
  },

  'zona-e-rei': {
    title: 'A zona e o rei',
    summary: 'Um rei não pode entrar na zona de um Grão-Duque adversário, mas estar nela não é xeque.',
    body: [
      'O rei nunca anda para uma casa da zona adversária. Assim o Grão-Duque tira casas de fuga do rei.',
      'Se um empurrão deixa o rei dentro da zona, ou um Grão-Duque perto dele, nada acontece: a zona sozinha nunca é xeque.',
      'A zona também remove a peça que tenta se pôr na frente de um xeque. Sem a peça o xeque continua; por isso esse lance não é permitido.',
    ],
    rulings: [
      {
        open: 'O que a zona faz com um rei?',
        ruled:
          'Proíbe que ele ande para dentro dela. Não o remove e não dá xeque, e ele pode sair dela como quiser.',
        why: 'Um rei não pode ser capturado, e ir para onde seria removido é como ir para uma casa atacada.',
      },
    ],
    examples: [
      'O rei já está na zona: isso não é xeque. Saia por c3, c4 ou e2. Andar para d4 ou e3, dentro da zona, não pode.',
      'A torre dá xeque. O cavalo não pode se pôr em e1: a zona o removeria, e o xeque continuaria. Só o rei resolve.',
      'Empurre o Grão-Duque preto até e5, ao lado do seu rei. O peão sai; o rei fica, e não está em xeque.',
    ],
  },

  'passar-a-vez': {
    title: 'Passar a vez',
    sought: 'token, Peça de Passagem, passando a vez, passe, devolve a peça',
    summary: 'Quem tem a Peça de Passagem pode entregá-la ao adversário em vez de fazer um lance.',
    body: [
      'Há uma só Peça de Passagem (o token de passar a vez), e no começo ela é das pretas. Quem a tem pode, na sua vez, entregá-la ao adversário, e isso vale como lance. A partir daí o adversário é quem pode passar.',
      'Se o adversário responde na mesma hora devolvendo a peça, a partida empata. Se ele faz um lance, o jogo continua, e ele guarda a peça para depois.',
      'Passar ajuda quando qualquer lance seu estraga a posição. No programa, passar pede confirmação, e um passe que acaba a partida avisa antes.',
    ],
    rulings: [
      {
        open: 'Pode-se passar a vez em xeque?',
        ruled: 'Não. Quem está em xeque precisa primeiro resolver o xeque.',
        why: 'Nenhuma ação pode deixar o próprio rei em xeque, e passar não muda o tabuleiro.',
      },
      {
        open: 'Passar conta nas contagens de lances?',
        ruled:
          'Sim, como qualquer ação; mas não é captura nem lance de peão, e não recomeça contagem nenhuma.',
        why: 'Quem passa usa a sua vez.',
      },
    ],
    examples: [
      'Entregue a Peça de Passagem. Depois jogue com as pretas: um lance continua a partida, outro passe empata.',
      'As pretas acabaram de passar. Se você devolver a peça agora, a partida empata na hora.',
      'A peça é sua, mas o seu rei está em xeque: não pode passar. Saia para b2.',
    ],
  },
};
