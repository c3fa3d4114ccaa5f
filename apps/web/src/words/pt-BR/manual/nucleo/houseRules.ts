import type { houseRules as articles } from '../../../../manual/nucleo/houseRules.js';
import type { ArticleTexts } from '../../../types/chapters.js';

export const houseRules: ArticleTexts<typeof articles> = {
  'regras-da-casa': {
    title: 'Regras da casa',
    summary:
      'Antes da partida vocês podem ligar o roque, o en passant e o acordo, ou desligar o passo duplo.',
    body: [
      'O Núcleo deixa quatro coisas para a mesa decidir, na tela de nova partida:',
      '- Passo duplo do peão: ligado, a menos que vocês o desliguem.',
      '- Tomada en passant: desligada, a menos que vocês a liguem.',
      '- Roque: desligado, a menos que vocês o liguem. Ligado, vale com todas as condições do xadrez clássico.',
      '- Empate de comum acordo: desligado, a menos que vocês o liguem.',
      'Tudo o mais continua igual: promoção sempre a dama, tempo esgotado é empate, sem limite de turnos.',
    ],
    rulings: [
      {
        open: 'Uma regra da casa liga ou desliga outra?',
        ruled:
          'Não, cada uma vale sozinha. Com o en passant ligado e o passo duplo desligado, ainda se captura numa casa de en passant que a posição inicial já traga.',
        why: 'Uma chave que muda outra sem avisar surpreende.',
      },
    ],
    examples: [
      'Aqui está tudo ligado. Faça o roque: agora ele vale.',
      'Só o en passant foi ligado. O peão preto acabou de dar o passo duplo: capture-o de passagem.',
      'O passo duplo foi desligado: o peão anda só uma casa, também no primeiro lance.',
    ],
  },
};
