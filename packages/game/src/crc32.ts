/*
 * CRC-32 as in zlib, four bytes at a time: TABLES[k] carries a byte over k more bytes of zeros.
 */
const POLYNOMIAL = 0xedb88320;
const TABLES = new Int32Array(4 * 256);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  TABLES[byte] = crc;
}
for (let at = 256; at < TABLES.length; at++) {
  const before = TABLES[at - 256];
  TABLES[at] = TABLES[before & 255] ^ (before >>> 8);
}

/** The CRC-32 of bytes, or of more bytes behind those whose CRC-32 is `before`. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  let at = 0;
  for (const end = bytes.length - 3; at < end; at += 4) {
    crc ^= bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
    crc =
      TABLES[768 + (crc & 255)] ^
      TABLES[512 + ((crc >>> 8) & 255)] ^
      TABLES[256 + ((crc >>> 16) & 255)] ^
      TABLES[crc >>> 24];
  }
  for (; at < bytes.length; at++) crc = TABLES[(crc ^ bytes[at]) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}
