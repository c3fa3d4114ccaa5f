import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { MOVE_NAGS, POSITION_NAGS, signOf } from '../../analysis/nags.js';
import type { AnalysisSession } from '../../analysis/session.js';

type Props = { readonly session: AnalysisSession };

/** What is said of the move that one is at, and what can be done with the line from there on. */
export function Notes({ session }: Props): JSX.Element {
  const { words, tree, drawing, task, view } = session;
  const id = useId();
  const { comments } = tree.annotations.value;
  const isAtStart = tree.last.value === undefined;
  return (
    <section class="notes" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} class="aside">
        {words.edit.title}
      </h2>
      {!isAtStart && (
        <div class="nag-rows">
          <Nags session={session} title={words.edit.moveNags} nags={MOVE_NAGS} />
          <Nags session={session} title={words.edit.positionNags} nags={POSITION_NAGS} />
        </div>
      )}
      <label class="aside" for={`${id}-comment`}>
        {words.edit.comment}
      </label>
      <textarea
        id={`${id}-comment`}
        class="notes-comment"
        rows={2}
        placeholder={words.edit.comment}
        value={comments.join('\n\n')}
        onInput={(event) => session.comment(event.currentTarget.value)}
      />
      <div class="notes-deeds">
        <button
          type="button"
          class="chip"
          aria-disabled={tree.path.value.branches.length === 0 ? 'true' : undefined}
          onClick={() => session.promote()}
        >
          {words.edit.promote}
        </button>
        <button
          type="button"
          class="chip"
          aria-disabled={isAtStart ? 'true' : undefined}
          onClick={() => session.remove()}
        >
          {words.edit.remove}
        </button>
        {view.written.game.nullMove !== undefined && (
          <button
            type="button"
            class="chip"
            aria-label={words.tools.passLabel}
            aria-disabled={task.noPass.value !== undefined ? 'true' : undefined}
            onClick={() => session.pass()}
          >
            {words.tools.pass}
          </button>
        )}
        {drawing.marks.value.length > 0 && (
          <button type="button" class="chip" onClick={() => session.clearMarks()}>
            {words.edit.clearMarks}
          </button>
        )}
      </div>
    </section>
  );
}

type NagProps = Props & { readonly title: string; readonly nags: readonly number[] };

function Nags({ session, title, nags }: NagProps): JSX.Element {
  const { words, tree } = session;
  const set = tree.annotations.value.nags;
  return (
    <fieldset class="nags" aria-label={title}>
      {nags.map((nag) => {
        const name = words.tree.nags.get(nag) ?? words.tree.nag(nag);
        return (
          <button
            key={nag}
            type="button"
            class="chip nag"
            aria-pressed={set.includes(nag)}
            aria-label={name}
            title={name}
            onClick={() => session.mark(nag)}
          >
            {signOf(nag)}
          </button>
        );
      })}
    </fieldset>
  );
}
