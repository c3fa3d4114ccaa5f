import { recogniseText } from '@tabuleiro/any-game';
import { wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { copyText } from '../../components/copyText.js';
import { TextField } from '../../components/Field.js';
import { FileButton } from '../../components/FileButton.js';
import type { PositionEditor } from '../../editor/editor.js';
import { editorWords } from '../../words/editor.js';
import { newGameWords } from '../../words/newGame.js';

/** The position as a text, both ways: it follows the board, and the board follows what is pasted. */
export function PositionText({ editor }: { readonly editor: PositionEditor }): JSX.Element {
  const { lang } = editor;
  const words = editorWords[lang].text;
  const { text } = editor.step.value;
  // What was typed and is no position, next to the one it was typed over.
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  const isTyping = typed !== undefined && typed.over === text;
  const bring = (brought: string): void => {
    const trimmed = brought.trim().replaceAll(/\s+/g, ' ');
    const isTaken = editor.bring(trimmed);
    // The end of a line that is still being typed stays as it is.
    setTyped(isTaken && brought === trimmed ? undefined : { text: brought, over: editor.step.value.text });
  };
  const copy = async (): Promise<void> => {
    editor.say((await copyText(text)) ? words.copied : words.notCopied);
  };
  const why = isTyping ? (wordOtherGame(editor, typed.text) ?? editor.wordRefused(typed.text)) : undefined;
  return (
    <section class="editor-text">
      <h2>{words.heading}</h2>
      <TextField
        label={words.label}
        hint={words.hint}
        error={why}
        value={isTyping ? typed.text : text}
        rows={3}
        onInput={bring}
      />
      <div class="editor-acts">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <FileButton
          label={newGameWords[lang].position.open}
          accept=".fen,.bfen,.txt,text/plain"
          onText={bring}
        />
      </div>
    </section>
  );
}

/** A text that has other fields than those of this game may be of another one. */
function wordOtherGame({ lang, view, form }: PositionEditor, text: string): string | undefined {
  const seen = recogniseText(text);
  if (seen.kind !== 'position' || seen.game === view.written.game.id) return undefined;
  if (countFields(seen.text) === countFields(form.empty)) return undefined;
  return editorWords[lang].text.otherGame(wordGame(lang, seen.game));
}

const countFields = (text: string): number => text.split(' ').length;
