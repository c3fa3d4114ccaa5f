import type { classicoSheet } from '../../../../manual/sheetOutlines.js';
import type { SheetTexts } from '../../../types/chapters.js';
import { classico } from '../classico/sheet.js';

export const nucleo: SheetTexts<typeof classicoSheet> = {
  lead: 'O xadrez com menos exceções: sem roque, sem en passant, promoção sempre a dama. E o relógio é um recurso que se gasta.',
  setup:
    'A casa do canto à sua direita é clara. Cada dama começa na casa da sua cor. As brancas começam; depois os lados se alternam, e ninguém passa a vez.',
  parts: [
    {
      title: 'O seu turno',
      lines: [
        'Você move uma peça, ou captura com uma peça entrando na casa da adversária. * Uma só: por isso não há roque.',
        'Só o cavalo pula. * O passo duplo do peão vale no primeiro lance dele.',
        '* Não há en passant: um peão só é capturado na casa onde está.',
      ],
    },
    {
      title: 'Xeque',
      lines: [
        'Um rei atacado está em xeque. Há três remédios: mover o rei, capturar quem ataca ou bloquear o ataque.',
        'Nenhum lance pode deixar o próprio rei em xeque. Os reis nunca ficam vizinhos.',
      ],
    },
    {
      title: 'Vitória',
      lines: [
        'Xeque-mate: xeque sem nenhum dos três remédios. Quem deu o mate vence.',
        '* Desistência: quem quer parar pode desistir a qualquer momento, e perde.',
      ],
    },
    {
      title: 'Promoção',
      lines: [
        'O peão que chega à última fileira vira dama na hora, sem escolha. Você pode ter várias damas.',
      ],
    },
    {
      title: 'Empates',
      lines: [
        'Afogamento: quem tem a vez não está em xeque e não tem lance.',
        'Repetição: a mesma posição três vezes seguidas, com os mesmos lances na mesma ordem. * Por caminhos diferentes não conta.',
        'Material insuficiente: rei contra rei, sozinho ou com um bispo ou um cavalo; * ou só bispos, todos em casas da mesma cor. * Dois cavalos continuam a partida.',
        'Tempo: um relógio chega a zero, ou abaixo, seja de quem for.',
      ],
    },
    {
      title: 'O relógio é um recurso',
      lines: [
        'Pensar gasta tempo. * Uma dica também (15 segundos), e voltar um lance também (30 segundos). Vocês podem combinar outros preços antes; preço zero desliga a ajuda.',
        '* O preço pode levar o relógio abaixo de zero: aí é empate na hora.',
        'Quem está ganhando precisa ganhar antes que um dos relógios acabe. Sem relógio, o tempo nunca termina a partida.',
      ],
    },
    {
      title: 'O que aqui não existe',
      lines: [
        'Regra dos 50 lances, limite de turnos, xeque perpétuo e empate de comum acordo: nada disso termina a partida.',
      ],
    },
    {
      title: 'Regras da casa',
      lines: [
        '* Antes de começar, vocês podem ligar o roque, o en passant e o empate de comum acordo, com as condições do xadrez clássico, ou desligar o passo duplo. Cada regra vale por si.',
      ],
    },
    {
      title: 'Para jogar sem o programa',
      lines: [
        'Combinem quem faz o papel do programa: um terceiro que sugere o lance da dica, ou ninguém. Anotem os lances, para voltar um lance e para ver a repetição.',
      ],
    },
  ],
  pieces: classico.pieces,
};
