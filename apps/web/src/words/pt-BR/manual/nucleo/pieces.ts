import type { pieces as articles } from '../../../../manual/nucleo/pieces.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const pieces: ArticleTexts<typeof articles> = {
  preparacao: {
    title: 'A preparação',
    sought: 'preparação inicial, casa da sua cor',
    summary: 'Tabuleiro 8×8, 16 peças de cada lado, cada dama na sua cor; as brancas começam.',
    body: [
      'Os oito peões formam a linha da frente: fileira 2 para as brancas, fileira 7 para as pretas. Atrás deles, da coluna a até a h: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre.',
      'A dama, que o documento chama de rainha, começa na casa da própria cor: a branca em d1, clara; a preta em d8, escura.',
      'As brancas jogam primeiro.',
    ],
    rulings: [
      {
        open: 'Como se escreve a posição inicial, se não há roque?',
        ruled:
          'Com traços no lugar dos roques e do en passant. Com a regra da casa do roque ligada, as letras KQkq aparecem.',
        why: 'O texto da posição só deve dizer o que ainda pode acontecer na partida.',
      },
    ],
    examples: ['A posição inicial. Ache as duas damas, cada uma na sua cor, e faça o primeiro lance.'],
  },

  diferencas: {
    title: 'O que muda em relação ao clássico',
    summary:
      'Menos exceções: sem roque, sem en passant, promoção sempre a dama, e o tempo esgotado é empate.',
    body: [
      'O Núcleo é o xadrez reduzido ao essencial, uma primeira versão sem nenhum extra. Quem sabe o clássico joga na hora, se lembrar disto:',
      '- Não há roque: cada turno move uma peça só.',
      '- Não há en passant: captura-se a peça que está na casa de chegada.',
      '- O peão promovido vira sempre dama.',
      '- O relógio em zero dá empate, não derrota. Em troca, dicas e voltar lance gastam o seu tempo.',
      '- A repetição só empata quando os mesmos lances se repetem na mesma ordem.',
      '- Rei e dois cavalos contra rei não é empate na hora.',
      '- Não há regra dos 50 lances, nem pedido de xeque perpétuo, nem empate de comum acordo.',
      'O porquê está no próprio documento: um turno é uma única ação, nada acontece ao mesmo tempo, e a promoção sem escolha deixa tudo mais simples.',
    ],
    examples: [
      'Três diferenças de uma vez. Tente rocar, capturar c5 de passagem e promover a cavalo: nada disso vale. Promova a dama.',
    ],
  },

  'uma-acao': {
    title: 'Um turno, uma ação',
    sought: 'estrutura de turno, ação principal, ações simultâneas',
    summary: 'Em cada turno você move uma peça ou captura com uma peça; por isso não há roque.',
    body: [
      'No seu turno você faz uma só coisa: move uma peça, ou captura uma peça adversária. Depois é a vez do outro. Passar não é permitido.',
      'Nada acontece ao mesmo tempo. O roque move o rei e a torre juntos, e por isso não existe aqui.',
      'Para guardar o rei você precisa de mais lances: abra uma saída e caminhe. Pense nisso cedo.',
    ],
    rulings: [
      {
        open: 'O documento não fala do roque. Ele vale?',
        ruled: 'Não, a menos que os jogadores liguem essa regra da casa.',
        why: 'Um turno é uma única ação principal, sem ações simultâneas; o roque move duas peças.',
      },
    ],
    examples: [
      'Rei e torres em casa, caminho livre: no clássico seria hora de rocar. Aqui o rei anda uma casa de cada vez.',
    ],
  },

  pecas: {
    title: 'Como as peças andam',
    summary: 'Rei, dama, torre, bispo e cavalo andam e capturam como no xadrez de sempre.',
    body: [
      '- Rei: um passo só, para o lado que quiser.',
      '- Dama: em linha reta ou na diagonal, tão longe quanto o caminho estiver livre.',
      '- Torre: pela fileira ou pela coluna.',
      '- Bispo: pela diagonal.',
      '- Cavalo: em L, duas casas e mais uma para o lado. Só ele ignora o que está no caminho.',
      'Todas capturam do mesmo jeito que andam, entrando na casa da peça adversária. Não há sorte: o mesmo lance dá sempre o mesmo resultado.',
    ],
    examples: [
      'Experimente cada peça branca. O bispo alcança d5 na diagonal; a dama não passa por cima do cavalo em d4.',
    ],
  },

  peao: {
    title: 'O peão',
    summary: 'O peão anda para a frente, com passo duplo no primeiro lance, e captura só na diagonal.',
    body: [
      'O peão anda uma casa para a frente. No primeiro lance pode andar duas, se as duas estiverem vazias.',
      'Ele captura só na diagonal, uma casa para a frente, e nunca volta.',
    ],
    rulings: [
      {
        open: 'O documento diz que o peão "avança para frente", sem número de casas. O passo duplo vale?',
        ruled: 'Sim, no primeiro lance de cada peão. Uma regra da casa pode desligá-lo.',
        why: 'O documento diz que as peças se movem conforme as regras tradicionais, e o passo duplo faz parte delas.',
      },
    ],
    examples: [
      'O peão em d2 pode andar uma casa, andar duas ou capturar o cavalo. O de a4 anda para a5 ou captura em b5.',
    ],
  },

  'sem-en-passant': {
    title: 'Sem en passant',
    summary: 'O passo duplo passa livre: um peão só é capturado na casa onde está.',
    body: [
      'No xadrez clássico um peão que anda duas casas pode ser capturado de passagem. No Núcleo não.',
      'Isso muda a estratégia. Um peão na casa inicial pode passar correndo pelo peão adversário, sem perigo.',
    ],
    rulings: [
      {
        open: 'O documento não fala do en passant. Ele vale?',
        ruled: 'Não, a menos que os jogadores liguem essa regra da casa.',
        why: 'A tabela do documento diz como o peão captura e não traz essa exceção: só se captura a peça que está na casa de chegada.',
      },
    ],
    examples: [
      'Ande com o peão preto para d5, ao lado do branco. Depois tente capturá-lo de passagem: não dá.',
      'O peão preto acabou de passar. O seu só pode seguir em frente.',
    ],
  },
};
