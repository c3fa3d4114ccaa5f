import { STATUS_CODES } from 'node:http';
import { LANGS } from '@tabuleiro/words';
import { HEADERS } from './policy.js';
import { serverWords } from './words/server.js';

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * The whole answer to a request that never became one: too slow, too long, or no HTTP. Nobody knows the client's
 * language then, so it is worded in all.
 */
export function clientRefusal(cause: string): string {
  const status = STATUS_OF[cause] ?? 400;
  const body = LANGS.map((lang) => {
    const { title, text } = serverWords[lang][status === 408 ? 'tooSlow' : 'failure'];
    return `${title}. ${text}\n`;
  }).join('');
  const headers = {
    ...HEADERS,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
