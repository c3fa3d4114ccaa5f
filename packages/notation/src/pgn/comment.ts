/** What a comment says: its words, and the clock in it. */
export type Comment = { readonly text: string; readonly clock?: number; readonly spent?: number };

const TIME = /\[%(clk|emt)\s+(?:(\d{1,6}):)?(\d{1,2}):(\d{1,2}(?:[.,]\d{1,3})?)\s*\]/g;

/** Takes `[%clk]` and `[%emt]` out of a comment; every other command stays in its text. */
export function readComment(text: string): Comment {
  const times: { clock?: number; spent?: number } = {};
  const words = text.includes('[%')
    ? text.replace(TIME, (_, kind, hours, minutes, seconds) => {
        times[kind === 'clk' ? 'clock' : 'spent'] = toMs(hours, minutes, seconds);
        return ' ';
      })
    : text;
  return { text: words.replace(/\s+/g, ' ').trim(), ...times };
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
