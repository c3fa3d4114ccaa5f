/** The libraries whose code docs/library.md shows. */
export const LIBRARIES = ['chess.js', 'chessops', 'tabuleiro'];

/** The blocks of one library in docs/library.md, marked with its name: together one program. */
export function libraryProgram(text, library) {
  const blocks = text.matchAll(/^```[jt]s ([\w.]+)\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, name, code]) => (name === library ? [code] : [])).join('');
}

/** What a program says that it prints: the comment behind each `console.log`. */
export function promisedLines(program) {
  return [...program.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
}
