import { fileURLToPath } from 'node:url';

/** The table that comes with the package. */
export const PACKAGED_TABLE: string = fileURLToPath(new URL('../../data/senet-2.bin', import.meta.url));
