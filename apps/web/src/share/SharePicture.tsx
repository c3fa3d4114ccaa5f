import type { Study } from '@tabuleiro/any-game';
import { type Mark, stateAt, stepAt, type TreePath } from '@tabuleiro/game';
import { type Lang, wordPlayer } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import type { Place } from '../board/model.js';
import { Button } from '../components/Button.js';
import { Switch } from '../components/Choice.js';
import { Note } from '../components/Note.js';
import { GameMove, positionOf } from '../games/position.js';
import type { GameView } from '../games/view.js';
import { moveMarksOf } from '../play/boardModel.js';
import { download, fileName } from '../play/gameExport.js';
import { shareWords } from '../words/share.js';
import { captionOf } from './caption.js';
import { loadDrawings } from './drawings.js';
import { type PictureContent, pictureSvg, turnedContent } from './picture.js';
import { dataAddress, rasterize } from './raster.js';

type Props = {
  readonly lang: Lang;
  readonly letters: Lang;
  readonly view: GameView;
  readonly study: Study;
  readonly at: TreePath;
  /** Does the board on the screen lie turned, the second player's side nearest? */
  readonly isTurned: boolean;
};

/** The position as a picture to keep, to paste, to print elsewhere. */
export function SharePicture(props: Props): JSX.Element {
  const { lang, view, study } = props;
  const words = shareWords[lang];
  const [isTurned, setTurned] = useState(props.isTurned);
  const svg = usePicture({ ...props, isTurned });
  const [told, setTold] = useState('');
  const { id } = study.written.game;
  const name = (): string => fileName(id, new Date());
  const tell = (text: string): void => {
    setTold(text);
    announce(text, 'polite');
  };
  const keepPng = async (drawn: string): Promise<void> => {
    try {
      download({ name: `${name()}.png`, type: 'image/png', text: await rasterize(drawn) });
    } catch {
      tell(words.noPicture);
    }
  };
  const copy = async (drawn: string): Promise<void> => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': rasterize(drawn) })]);
      tell(words.pictureCopied);
    } catch {
      tell(words.pictureNotCopied);
    }
  };
  if (svg === 'missing') return <Note kind="warning">{words.noPicture}</Note>;
  if (svg === undefined) return <div class="share-picture is-coming" />;
  return (
    <>
      {view.canFlip && (
        <Switch
          label={words.turned(wordPlayer(lang, study.written.game.players[1]))}
          checked={isTurned}
          onChange={setTurned}
        />
      )}
      <img class="share-picture" src={dataAddress(svg)} alt={altOf(svg)} />
      <div class="link-acts">
        <Button onClick={() => void keepPng(svg)}>{words.png}</Button>
        <Button onClick={() => download({ name: `${name()}.svg`, type: 'image/svg+xml', text: svg })}>
          {words.svg}
        </Button>
        {canCopyPictures() && <Button onClick={() => void copy(svg)}>{words.copyPicture}</Button>}
        <span class="small">{told}</span>
      </div>
    </>
  );
}

/** The drawing, as soon as the pieces are there. */
function usePicture({ lang, letters, view, study, at, isTurned }: Props): string | 'missing' | undefined {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const content = contentOf({ lang, letters, view, study, at, isTurned });
    void loadDrawings(study.written.game.id).then((drawings) => {
      const isWhole = content.cells.every(({ man }) => man === undefined || drawings.has(man.art));
      if (!isGone) setSvg(isWhole ? pictureSvg(content, drawings) : 'missing');
    });
    return () => {
      isGone = true;
    };
  }, [lang, letters, view, study, at, isTurned]);
  return svg;
}

export function contentOf({ lang, letters, view, study, at, isTurned }: Props): PictureContent {
  const { rows, columns, columnNames, rowNames } = view;
  const { tree } = study;
  const content: PictureContent = {
    ...{ rows, columns, columnNames, rowNames },
    cells: view.cells(lang, positionOf(view, stateAt(tree, at))),
    moved: movedPlaces(view, study, at),
    marks: marksAt(study, at),
    caption: captionOf(lang, letters, view, study, at),
  };
  return isTurned && view.canFlip ? turnedContent(content) : content;
}

function marksAt({ tree }: Study, at: TreePath): readonly Mark[] {
  return (stepAt(tree, at) ?? tree).annotations.marks;
}

/** Where the last move began and ended. */
function movedPlaces(view: GameView, { written, tree }: Study, at: TreePath): ReadonlySet<Place> {
  const step = stepAt(tree, at);
  if (step === undefined) return new Set();
  const before = positionOf(view, stateAt(tree, { ...at, ply: at.ply - 1 }));
  const move = new GameMove(written.game, step.move, before, positionOf(view, step.state));
  const { from, to } = moveMarksOf(view, move);
  return new Set([...from, ...to]);
}

function canCopyPictures(): boolean {
  return 'ClipboardItem' in globalThis && window.isSecureContext;
}

/** What the file says of itself. */
function altOf(svg: string): string {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const text = (name: string): string => documentElement.querySelector(name)?.textContent ?? '';
  return `${text('title')}. ${text('desc')}`;
}
