import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Worth compressing; fonts and pictures are compressed already. */
const WORTH_IT = /\.(html|js|css|svg|webmanifest|bin)$/;
/** A smaller file fits into one packet anyway. */
const LEAST_BYTES = 1024;

/** Writes `x.js.br` and `x.js.gz` beside every `x.js` where they are smaller; returns the number of files written. */
export function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => WORTH_IT.test(name)).flatMap((name) => compressFile(join(folder, name)))
    .length;
}

function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < LEAST_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = [
    [`${file}.br`, brotliCompressSync(content, { params })],
    [`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
  ].filter(([, copy]) => copy.length < content.length);
  for (const [name, copy] of copies) writeFileSync(name, copy);
  return copies;
}
