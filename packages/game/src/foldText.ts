/** Without capitals and accents, as people type words when in haste: `Núcleo` and `nucleo` are the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
