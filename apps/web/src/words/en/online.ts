import type { OnlineWords } from '../types/online.js';

/** At the beginning of a sentence. */
function who(name: string): string {
  return name === '' ? 'The other player' : name;
}

export const online: OnlineWords = {
  title: 'Play with somebody far away',
  intro:
    'Each on your own device, through the server of this page: no account, no sign-up. Whoever has the invitation sits down and plays.',
  server: {
    asking: 'Looking for the match server…',
    missing: 'This page cannot find a match server.',
    whatToDo:
      'Check the network and try again. If the page came from a plain file host, open Tabuleiro at the address of whoever started it with "npm start". Everything else works here as always, without a network too.',
    again: 'Try again',
  },
  create: {
    title: 'Invite somebody',
    hint: 'Choose the game; then you settle the clock, the sides and the rest.',
  },
  code: {
    title: 'I have an invitation',
    label: 'Invitation code',
    hint: 'Eight letters and digits, such as K7QF-3M9X. Capitals and the dash do not matter.',
    go: 'See the invitation',
    wrong: 'A code has eight letters and digits, without vowels. Check it with whoever invited you.',
  },
  mine: {
    title: 'On this device',
    none: 'No invitations or games from here.',
    invitation: (code) => `Invitation ${code}`,
    seat: 'Game with somebody far away',
    open: 'Open',
    forget: 'Forget',
    forgetTitle: 'Forget this seat?',
    forgetText:
      'The key of the seat is removed from this device. Without it, only your opponent can hand the seat back.',
  },
  lobby: {
    title: 'On this server',
    empty: 'Nobody is waiting and nobody is playing now.',
    look: 'See the invitation',
    watch: 'Watch',
    renew: 'Refresh the list',
    waits: (name) => `${name === '' ? 'One player' : name}: waiting for somebody`,
    plays: (first, second) => {
      if (first === '' && second === '') return 'Two players: playing';
      return first === '' || second === ''
        ? `${first}${second} and another player: playing`
        : `${first} and ${second}: playing`;
    },
  },
  terms: {
    title: 'What is agreed',
    from: (name) => (name === '' ? 'Somebody invites you to play.' : `Invitation from ${name}.`),
    side: (side) => `You play ${side}.`,
    lots: 'Sides are drawn when you sit down.',
    clock: (clock) => `Clock: ${clock}.`,
    clocks: (own, other) => `Clock: for you, ${own}; for whoever invited you, ${other}.`,
    days: (days) => (days === 1 ? '1 day per move.' : `${days} days per move.`),
    fairDice: 'The server throws the die, and at the end anybody can verify every number.',
    realDice: 'Each player throws a real die and says the number.',
    takebacks: 'You may ask to take a move back.',
    noTakebacks: 'A move played stays played.',
    hints: 'Hints can be paid for with clock time.',
    watched: 'Whoever has the link may watch.',
    unwatched: 'Nobody watches.',
    position: 'Starts from another position.',
    house: (rules) => `House rules: ${rules}.`,
    grace: (span) => `Whoever stays away for ${span} may lose by absence, if the other player wants it.`,
  },
  form: {
    heading: 'Between the two devices',
    watched: 'May be watched',
    watchedHint: 'Only by those who get the link.',
    listed: 'Show in the server’s list',
    listedHint: 'If this server has a list, anybody on it may accept.',
    grace: 'Absence that allows a claim to the win',
    graceHint: 'Nothing ends by itself: whoever stayed decides.',
    fair: 'The server’s die',
    fairHint: 'The server and both devices each give a part: nobody chooses the numbers.',
    real: 'A real die',
    realHint: 'Each throws their own and says the number: it takes trust.',
  },
  invited: {
    title: 'You have an invitation',
    looking: 'Opening the invitation…',
    name: 'Your name',
    nameHint: 'Optional. Whoever plays with you sees it.',
    sit: 'Sit down',
    sitting: 'Taking the seat…',
    fair: 'When you sit down, your device gives its part of the die.',
  },
  waiting: {
    title: 'Your invitation is ready',
    intro:
      'Send the link, show the QR code or say the code. When the other player sits down, the game appears here.',
    say: 'Code to say aloud',
    saidAs: (code) => `Letter by letter: ${[...code].join(', ')}.`,
    link: 'Invitation link',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The browser did not allow copying. Select the link and copy it.',
    qr: 'QR code with the same link',
    qrShown: 'Show as a QR code',
    onlyHere:
      'This address opens on this computer only. For other devices, start the server with "npm start -- --host 0.0.0.0" and open the address it shows.',
    cancel: 'Cancel the invitation',
    waits: 'Waiting for the other player…',
    seated: (name) => `${who(name)} has taken the seat.`,
    dice: 'Agreeing on the die…',
    together: (name) =>
      `The game begins when both devices are here. Missing: ${name === '' ? 'the other player' : name}.`,
    opening: 'Opening the game…',
    begun: 'The game has begun.',
  },
  connection: {
    linked: 'Connection good',
    slow: 'Connection slow',
    gone: (span) => `No connection for ${span}, trying again`,
    trying: 'Connecting…',
    closed: 'Disconnected',
    lost: 'The connection was lost. Whatever you play waits here until it is back.',
    back: 'The connection is back.',
  },
  other: {
    here: (name) => `${who(name)}: at the table`,
    away: (name) => `${who(name)}: away now`,
    gone: (name, span) => `${who(name)}: away for ${span}`,
    back: (name) => `${who(name)}: back at the table.`,
    mayClaim: (name) => `${who(name)}: away longer than agreed. Wait, or end the game:`,
    win: 'Claim the win',
    draw: 'End it as a draw',
  },
  asks: {
    pause: (name) => `${who(name)}: request for a pause.`,
    rematch: (name) => `${who(name)}: request for a rematch.`,
    denied: (name) => `${who(name)}: not now.`,
    sentPause: 'Pause requested. The game goes on until the other player agrees.',
    sentRematch: 'Rematch requested: waiting for the answer.',
    yes: 'Agree',
    no: 'Not now',
    next: 'The rematch begins, with the sides exchanged.',
  },
  unsent: {
    waiting: (what) => `Not sent yet: ${what}.`,
    sent: (what) => `Sent, no answer yet: ${what}.`,
    takeBack: 'Take it back',
    takenBack: 'Taken back: nothing was sent.',
    request: 'your request',
  },
  seatWish: {
    from: (name, number) =>
      `${name === '' ? 'Somebody' : name}, number ${number}, asks for your opponent’s seat.`,
    compare: 'Confirm by voice: same player, same number.',
    hand: 'Hand the seat back',
    handed: (name) => (name === '' ? 'Seat handed back.' : `Seat handed back: ${name}.`),
  },
  lost: {
    title: 'The key of this seat is not here',
    text: 'This device does not have, or no longer has, the key of the seat in this game: you cannot play from here. The game is still kept on the server.',
    how: 'If you opened it on another device, use "My seat" there. If the key is lost, ask for the seat: the other player sees a number and hands it back once your seat has been empty for a while.',
    ask: (name, side) =>
      name === '' ? `Ask for the seat that plays ${side}` : `Ask for the seat of ${name} (${side})`,
    asked: (number) =>
      `Asked. Tell the other player the number ${number}; they hand the seat back on their screen.`,
    watch: 'Watch the game',
  },
  dialog: {
    deed: 'Connection and phrases',
    title: 'Connection and phrases',
    phrases: 'Say something',
    phrasesOn: 'Show the other player’s phrases',
    phrasesHint: 'There are only these, in both languages.',
    said: (name, phrase) => `${who(name)}: ${phrase}`,
    youSaid: (phrase) => `You: ${phrase}`,
    mySeat: 'My seat',
    mySeatHint:
      'Opens this seat on another device of yours. Whoever has this link plays for you: do not send it to anybody.',
    watch: 'To watch',
    watchHint: 'Whoever has this link sees the game and cannot play.',
    unwatched: 'It was agreed that nobody watches.',
  },
  watching: 'You are watching.',
  notKept:
    'The browser keeps no data on this page: the key of your seat is gone when you close it. Copy the link "My seat" and keep it.',
  home: 'Home',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
};
