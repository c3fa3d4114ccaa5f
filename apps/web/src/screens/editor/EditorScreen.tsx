import { wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import { Button } from '../../components/Button.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import type { PositionEditor } from '../../editor/editor.js';
import { canRedo, canUndo } from '../../editor/history.js';
import { editorKeyOf } from '../../editor/keys.js';
import { isHelpOpen } from '../../help.js';
import { SpriteLoader, spritesOf } from '../../look/art/sprites.js';
import { editorWords } from '../../words/editor.js';
import { Details } from './Details.js';
import { Palette } from './Palette.js';
import { PositionText } from './PositionText.js';
import './editor.css';

type Props = HeaderProps & {
  readonly editor: PositionEditor;
  /** A new game that begins here. */
  readonly onPlay: () => void;
  readonly onAnalyse: () => void;
  readonly onShare: () => void;
  /** What is wrong with the link that led here, in words. */
  readonly warning?: string;
};

/** A board to put pieces on, what a position has besides, and what the rules say of it. */
export function EditorScreen(props: Props): JSX.Element {
  const { editor, onPlay, onAnalyse, onShare, warning, ...header } = props;
  const { lang, view, settings } = editor;
  const words = editorWords[lang];
  const { speech, coordinates, keys, targets } = settings;
  const verdict = useSpokenVerdict(editor);
  useHistoryKeys(editor);
  return (
    <Page
      {...header}
      title={words.titleOf(wordGame(lang, view.written.game.id))}
      heading={
        <>
          <span class="kicker">{words.title} </span>
          {wordGame(lang, view.written.game.id)}
        </>
      }
      class="editor"
    >
      <SpriteLoader groups={spritesOf(view.written.game.id)} />
      {warning === undefined ? null : (
        <Note kind="warning">
          <p>{warning}</p>
        </Note>
      )}
      <div class={`editor-parts ${view.canFlip ? 'square' : 'long'}`}>
        <div class="editor-board">
          <Board
            {...{ model: editor.board.value, speech, coordinates, keys, targets, readOnly: false }}
            onKey={editor.press}
            onIntent={(intent) => {
              if (intent.kind === 'help') isHelpOpen.value = true;
              else editor.handle(intent);
            }}
          />
        </div>
        <div class="editor-side">
          <Palette editor={editor} />
          <Verdict editor={editor} verdict={verdict} />
          <Next {...{ editor, onPlay, onAnalyse, onShare }} />
          <Tools editor={editor} />
        </div>
        <Details editor={editor} />
        <PositionText editor={editor} />
      </div>
    </Page>
  );
}

/** What the rules say is told as soon as it is another thing, after what was done. */
function useSpokenVerdict(editor: PositionEditor): string {
  const verdict = editor.verdict.value;
  const known = useRef(verdict);
  useEffect(() => {
    if (known.current === verdict) return;
    known.current = verdict;
    editor.say(verdict);
  }, [editor, verdict]);
  return verdict;
}

type PartProps = { readonly editor: PositionEditor };

function Verdict({ editor, verdict }: PartProps & { readonly verdict: string }): JSX.Element {
  const found = editor.judgement.value;
  const isPlayable = found.kind === 'possible' && found.outcome === undefined;
  return (
    <div class="editor-verdict">
      <Note kind={isPlayable ? 'done' : found.kind === 'possible' ? 'info' : 'warning'}>
        <p>{verdict}</p>
        <IdleEp editor={editor} />
      </Note>
    </div>
  );
}

/** The rules forget an en-passant square on which nothing can be captured: it is told, for it is still to be seen here. */
function IdleEp({ editor }: PartProps): JSX.Element | null {
  const found = editor.judgement.value;
  if (found.kind === 'impossible') return null;
  const [here, there] = [editor.step.value.text, found.text].map((text) => epOf(editor, text));
  if (here === undefined || here === there) return null;
  return <p>{editorWords[editor.lang].noCapture(here)}</p>;
}

/** The en-passant square of a text, where the game asks for one. */
function epOf({ lang, form, step }: PositionEditor, text: string): string | undefined {
  const controls = form.controls(lang, form.read(text), step.value.options);
  const ep = controls.find(({ field }) => field === 'ep');
  return ep?.kind === 'select' ? ep.value : undefined;
}

type NextProps = PartProps & Pick<Props, 'onPlay' | 'onAnalyse' | 'onShare'>;

/** What is done with the position when it is there. */
function Next({ editor, onPlay, onAnalyse, onShare }: NextProps): JSX.Element {
  const words = editorWords[editor.lang];
  const id = useId();
  const found = editor.judgement.value;
  const isImpossible = found.kind === 'impossible';
  const isPlayable = found.kind === 'possible' && found.outcome === undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the tools
    <div class="editor-next" role="group" aria-label={words.next}>
      <Button
        kind="primary"
        icon="play"
        disabled={!isPlayable}
        onClick={onPlay}
        {...(isImpossible ? { describedBy: id } : {})}
      >
        {words.play}
      </Button>
      <Button disabled={isImpossible} onClick={onAnalyse}>
        {words.analyse}
      </Button>
      <Button disabled={isImpossible} onClick={onShare}>
        {words.share}
      </Button>
      {isImpossible ? (
        <p class="hint" id={id}>
          {words.cannotPlay}
        </p>
      ) : null}
    </div>
  );
}

function Tools({ editor }: PartProps): JSX.Element {
  const { lang, view } = editor;
  const words = editorWords[lang];
  const history = editor.history.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div class="editor-acts" role="group" aria-label={words.tools}>
      {/* Never disabled: the last step back would take the focus away. */}
      <Button icon="back" class={canUndo(history) ? '' : 'is-idle'} onClick={() => editor.undo()}>
        {words.undo}
      </Button>
      <Button class={canRedo(history) ? '' : 'is-idle'} onClick={() => editor.redo()}>
        {words.redo}
      </Button>
      {view.canFlip ? <Button onClick={() => editor.turn()}>{words.turn}</Button> : null}
      <Button onClick={() => editor.swap()}>{words.swap}</Button>
      <Button onClick={() => editor.start()}>{words.start}</Button>
      <Button onClick={() => editor.clear()}>{words.empty}</Button>
    </div>
  );
}

/** Ctrl+Z and Ctrl+Y as everywhere, wherever the focus is; where one types they are the browser's. */
function useHistoryKeys(editor: PositionEditor): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => hearHistoryKeys(editor, event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [editor]);
}

function hearHistoryKeys(editor: PositionEditor, event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input[type=text], textarea');
  const deed = isTyping ? undefined : editorKeyOf(event);
  if (deed !== 'undo' && deed !== 'redo') return;
  event.preventDefault();
  if (deed === 'redo') editor.redo();
  else editor.undo();
}
