import type { Match } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Button } from '../components/Button.js';
import { loadSenetFiles } from '../games/senet/dataFiles.js';
import { SpriteLoader } from '../look/art/sprites.js';
import { reviewPageWords } from '../words/review.js';
import { Review } from './Review.js';
import { type RunningReview, requestOf, startReview } from './reviewClient.js';
import type { Reviewed } from './reviewService.js';
import type { Names } from './reviewTexts.js';
import './review.css';

type Props = {
  readonly lang: Lang;
  readonly match: Match;
  readonly names: Names;
  readonly ply: number;
  readonly onGoTo: (ply: number) => void;
};

type Stage =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'reviewed'; readonly reviewed: Reviewed }
  | { readonly kind: 'failed' };

/** Reviews the match when it is first shown. */
export function ReviewPart({ lang, match, names, ply, onGoTo }: Props): JSX.Element {
  const words = reviewPageWords[lang];
  const id = useId();
  const { stage, retry } = useReview(match);
  return (
    <section class="review-part" aria-labelledby={id}>
      <SpriteLoader groups={['senet']} />
      <h2 id={id}>{words.title}</h2>
      {stage.kind === 'working' ? (
        <Progress text={words.progress(stage.done, total(match))} done={stage.done} total={total(match)} />
      ) : stage.kind === 'failed' ? (
        <p role="alert">
          {words.failed} <Button onClick={retry}>{words.retry}</Button>
        </p>
      ) : (
        <Review lang={lang} reviewed={stage.reviewed} names={names} ply={ply} onGoTo={onGoTo} />
      )}
    </section>
  );
}

function total({ plies }: Match): number {
  return plies?.length ?? 0;
}

type ProgressProps = { readonly text: string; readonly done: number; readonly total: number };

function Progress({ text, done, total: all }: ProgressProps): JSX.Element {
  const id = useId();
  return (
    <div class="review-wait">
      <p id={id}>{text}</p>
      <progress max={all} value={done} aria-labelledby={id} />
    </div>
  );
}

function useReview(match: Match): { readonly stage: Stage; readonly retry: () => void } {
  const [stage, setStage] = useState<Stage>({ kind: 'working', done: 0 });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let reviewing: RunningReview | undefined;
    const show = (next: Stage): void => {
      if (isWanted) setStage(next);
    };
    const start = async (): Promise<void> => {
      // Without the files chances are estimated, and less well; that there is no table is told.
      const files = await loadSenetFiles().catch(() => []);
      if (!isWanted) return;
      reviewing = startReview({ ...requestOf(match), files }, (done) => show({ kind: 'working', done }));
      const result = await reviewing.result;
      show(result.ok ? { kind: 'reviewed', reviewed: result.value } : { kind: 'failed' });
    };
    setStage({ kind: 'working', done: 0 });
    void start();
    return () => {
      isWanted = false;
      reviewing?.cancel();
    };
  }, [match, tries]);
  return { stage, retry: () => setTries((n) => n + 1) };
}
