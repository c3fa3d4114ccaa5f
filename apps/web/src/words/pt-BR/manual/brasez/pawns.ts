import type { pawns as articles } from '../../../../manual/brasez/pawns.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pawns: ArticleTexts<typeof articles> = {
  peao: {
    title: 'O peão',
    sought: 'P',
    summary: 'O peão anda uma casa para a frente e captura uma casa na diagonal à frente.',
    body: [
      'O peão anda reto e captura na diagonal, como no xadrez. Ele nunca anda para trás.',
      'No Brasez ele sabe muito mais. No primeiro lance pode andar duas casas ou empurrar uma peça com a lança. Ao lado de outro peão, avança em legião. A qualquer momento pode fazer o charge. Na última fileira (a 8 para as brancas, a 1 para as pretas), é promovido.',
    ],
    examples: [
      'Capture o cavalo em c5, ou ande para d5. Em e5 não há o que capturar.',
      'A torre em d5 para o peão: sozinho, um peão que já se moveu não captura nem empurra a peça da frente.',
    ],
  },

  'passo-duplo': {
    title: 'O passo duplo',
    sought: 'primeiro movimento dos peões, movimento duplo',
    summary: 'No seu primeiro lance, o peão pode andar duas casas vazias.',
    body: [
      'Um peão que nunca saiu da sua casa inicial pode andar duas casas para a frente, se as duas estão vazias.',
      'Se uma peça sua está no caminho, não pode. Se é uma peça adversária, talvez a lança sirva.',
    ],
    rulings: [
      {
        open: 'Um peão que foi empurrado ainda pode dar o passo duplo?',
        ruled:
          'Não, mesmo que volte a ficar na casa de onde saiu. O passo duplo é só de quem nunca deixou a sua casa.',
        why: 'O passo duplo é um primeiro lance de peão, feito da casa inicial.',
      },
    ],
    examples: [
      'O peão em d2 nunca se moveu: leve-o a d4. O de a2 já tinha saído e foi empurrado de volta: só anda uma casa.',
      'Os dois peões nunca se moveram, mas os seus próprios cavalos fecham o caminho. Só a2–a3 é possível.',
    ],
  },

  'en-passant': {
    title: 'A tomada en passant',
    sought: 'captura en-passant, captura na passagem',
    summary: 'Um peão que acabou de andar duas casas pode ser capturado na casa por onde passou.',
    body: [
      'Se um peão anda duas casas e para ao lado de um peão adversário, este pode capturá-lo como se ele tivesse andado só uma.',
      'Só vale no lance seguinte. Depois disso, o direito acaba, mesmo que o lance seguinte tenha sido um passe.',
    ],
    rulings: [
      {
        open: 'Um Movimento de Lança de duas casas também permite a tomada en passant?',
        ruled: 'Sim. Para a tomada, o que conta é que o peão andou duas casas.',
        why: 'O documento trata a lança como o passo duplo que empurra.',
      },
      {
        open: 'E se o peão que andou duas casas caiu numa zona de controle?',
        ruled: 'Então ele já saiu do tabuleiro, e não há nada a capturar.',
        why: 'A zona age no fim do próprio lance, antes da resposta.',
      },
      {
        open: 'E se uma posição escrita marca uma casa de en passant onde não se pode tomar?',
        ruled:
          'Se a casa está vazia, na fileira certa, entre o peão que avançou e a casa vazia de onde ele veio, a posição é aceita e escrita de volta sem a marca. Se não, é recusada.',
        why: 'Uma tomada que não pode acontecer não muda a partida; uma marca impossível é um erro de quem escreveu.',
      },
    ],
    examples: [
      'As pretas acabaram de jogar d7–d5. Capture em d6: o peão em d5 sai do tabuleiro.',
      'O mesmo tabuleiro, mas o peão preto chegou a d5 faz mais tempo. Agora é tarde para a tomada.',
      'Faça a lança e2–e4, que empurra o cavalo. Agora jogue com as pretas: d4 pode tomar en passant em e3.',
    ],
  },

  roque: {
    title: 'O roque',
    sought: 'castling',
    summary: 'O rei salta sozinho até a coluna b ou g; a torre fica onde está.',
    body: [
      'As torres já começam perto do centro. Por isso, no roque do Brasez só o rei se move: de uma vez, ele salta da casa inicial até a coluna b ou g, sem sair da fileira.',
      'Como no xadrez, o salto à coluna g se chama roque pequeno (O-O), e o salto à coluna b, roque grande (O-O-O).',
      'Para saltar:',
      '- O rei e a torre desse lado nunca se moveram: a torre da coluna c para o salto a b, a da coluna f para o salto a g.',
      '- O rei não está em xeque.',
      '- A casa de chegada está vazia, não é atacada e não está na zona de um Grão-Duque adversário.',
    ],
    rulings: [
      {
        open: 'O que está entre o rei e a casa de chegada importa?',
        ruled: 'Não. Peças no caminho não impedem o salto, e casas atacadas no caminho também não.',
        why: 'O documento diz que o rei pula; só exige rei e torre ainda parados e que não haja xeque.',
      },
      {
        open: 'Qual das duas torres não pode ter se movido?',
        ruled: 'A do lado para onde o rei salta, e ela ainda precisa estar lá. A outra não importa.',
        why: 'É assim no xadrez, e o documento fala de uma torre só.',
      },
      {
        open: 'Como deve estar a casa de chegada?',
        ruled: 'Vazia, sem ataque e fora da zona de um Grão-Duque adversário.',
        why: 'O salto não captura, e o rei nunca vai a uma casa atacada ou a uma zona adversária.',
      },
    ],
    examples: [
      'Salte com o rei para b1. O Grão-Lorde e a torre no caminho não atrapalham. O salto para g1 também é possível.',
      'Aqui nenhum salto serve: g1 é atacada pela torre, e b1 está na zona do Grão-Duque em a2. Resta um passo comum.',
      'O rei está em xeque da torre em e6: não pode saltar. Saia do xeque com um passo.',
    ],
  },
};
