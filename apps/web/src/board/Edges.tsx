import type { BoardModel } from './model.js';

/** Files and ranks in the margin, for the eyes: cells are spoken with their names. */
export function Edges({ model }: { readonly model: BoardModel }) {
  const { flipped, columnNames, rowNames } = model;
  const turned = (names: readonly string[]): readonly string[] => (flipped ? names.toReversed() : names);
  return (
    <>
      <Edge class="ranks" names={turned(rowNames)} />
      <Edge class="files" names={turned(columnNames)} />
    </>
  );
}

function Edge({ class: name, names }: { readonly class: string; readonly names: readonly string[] }) {
  return (
    <div class={`edge ${name}`} aria-hidden="true">
      {names.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
}
