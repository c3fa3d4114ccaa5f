/** The text in lower case and without accents, for comparing what people type: `Núcleo` becomes `nucleo`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
