import type { JSX } from 'preact';

/** Paragraphs; those that begin with `- ` are items of a list. */
export function Prose({ text }: { readonly text: readonly string[] }): JSX.Element {
  const blocks: (string | string[])[] = [];
  for (const paragraph of text) {
    const last = blocks.at(-1);
    if (!paragraph.startsWith('- ')) blocks.push(paragraph);
    else if (Array.isArray(last)) last.push(paragraph.slice(2));
    else blocks.push([paragraph.slice(2)]);
  }
  return (
    <div class="prose">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
