import type { OnlineWords } from '../types/online.js';

/** At the beginning of a sentence. Nothing agrees with a name. */
function who(name: string): string {
  return name === '' ? 'A outra pessoa' : name;
}

export const online: OnlineWords = {
  title: 'Jogar com alguém longe',
  intro:
    'Cada um no seu aparelho, pelo servidor desta página: sem conta e sem cadastro. Quem tem o convite senta e joga.',
  server: {
    asking: 'Procurando o servidor de partidas…',
    missing: 'Esta página não encontra um servidor de partidas.',
    whatToDo:
      'Confira a rede e tente de novo. Se ela veio de uma hospedagem simples, só de arquivos, abra o Tabuleiro no endereço de quem o iniciou com "npm start". Todo o resto funciona aqui como sempre, também sem rede.',
    again: 'Tentar de novo',
  },
  create: {
    title: 'Convidar para uma partida',
    hint: 'Escolha o jogo; depois você combina ritmo, lado e o resto.',
  },
  code: {
    title: 'Recebi um convite',
    label: 'Código do convite',
    hint: 'Oito letras e números, como K7QF-3M9X. Maiúsculas e traço não importam.',
    go: 'Ver o convite',
    wrong: 'Um código tem oito letras e números, sem vogais. Confira com quem convidou.',
  },
  mine: {
    title: 'Neste aparelho',
    none: 'Nenhum convite nem partida daqui.',
    invitation: (code) => `Convite ${code}`,
    seat: 'Partida com alguém longe',
    open: 'Abrir',
    forget: 'Esquecer',
    forgetTitle: 'Esquecer este lugar?',
    forgetText: 'A chave do lugar some deste aparelho. Sem ela, só o adversário pode devolver o lugar.',
  },
  lobby: {
    title: 'Neste servidor',
    empty: 'Ninguém espera e ninguém joga agora.',
    look: 'Ver o convite',
    watch: 'Assistir',
    renew: 'Atualizar a lista',
    waits: (name) => `${name === '' ? 'Uma pessoa' : name}: à espera de alguém`,
    plays: (first, second) => {
      if (first === '' && second === '') return 'Duas pessoas: jogando';
      return first === '' || second === ''
        ? `${first}${second} e outra pessoa: jogando`
        : `${first} e ${second}: jogando`;
    },
  },
  terms: {
    title: 'O combinado',
    from: (name) => (name === '' ? 'Alguém convida você para jogar.' : `Convite de ${name}.`),
    side: (side) => `Você joga com ${side}.`,
    lots: 'Os lados são sorteados quando você sentar.',
    clock: (clock) => `Relógio: ${clock}.`,
    clocks: (own, other) => `Relógio: para você, ${own}; para quem convidou, ${other}.`,
    days: (days) => (days === 1 ? '1 dia para cada lance.' : `${days} dias para cada lance.`),
    fairDice: 'O dado é jogado pelo servidor, e no fim qualquer um pode conferir cada número.',
    realDice: 'Cada um joga um dado de verdade na sua mesa e diz o número.',
    takebacks: 'Pode-se pedir para voltar um lance.',
    noTakebacks: 'Lance jogado não volta.',
    hints: 'Dicas podem ser pagas com o relógio.',
    watched: 'Quem tiver o link pode assistir.',
    unwatched: 'Ninguém assiste.',
    position: 'Começa de outra posição.',
    house: (rules) => `Regras da casa: ${rules}.`,
    grace: (span) => `Quem ficar fora por ${span} pode perder por ausência, se o outro quiser.`,
  },
  form: {
    heading: 'Entre os dois aparelhos',
    watched: 'Pode ser assistida',
    watchedHint: 'Só por quem receber o link.',
    listed: 'Mostrar na lista do servidor',
    listedHint: 'Se este servidor tiver uma lista, qualquer pessoa nele pode aceitar.',
    grace: 'Ausência que permite reivindicar a vitória',
    graceHint: 'Nada acaba sozinho: quem ficou decide.',
    fair: 'Dado do servidor',
    fairHint: 'Servidor e os dois aparelhos dão cada um a sua parte: ninguém escolhe os números.',
    real: 'Dado de verdade',
    realHint: 'Cada um joga o seu e diz o número: é preciso confiar.',
  },
  invited: {
    title: 'Você tem um convite',
    looking: 'Abrindo o convite…',
    name: 'Seu nome',
    nameHint: 'Opcional. Quem joga com você vê.',
    sit: 'Sentar',
    sitting: 'Ocupando o lugar…',
    fair: 'Ao sentar, o seu aparelho dá a sua parte do dado.',
  },
  waiting: {
    title: 'Convite pronto',
    intro:
      'Mande o link, mostre o código QR ou diga o código. Quando a outra pessoa sentar, a partida aparece aqui.',
    say: 'Código para dizer em voz alta',
    saidAs: (code) => `Letra por letra: ${[...code].join(', ')}.`,
    link: 'Link do convite',
    copy: 'Copiar o link',
    copied: 'Link copiado.',
    notCopied: 'O navegador não deixou copiar. Selecione o link e copie.',
    qr: 'Código QR com o mesmo link',
    qrShown: 'Mostrar como código QR',
    onlyHere:
      'Este endereço só abre neste computador. Para outros aparelhos, inicie o servidor com "npm start -- --host 0.0.0.0" e abra o endereço que ele mostra.',
    cancel: 'Cancelar o convite',
    waits: 'À espera da outra pessoa…',
    seated: (name) => `${who(name)} já tem o lugar.`,
    dice: 'Combinando o dado…',
    together: (name) =>
      `A partida começa quando os dois aparelhos estiverem aqui. Falta: ${name === '' ? 'a outra pessoa' : name}.`,
    opening: 'Abrindo a partida…',
    begun: 'A partida começou.',
  },
  connection: {
    linked: 'Ligação boa',
    slow: 'Ligação lenta',
    gone: (span) => `Sem ligação há ${span}, tentando de novo`,
    trying: 'Tentando ligar…',
    closed: 'Desligado',
    lost: 'A ligação caiu. O que você jogar espera aqui até ela voltar.',
    back: 'A ligação voltou.',
  },
  other: {
    here: (name) => `${who(name)}: na mesa`,
    away: (name) => `${who(name)}: fora agora`,
    gone: (name, span) => `${who(name)}: fora há ${span}`,
    back: (name) => `${who(name)}: de volta à mesa.`,
    mayClaim: (name) => `${who(name)}: fora além do combinado. Espere, ou encerre:`,
    win: 'Reivindicar a vitória',
    draw: 'Encerrar como empate',
  },
  asks: {
    pause: (name) => `${who(name)}: pedido de pausa.`,
    rematch: (name) => `${who(name)}: pedido de revanche.`,
    denied: (name) => `${who(name)}: agora não.`,
    sentPause: 'Pausa pedida. A partida continua até a outra pessoa concordar.',
    sentRematch: 'Revanche pedida: à espera da resposta.',
    yes: 'Concordar',
    no: 'Agora não',
    next: 'A revanche começa, com os lados trocados.',
  },
  unsent: {
    waiting: (what) => `Ainda não enviado: ${what}.`,
    sent: (what) => `Enviado, sem resposta ainda: ${what}.`,
    takeBack: 'Tirar',
    takenBack: 'Tirado: nada foi enviado.',
    request: 'seu pedido',
  },
  seatWish: {
    from: (name, number) =>
      `${name === '' ? 'Alguém' : name}, número ${number}, pede o lugar do seu adversário.`,
    compare: 'Confirme de viva voz: mesma pessoa, mesmo número.',
    hand: 'Devolver o lugar',
    handed: (name) => (name === '' ? 'Lugar devolvido.' : `Lugar devolvido: ${name}.`),
  },
  lost: {
    title: 'A chave deste lugar não está aqui',
    text: 'Este aparelho não tem, ou não tem mais, a chave do lugar nesta partida: não é possível jogar daqui. A partida continua guardada no servidor.',
    how: 'Se você a abriu em outro aparelho, use lá "Meu lugar". Se a chave se perdeu, peça o lugar: a outra pessoa vê um número e devolve, quando o seu lugar estiver vazio há tempo.',
    ask: (name, side) => (name === '' ? `Pedir o lugar com ${side}` : `Pedir o lugar de ${name} (${side})`),
    asked: (number) =>
      `Pedido feito. Diga à outra pessoa o número ${number}; ela devolve o lugar na tela dela.`,
    watch: 'Assistir à partida',
  },
  dialog: {
    deed: 'Ligação e frases',
    title: 'Ligação e frases',
    phrases: 'Dizer algo',
    phrasesOn: 'Mostrar as frases da outra pessoa',
    phrasesHint: 'São só estas, nas duas línguas.',
    said: (name, phrase) => `${who(name)}: ${phrase}`,
    youSaid: (phrase) => `Você: ${phrase}`,
    mySeat: 'Meu lugar',
    mySeatHint:
      'Abre este lugar em outro aparelho seu. Quem tem este link joga por você: não o mande a ninguém.',
    watch: 'Para assistir',
    watchHint: 'Quem tem este link vê a partida e não pode jogar.',
    unwatched: 'Foi combinado que ninguém assiste.',
  },
  watching: 'Você está assistindo.',
  notKept:
    'O navegador não guarda dados nesta página: a chave do lugar some ao fechá-la. Copie o link "Meu lugar" e guarde-o.',
  home: 'Início',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
};
