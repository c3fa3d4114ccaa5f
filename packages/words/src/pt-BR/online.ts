import type { OnlineErrorCode, Phrase, VoidReason } from '@tabuleiro/online';
import type { LogErrorTable } from '../types/online.js';
import type { SentenceTable } from '../types/refusals.js';

export const onlineErrors: SentenceTable<OnlineErrorCode> = {
  'not-json': () => 'O servidor não entendeu o pedido: ele chegou estragado.',
  'too-long': () => 'O pedido é longo demais para o servidor.',
  'bad-message': () => 'O servidor não entendeu o pedido. Talvez a página seja de outra versão: recarregue.',
  'too-fast': () => 'Pedidos demais em pouco tempo: espere um instante.',
  'server-full': () => 'O servidor está cheio agora. Tente mais tarde.',
  'not-kept': () => 'O servidor não consegue gravar agora. Nada foi jogado, e o relógio está parado.',
  internal: () => 'Algo deu errado no servidor. Nada foi jogado: tente de novo.',
  'unknown-game': () => 'O servidor não conhece este jogo.',
  'bad-terms': () => 'Com estas combinações a partida não pode ser criada. Confira as opções.',
  'unknown-code': () => 'Não há convite com este código. Confira as letras e os números.',
  'unknown-match': () => 'Esta partida não está neste servidor. Talvez já tenha sido apagada.',
  'seat-taken': () => 'O lugar deste convite já foi ocupado.',
  'own-seat': () => 'Este convite é seu: mande o link a quem vai jogar com você.',
  'wrong-token': () =>
    'Este aparelho não tem mais a chave deste lugar. Abra "meu lugar" no outro aparelho, ou peça ao adversário que devolva o lugar.',
  'not-watched': () => 'Quem criou esta partida preferiu que ninguém assista.',
  'no-lobby': () => 'Este servidor não mostra uma lista de partidas.',
  damaged: () => 'Esta partida está danificada no servidor e não pode ser aberta.',
  'no-hello': () => 'A ligação com a partida ainda não está pronta.',
  'not-a-player': () => 'Quem assiste não joga.',
  'not-begun': () => 'A partida ainda não começou.',
  'has-begun': () => 'A partida já começou: só é possível desistir dela.',
  'is-void': () => 'Esta partida foi cancelada antes de começar.',
  stale: () => 'A posição mudou antes de o seu lance chegar. Ele não foi jogado: escolha de novo.',
  'too-late': () => 'O tempo acabou antes de o lance chegar.',
  match: () => 'A partida não aceita isso agora.',
  'not-gone': () => 'O adversário ainda pode voltar: espere mais um pouco.',
  'no-grace': () => 'Nesta partida ninguém pode reivindicar a vitória por ausência.',
  'asked-already': () => 'Você já pediu isso nesta posição.',
  'judged-already': () => 'Esta posição já foi examinada: a resposta não muda.',
  'nothing-asked': () => 'Não há pedido a responder.',
  'not-over': () => 'A partida ainda não terminou.',
  'still-there': () => 'O lugar só pode ser devolvido quando o outro aparelho estiver ausente.',
  'no-such-wish': () => 'Quem pedia o lugar não espera mais.',
  'too-many-wishes': () => 'Há pedidos demais por este lugar. Tente daqui a pouco.',
  'no-seal': () => 'Falta a sua parte dos dados.',
  'no-dice': () => 'Nesta partida não há dados a combinar.',
  'seed-differs': () => 'A parte dos dados não confere com o selo dado antes. A partida não começa.',
  unreachable: () => 'O servidor não responde. Confira a rede e tente de novo.',
  'queue-full': () => 'Ainda há pedidos esperando pela rede.',
  dropped: () => 'O pedido foi retirado antes de ser enviado.',
  diverged: () => 'Este aparelho e o servidor não concordam sobre a partida. Recarregue a página.',
};

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Olá!',
  'good-luck': 'Boa partida!',
  'good-move': 'Belo lance!',
  'well-played': 'Bem jogado!',
  'thank-you': 'Obrigado pela partida!',
  sorry: 'Desculpe!',
  'one-moment': 'Um momento, por favor.',
  'i-am-back': 'Voltei.',
  again: 'Mais uma?',
  goodbye: 'Até a próxima!',
};

export const voidReasons: Readonly<Record<VoidReason, string>> = {
  cancelled: 'A partida foi cancelada antes de começar.',
  'no-seed': 'A partida não começou: um dos aparelhos não revelou a sua parte dos dados a tempo.',
  'wrong-seed': 'A partida não começou: uma parte dos dados não conferia com o seu selo.',
};

export const logErrors: LogErrorTable = {
  'damaged-log': ({ file, line }) =>
    `O arquivo de partidas "${file}" está danificado na linha ${line}. Nada foi mudado: devolva uma cópia com "tabuleiro server-restore".`,
  'newer-log': ({ file }) =>
    `O arquivo de partidas "${file}" é de uma versão mais nova do programa: use essa versão.`,
  'log-in-use': ({ file }) => `O arquivo de partidas "${file}" está em uso por um servidor que está rodando.`,
  'unusable-log': ({ file, cause }) => `Não é possível usar o arquivo de partidas "${file}": ${cause}.`,
  'unreachable-store': ({ file, cause }) => `Não é possível usar o banco de dados ${file}: ${cause}.`,
  'store-not-empty': ({ file }) => `Já há partidas no banco de dados ${file}: nada foi mudado.`,
  'unreachable-bus': ({ file }) => `Não é possível alcançar o barramento ${file}.`,
  'no-driver': ({ driver }) => `Falta a parte que fala com este serviço. Instale com: npm install ${driver}`,
};

export const copied = (matches: number): string =>
  matches === 1 ? '1 partida copiada.' : `${matches} partidas copiadas.`;
