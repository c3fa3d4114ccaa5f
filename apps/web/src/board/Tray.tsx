import { lang } from '../language/lang.js';
import type { Speech } from '../store/settings/settings.js';
import { boardWords } from '../words/app.js';
import { nameMarks } from './cellNames.js';
import { Cover, Ground } from './Marks.js';
import { type BoardModel, type Intent, marksOf, type Tray, type Vacancy } from './model.js';
import { usePointerInput } from './pointer.js';
import { BoardDrawing } from './Square.js';
import './marks.css';
import './tray.css';

export type TraysProps = {
  readonly model: BoardModel;
  /** Which trays: a player's, those of no player, or all of them if left out. */
  readonly of?: 0 | 1 | 'nobody';
  readonly speech: Speech;
  readonly targets: boolean;
  readonly readOnly: boolean;
  readonly onIntent: (intent: Intent) => void;
};

/**
 * What lies beside the board: buttons that are chosen like cells. In the document they belong right after the board,
 * wherever they are to be seen, so that Tab leads from one to the other.
 */
export function Trays(props: TraysProps) {
  const { model, of } = props;
  const pointerInput = usePointerInput(props);
  const isWanted = ({ side }: Vacancy): boolean =>
    of === undefined || (of === 'nobody' ? undefined : of) === side;
  const trays = model.trays.filter(isWanted);
  if (trays.length === 0) return null;
  return (
    <div class="trays" onPointerDown={pointerInput.down}>
      {trays.map((tray) => (
        <TrayButton key={tray.id} {...props} tray={tray} onClick={pointerInput.click} />
      ))}
      {model.vacancies?.filter(isWanted).map(({ label }) => (
        <span key={label} class="vacancy" aria-hidden="true">
          <span class="tray-art" />
          <span class="tray-label">{label}</span>
        </span>
      ))}
    </div>
  );
}

type TrayButtonProps = Pick<TraysProps, 'model' | 'speech' | 'targets'> & {
  readonly tray: Tray;
  readonly onClick: (event: MouseEvent) => void;
  readonly onIntent: (intent: Intent) => void;
};

function TrayButton({ model, speech, targets, tray, onClick, onIntent }: TrayButtonProps) {
  const marks = marksOf(model, tray.id, targets);
  const name = [tray.name, ...nameMarks(tray.name, marks, speech, boardWords[lang.value])].join(', ');
  return (
    <button
      type="button"
      class={`tray ${marks.size > 0 ? 'is-marked' : ''}`}
      data-place={tray.id}
      data-marks={[...marks].join(' ')}
      aria-label={name}
      aria-pressed={marks.has('selected') ? 'true' : undefined}
      onClick={onClick}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onIntent({ kind: 'cancel' });
      }}
    >
      <span class="tray-art">
        <Ground marks={marks} />
        <BoardDrawing art={tray.art} class={`piece off-board side-${tray.side ?? 0}`} />
        <Cover marks={marks} isTaken={true} />
      </span>
      <span class="tray-label" aria-hidden="true">
        {tray.label}
        {tray.count !== undefined && <span class="tray-count">{tray.count}</span>}
      </span>
    </button>
  );
}
