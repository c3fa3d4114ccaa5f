const FACES = ['1rem "Atkinson Hyperlegible Next Variable"', '1rem "Alfa Slab One"'];

/** Waits for the fonts, but not for long: a first page drawn with them needs no second drawing. */
export async function fontsReady(limit = 400): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, limit);
  });
  await Promise.race([Promise.allSettled(FACES.map((face) => document.fonts.load(face))), late]);
}
