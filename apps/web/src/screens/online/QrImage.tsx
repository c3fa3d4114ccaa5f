import { encodeQr } from '@tabuleiro/online';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

/** Modules of light paper around the code, as its standard asks. */
const QUIET = 4;

/** A text as a QR code; nothing where it is too long for one. Black on white in every theme: cameras need it. */
export function QrImage({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): JSX.Element | null {
  const drawn = useMemo(() => pathOf(text), [text]);
  if (drawn === undefined) return null;
  const side = drawn.size + 2 * QUIET;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect class="qr-paper" width={side} height={side} />
      <path class="qr-ink" d={drawn.path} />
    </svg>
  );
}

function pathOf(text: string): { readonly size: number; readonly path: string } | undefined {
  const code = encodeQr(text);
  if (code === undefined) return undefined;
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) =>
      code.isDark(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '',
    ).join(''),
  );
  return { size: code.size, path: rows.join('') };
}
