/** As much of `fetch` as is needed. */
export type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'arrayBuffer'>>;

const fetched = new Map<string, Promise<ArrayBuffer>>();

/** A data file of the computer, fetched once; whoever uses it checks it. Rejects if it cannot be had: the next call tries again. */
export async function fetchDataFile(
  address: string,
  get: Fetch = (asked) => fetch(asked),
): Promise<ArrayBuffer> {
  const file = fetched.get(address) ?? fetchBytes(address, get);
  fetched.set(address, file);
  try {
    return await file;
  } catch (thrown) {
    fetched.delete(address);
    throw thrown;
  }
}

async function fetchBytes(address: string, get: Fetch): Promise<ArrayBuffer> {
  const response = await get(address);
  if (!response.ok) throw new Error(`no such file: ${address}`);
  return response.arrayBuffer();
}
