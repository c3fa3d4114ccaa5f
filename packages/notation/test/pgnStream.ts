/** Games made on the fly: `count` of them in chunks, never all in memory; every `broken`th has a fault. */
export function* streamOfGames(count: number, broken: number): Generator<Uint8Array> {
  let text = '';
  for (let i = 1; i <= count; i++) {
    const fault = i % broken === 0 ? ' zz9' : '';
    text += `[Event "Torneio ${i}"]\n[White "Jo\xe3o"]\n[Black "B"]\n[Result "1-0"]\n\n`;
    text += `1. e4 {[%clk 0:10:00]} e5 2. Nf3 (2. f4 exf4) Nc6${fault} 3. Bb5 a6 4. Ba4 Nf6\n5. O-O Be7 1-0\n\n`;
    if (text.length < 65_536 && i < count) continue;
    yield Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    text = '';
  }
}

export const LINES_OF_A_GAME = 8;
