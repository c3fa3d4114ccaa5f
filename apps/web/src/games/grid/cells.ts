import type { Lang } from '@tabuleiro/words';
import type { Cell, Place } from '../../board/model.js';
import { type Men, manOf } from './men.js';
import { EMPTY_CELLS } from './squares.js';

/** The squares with what stands on them and what else there is to say about them. */
export function cellsOf(
  lang: Lang,
  men: Men,
  remarks: ReadonlyMap<Place, string> = new Map(),
): readonly Cell[] {
  return EMPTY_CELLS.map((frame) => {
    const piece = men.get(frame.id);
    const remark = remarks.get(frame.id);
    return {
      ...frame,
      ...(piece !== undefined && { man: manOf(lang, piece) }),
      ...(remark !== undefined && { remark }),
    };
  });
}
