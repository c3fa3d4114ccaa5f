/** What a comment says: its words, and the clock in it. */
export type Comment = { readonly text: string; readonly clock?: number; readonly spent?: number };

/** Does a comment's command, the text between `[%` and `]`, belong elsewhere? Then it leaves the comment. */
export type TakeCommand = (command: string) => boolean;

const TIME = /^(clk|emt)\s+(?:(\d{1,6}):)?(\d{1,2}):(\d{1,2}(?:[.,]\d{1,3})?)\s*$/;

/**
 * The words of a comment, without the commands that are taken. What is left holds none of those again, so reading
 * it once more finds nothing new.
 */
export function takeCommands(text: string, take: TakeCommand): string {
  let words = '';
  let from = 0;
  for (let at = text.indexOf('[%'); at >= 0; at = text.indexOf('[%', from)) {
    const end = text.indexOf(']', at);
    if (end < 0) break;
    words += text.slice(from, at) + (take(text.slice(at + 2, end)) ? ' ' : text.slice(at, end + 1));
    from = end + 1;
  }
  return plainWords(words + text.slice(from));
}

/** With one blank between words and none around them. */
export function plainWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

type Times = { clock?: number; spent?: number };

/**
 * Takes `[%clk]` and `[%emt]` out of a comment after a move; every other command stays in its text, and so does a
 * second time of a kind that the move has already.
 */
export function readComment(text: string, known: Readonly<Times>): Comment {
  const times: Times = {};
  const words = takeCommands(text, (command) => {
    const [, kind, hours, minutes, seconds] = TIME.exec(command) ?? [];
    const name = kind === 'clk' ? 'clock' : 'spent';
    if (kind === undefined || known[name] !== undefined || times[name] !== undefined) return false;
    times[name] = toMs(hours, minutes, seconds);
    return true;
  });
  return { text: words, ...times };
}

function toMs(hours: string | undefined, minutes: string, seconds: string): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60;
  return whole * 1000 + Math.round(Number(seconds.replace(',', '.')) * 1000);
}

/** `0:09:58`, `1:00:00.5`; a clock below zero is written as zero. */
export function formatTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const seconds = Math.floor(whole / 1000);
  const fraction = whole % 1000 === 0 ? '' : `.${String(whole % 1000).padStart(3, '0')}`.replace(/0+$/, '');
  const pad = (part: number): string => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}${fraction}`;
}
