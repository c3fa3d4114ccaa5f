/** SHA-256 of `senet-3.bin` as the solver makes it, on every machine. */
export const THREE_PIECES_SHA256 = 'eb859d7ad2ea535636698be9910108648bf8c95ebabe9a7dd4ca670a4774a40f';
/** SHA-256 of `senet-2.bin` as the solver makes it. */
export const TWO_PIECES_SHA256 = '1e2a964aaab2f53920fc842fc9863ef9c6f7ed772f28a3232fb1ffae5a13afc1';
/** SHA-256 of `senet-4.bin` as the solver makes it. */
export const FOUR_PIECES_SHA256 = 'af3cab9c5a5290fbe60de7c9ff56201f087b25702c0f2c7a7b9e23134ce18c01';
