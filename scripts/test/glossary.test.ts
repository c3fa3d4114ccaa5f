import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Words that Brazilian players do not use for it, or that have another name everywhere else in the product. */
const FOREIGN: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:dado|dados)\b[^.]*\blanç(?:ad|ament)/i, 'arremesso, dado jogado: um lance é outra coisa'],
  [/\blanc(?:e|ar) o dado\b/i, 'jogue o dado'],
  [/\blançamento/i, 'arremesso'],
  [/\bfichas? de passe\b/i, 'Peça de Passagem'],
  [/\bcaptura en passant\b/i, 'tomada en passant'],
  [/\b(?:as|das|peças) negras\b/i, 'pretas'],
  [/\bempate por acordo\b/i, 'empate de comum acordo'],
  [/\bfalta de material\b/i, 'material insuficiente'],
  [/\b(?:ecrã|ficheiros?|utilizador|rato|telemóvel|contacto|facto|registo|equipa)\b/i, 'português do Brasil'],
];

/** The folders of Portuguese texts outside the app, which is looked through as a whole. */
const PORTUGUESE = ['packages/words/src/pt-BR/', 'apps/cli/src/words/pt-BR/', 'apps/server/src/words/pt-BR/'];

function filesIn(folder: string): readonly string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => folder + name);
}

test('one thing has one name, and it is the Brazilian one', () => {
  const files = ['README.pt-BR.md', ...PORTUGUESE.flatMap(filesIn), ...filesIn('apps/web/src/')];
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        FOREIGN.filter(([word]) => word.test(line)).map(([, instead]) => `${file}:${i + 1}: ${instead}`),
      ),
  );
  expect(found).toEqual([]);
});
