import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { usePointerInput } from '../../board/pointer.js';
import { BoardDrawing } from '../../board/Square.js';
import { Icon, type IconName } from '../../components/Icon.js';
import { type PositionEditor, placeInPalette, type Tool } from '../../editor/editor.js';
import { editorWords } from '../../words/editor.js';
import '../../components/choice.css';
import '../../look/art/art.css';

type Item = {
  readonly tool: Tool;
  readonly name: string;
  readonly icon?: IconName;
  readonly art?: { readonly name: string; readonly side: 0 | 1 };
};

/** What a click on the board does. Pieces can be dragged from here as well. */
export function Palette({ editor }: { readonly editor: PositionEditor }): JSX.Element {
  const { lang, men } = editor;
  const words = editorWords[lang];
  const tool = editor.tool.value;
  const id = useId();
  const pointerInput = usePointerInput({
    model: editor.board.value,
    readOnly: false,
    onIntent: editor.handle,
  });
  const pieces = men.map(
    (each): Item => ({
      tool: each.id,
      name: each.man.full,
      art: { name: each.man.art, side: each.man.side },
    }),
  );
  const half = pieces.length / 2;
  const items: readonly Item[] = [
    { tool: 'move', name: words.move, icon: 'move' },
    ...pieces.slice(0, half),
    { tool: 'erase', name: words.erase, icon: 'trash' },
    ...pieces.slice(half),
  ];
  const hint = tool === 'move' ? words.moveHint : tool === 'erase' ? words.eraseHint : words.placeHint;
  return (
    <fieldset class="choice palette" aria-describedby={`${id}-hint ${id}-keys`}>
      <legend>{words.palette}</legend>
      <div
        class={half > 6 ? 'choices is-many' : 'choices'}
        style={{ '--across': half + 1, '--across-half': Math.ceil((half + 1) / 2) }}
        onPointerDown={pointerInput.down}
      >
        {items.map((item) => (
          <label
            key={item.tool}
            class={`stamp ${item.tool === tool ? 'is-checked' : ''} ${groundOf(item)}`}
            data-place={item.art === undefined ? undefined : placeInPalette(item.tool)}
            title={item.name}
          >
            <input
              type="radio"
              name={id}
              value={item.tool}
              checked={item.tool === tool}
              aria-label={item.name}
              onChange={() => editor.choose(item.tool)}
            />
            <span class="focus-ring" aria-hidden="true" />
            {item.icon === undefined ? null : <Icon name={item.icon} />}
            {item.art === undefined ? null : (
              <BoardDrawing art={item.art.name} class={`piece side-${item.art.side}`} />
            )}
            {item.icon === undefined ? null : <span class="label">{item.name}</span>}
          </label>
        ))}
      </div>
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p class="hint keys" id={`${id}-keys`}>
        {words.keys}
      </p>
    </fieldset>
  );
}

/** Pieces lie on the ground that tells their side best; tools are no pieces. */
function groundOf({ art }: Item): string {
  if (art === undefined) return 'is-tool';
  return art.side === 1 ? 'is-second' : '';
}
