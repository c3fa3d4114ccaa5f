import { type Contest, hasClock } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { type Lang, wordCheck, wordOutcome, wordVerdict } from '@tabuleiro/words';
import type { Face } from '../games/face.js';
import { isComputer, nameOf } from './names.js';
import { sceneOf } from './scene.js';
import type { Sound } from './sound.js';
import type { Deed, Done } from './table.js';
import { type PlayWords, playWords } from './words.js';

/** What is said and heard of an action: everything at once, so that one event is one announcement. */
export type Narration = {
  readonly text: string;
  readonly urgency: 'polite' | 'assertive';
  readonly sound: Sound | undefined;
  /** Does nothing else on the screen tell it? */
  readonly isUnseen: boolean;
};

/** Undefined where nothing happened that anybody has to hear of: time went by. */
export function narrate(lang: Lang, face: Face, done: Done): Narration | undefined {
  const { deed, before, after } = done;
  const ended = after.match.outcome !== undefined && before.match.outcome === undefined;
  const what = tell(lang, face, done);
  const check = isMove(deed) && !ended && after.position().inCheck() ? [wordCheck(lang)] : [];
  const outcome = ended && after.match.outcome ? [wordOutcome(lang, after.match.outcome)] : [];
  const text = [...(what === undefined ? [] : [what]), ...check, ...outcome].join(' ');
  if (text === '') return undefined;
  const isFromOther = isComputer(before, deed.by) || isAnswerDue(deed);
  const urgency = isFromOther || check.length > 0 || ended ? 'assertive' : 'polite';
  const sound = soundOf(face, done, check.length > 0, ended);
  return { text, urgency, sound, isUnseen: isAnswer(deed) };
}

function isMove({ kind }: Deed): boolean {
  return kind === 'move' || kind === 'throw';
}

function isAnswerDue({ kind }: Deed): boolean {
  return kind === 'offer' || kind === 'takeback';
}

/** What becomes of an offer, a wish to take back and a claim (C-PERP: the proof is shown). */
function isAnswer({ kind }: Deed): boolean {
  return kind === 'decline' || kind === 'refuse' || kind === 'claim';
}

function tell(lang: Lang, face: Face, { deed, before, after }: Done): string | undefined {
  const words = playWords[lang];
  const who = nameOf(lang, before, deed.by);
  switch (deed.kind) {
    case 'move':
    case 'throw': {
      const move = after.match.plies?.item.move ?? deed.move;
      return words.did(who, face.say(lang, sceneOf(before.position()), move, sceneOf(after.position())));
    }
    case 'offer':
      return offer(words, before, deed.by, who);
    case 'decline':
      return words.declined(who);
    case 'takeback':
      return after.match.asked === undefined
        ? `${words.takenBack}${price(lang, before, deed.by, 'takeback')}`
        : `${words.asksBack(who)} ${words.howToAgree}`;
    case 'agree':
      return `${words.takenBack}${price(lang, before, before.match.asked, 'takeback')}`;
    case 'hint':
      return price(lang, before, deed.by, 'hint').trim() || undefined;
    case 'refuse':
      return words.keepsMove(who);
    case 'claim':
      return after.match.verdict && wordVerdict(lang, after.match.verdict);
    case 'pause':
      return words.paused;
    case 'resume':
      return words.resumed;
    default:
      return undefined;
  }
}

/** N-TIME: what help took from a clock, for both players to hear; nothing where it is free. */
function price(lang: Lang, contest: Contest, by: Player | undefined, help: 'hint' | 'takeback'): string {
  const { conduct, setup } = contest.match;
  if (by === undefined || !conduct.paidHelp || !hasClock(contest)) return '';
  return ` ${playWords[lang].paid(nameOf(lang, contest, by), setup.help[help] / 1000)}`;
}

function offer(words: PlayWords, { match }: Contest, by: Player, who: string): string {
  const isAnsweredByPerson = match.players.some(
    (player, i) => player !== by && match.setup.players[i].kind === 'person',
  );
  return isAnsweredByPerson ? `${words.offered(who)} ${words.howToAnswer}` : words.offered(who);
}

function soundOf(
  face: Face,
  { deed, before, after }: Done,
  check: boolean,
  ended: boolean,
): Sound | undefined {
  if (ended) return 'end';
  if (deed.kind === 'throw') return 'die';
  if (deed.kind !== 'move') return undefined;
  if (check) return 'check';
  const move = after.match.plies?.item.move ?? deed.move;
  const trace = face.trace(sceneOf(before.position()), move, sceneOf(after.position()));
  if (trace.captures) return 'capture';
  return trace.pushes ? 'push' : 'move';
}
