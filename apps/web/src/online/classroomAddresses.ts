import { isObject } from '@tabuleiro/match';
import { isOnlyHere } from './addresses.js';

/**
 * Where the other devices of the room find the app, the likeliest address first. A page that came by an address of the network
 * shows that one: it has just worked.
 */
export async function classroomAddresses(page: string = location.href): Promise<readonly string[]> {
  const own = isOnlyHere(new URL(page).hostname) ? [] : [baseOf(page)];
  return [...new Set([...own, ...(await askServer(page))])];
}

function baseOf(page: string): string {
  return new URL('.', page.replace(/[?#].*$/, '')).href;
}

/** None where the app came from a plain file host, or the server is gone. */
async function askServer(page: string): Promise<readonly string[]> {
  try {
    const answer = await fetch(new URL('addresses', baseOf(page)), { cache: 'no-store' });
    const json: unknown = answer.ok ? await answer.json() : undefined;
    return isObject(json) && Array.isArray(json.addresses) ? json.addresses.filter(isAddress) : [];
  } catch {
    return [];
  }
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^http:\/\/\S{1,200}\/$/.test(value);
}
