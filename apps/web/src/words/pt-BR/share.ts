import type { ShareWords } from '../types/share.js';

export const share: ShareWords = {
  title: 'Compartilhar',
  what: 'O que compartilhar',
  whole: 'A partida inteira',
  wholeDetail: (moves) =>
    moves === 1 ? '1 lance, com tudo o que há nele' : `${moves} lances, com tudo o que há neles`,
  position: 'Só esta posição',
  positionDetail: 'O que está no tabuleiro agora, sem os lances',

  link: 'Link',
  linkHint: 'Tudo está dentro do link: ele abre em qualquer cópia do Tabuleiro, e nada fica num servidor.',
  onlyHere:
    'Este endereço só existe neste aparelho. Noutro, copie o link e cole-o em "Abrir ou colar", na página inicial.',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. Selecione o link e copie-o.',
  send: 'Enviar…',
  qrShown: 'Mostrar código QR',
  qr: 'Código QR do link',
  noQr: 'Este link é longo demais para um código QR que se possa ler.',
  onlyPosition: 'Compartilhar só a posição',
  tooMuch:
    'Há mais nesta partida do que cabe num link: são lances ou textos demais. Baixe-a como arquivo ou compartilhe só a posição.',
  long: (letters) =>
    `O link tem ${letters} letras: alguns programas de mensagens cortam links tão longos. Baixe a partida como arquivo se ele não chegar inteiro.`,

  picture: 'Imagem da posição',
  turned: (player) => `Com ${player} embaixo`,
  png: 'Baixar PNG',
  svg: 'Baixar SVG',
  copyPicture: 'Copiar imagem',
  pictureCopied: 'Imagem copiada.',
  pictureNotCopied: 'O navegador não deixou copiar. Baixe a imagem.',
  noPicture: 'A imagem não pôde ser feita: as peças não foram carregadas. Abra esta janela outra vez.',

  sheet: 'Súmula',
  sheetHint: 'A folha da partida, para imprimir ou guardar em PDF.',
  print: 'Imprimir súmula',

  versus: (first, second) => `${first} × ${second}`,
  after: (move) => `depois de ${move}`,
  thrown: (die) => `o dado deu ${die}`,
  start: 'posição inicial',
  players: { w: 'Brancas', b: 'Pretas', A: 'Jogador A', B: 'Jogador B' },
  from: (position) => `Posição inicial: ${position}`,
  house: (rules) => `Regras da casa: ${rules}.`,
  event: 'Evento',
  site: 'Local',
  date: 'Data',
  round: 'Rodada',
  result: 'Resultado',
  number: 'Nº',
  moves: 'Lances',
  final: 'Posição final',
  signature: (player) => `Assinatura: ${player}`,
  unplayed: (moves) => `Fora das regras: ${moves}`,
  empty: 'Nenhum lance.',
};
