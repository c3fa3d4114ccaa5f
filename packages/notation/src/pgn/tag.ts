/** The seven tags every game has, in their order, and what stands in an unknown one. */
export const SEVEN_TAGS: ReadonlyMap<string, string> = new Map([
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
]);

/** A tag is one line of text: whatever would break it becomes a blank. */
function toOneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** What a tag says, from what stands between its quotation marks. */
export function readTagValue(quoted: string): string {
  return toOneLine(quoted.replace(/\\(["\\])/g, '$1'));
}

export function formatTag(name: string, value: string): string {
  return `[${name.replace(/[^A-Za-z0-9_]/g, '_')} "${toOneLine(value).replace(/[\\"]/g, '\\$&')}"]`;
}
