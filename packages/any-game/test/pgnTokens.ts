/** Glyphs beside moves, and the numbers that stand for them. */
const GLYPHS: ReadonlyMap<string, string> = new Map([
  ...([
    ['!', '$1'],
    ['?', '$2'],
    ['!!', '$3'],
    ['??', '$4'],
    ['!?', '$5'],
    ['?!', '$6'],
  ] as const),
]);

/** `[%clk 0:09:51]`, `[%emt 0:00:02.5]`, without needless zeros. */
const TIME = /\[%(clk|emt) 0*(\d+:\d\d:\d\d)(?:\.(\d*?)0*)?\]/g;
const COMMAND = /\[%[^\]]*\]/g;

/**
 * What a PGN text holds, token by token, without white space: what two programs write differently and means the same is made
 * the same here. Move numbers are left out, moves that give check lose their sign, comments one after another become one, the
 * commands and words in it in a fixed order. An independent reading: it shares nothing with the parser.
 */
export function pgnTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  let remarks: string[] = [];
  const flush = (): void => {
    const all = remarks.join(' ');
    const commands = all.match(COMMAND) ?? [];
    const words = all.replace(COMMAND, ' ').replace(/\s+/g, ' ').trim();
    remarks = [];
    tokens.push(...commands.map(sameCommand).flatMap(splitMarks).sort());
    if (words !== '') tokens.push(`{${words}}`);
  };
  const TOKEN = /^\[(\w+)\s+("(?:\\.|[^"\\])*")\]|\{([^}]*)\}|;([^\n]*)|([()])|(\$\d+)|([^\s(){};$]+)/gm;
  for (const [, tag, value, comment, rest, sign, nag, word] of text.matchAll(TOKEN)) {
    const remark = comment ?? rest?.replaceAll('}', ')');
    if (remark !== undefined) {
      remarks.push(remark);
      continue;
    }
    if (nag !== undefined) {
      tokens.push(nag);
      continue;
    }
    if (tag !== undefined) tokens.push(`${tag}=${value}`);
    else if (sign !== undefined || word !== undefined) {
      const own = sign === undefined ? moveTokens(word) : [sign];
      if (own.length > 0) flush();
      tokens.push(...own);
    }
  }
  flush();
  return sortRemarks(tokens);
}

function sameCommand(command: string): string {
  return command
    .replace(TIME, (_, kind, time, fraction) => `[%${kind} ${time}${fraction ? `.${fraction}` : ''}]`)
    .replace(/\s+/g, ' ');
}

/** Marks of one kind may stand in one command or in several. */
function splitMarks(command: string): string[] {
  const [, kind, list] = /^\[%(csl|cal) (.*)\]$/.exec(command) ?? [];
  return kind === undefined ? [command] : list.split(',').map((mark) => `[%${kind} ${mark.trim()}]`);
}

function moveTokens(word: string): string[] {
  const move = word.replace(/^\d+\.*(?=\D|$)/, '').replace(/^\.+/, '');
  if (/^(?:1-0|0-1|1\/2-1\/2|\*)$/.test(word)) return [word];
  if (move === '') return [];
  const [, body = move, glyph = ''] = /^(.*?)([!?]*)$/.exec(move) ?? [];
  const plain = body.replace(/[+#]$/, '').replace(/^(?:Z0|0000|@@@@)$/, '--');
  return [plain, ...(glyph === '' ? [] : [GLYPHS.get(glyph) ?? glyph])];
}

/** NAGs and comments of one move may stand in any order. */
function sortRemarks(tokens: readonly string[]): readonly string[] {
  const sorted: string[] = [];
  let run: string[] = [];
  for (const token of tokens) {
    if (/^[${[]/.test(token)) run.push(token);
    else {
      sorted.push(...run.sort(), token);
      run = [];
    }
  }
  return [...sorted, ...run.sort()];
}
