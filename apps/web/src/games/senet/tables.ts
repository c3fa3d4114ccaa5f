import table from '@tabuleiro/senet-engine/senet-2.bin?url';

/** As much of `fetch` as is needed. */
export type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'arrayBuffer'>>;

let fetched: Promise<readonly ArrayBuffer[]> | undefined;

/**
 * The exact table that the levels and the review know, fetched once. Its users check it. Without it the computer
 * still plays and chances are estimated, so a failure gives no table; the next call tries again.
 */
export async function loadSenetTables(
  get: Fetch = (address) => fetch(address),
): Promise<readonly ArrayBuffer[]> {
  fetched ??= fetchTables(get);
  const tables = await fetched;
  if (tables.length === 0) fetched = undefined;
  return tables;
}

async function fetchTables(get: Fetch): Promise<readonly ArrayBuffer[]> {
  try {
    const response = await get(table);
    return response.ok ? [await response.arrayBuffer()] : [];
  } catch {
    return []; // No network, and nothing kept.
  }
}
