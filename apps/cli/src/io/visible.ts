/**
 * Characters that a terminal obeys instead of showing them, and those that hide or reorder text: escape sequences in a
 * file could else rewrite the screen. Emoji need the joiner U+200D, which is left.
 */
const OBEYED = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** The text as a terminal may show it, `\u001b` for an escape. Line ends and tabs stay. */
export function visible(text: string): string {
  return text.replace(OBEYED, (sign) => (sign === '\n' || sign === '\t' ? sign : escapeOf(sign)));
}

/** The same in one line. */
export function visibleLine(text: string): string {
  return text.replace(OBEYED, escapeOf);
}

function escapeOf(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
