/**
 * Positions in which somebody is about to throw, each with how likely he should win. In a file, little-endian: own set and
 * other's (u32 each), chance (f32).
 */
export type Samples = {
  readonly length: number;
  readonly own: Int32Array;
  readonly other: Int32Array;
  readonly targets: Float32Array;
};

export type Sample = { readonly own: number; readonly other: number; readonly target: number };

const BYTES = 12;

export function encodeSamples(samples: readonly Sample[]): Uint8Array {
  const bytes = new Uint8Array(samples.length * BYTES);
  const view = new DataView(bytes.buffer);
  samples.forEach(({ own, other, target }, i) => {
    view.setInt32(i * BYTES, own, true);
    view.setInt32(i * BYTES + 4, other, true);
    view.setFloat32(i * BYTES + 8, target, true);
  });
  return bytes;
}

export function decodeSamples(files: readonly Uint8Array[]): Samples {
  const length = files.reduce((sum, bytes) => sum + bytes.length / BYTES, 0);
  const own = new Int32Array(length);
  const other = new Int32Array(length);
  const targets = new Float32Array(length);
  let i = 0;
  for (const bytes of files) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += BYTES, i++) {
      own[i] = view.getInt32(at, true);
      other[i] = view.getInt32(at + 4, true);
      targets[i] = view.getFloat32(at + 8, true);
    }
  }
  return { length, own, other, targets };
}
