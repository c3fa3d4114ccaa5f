import type { ExactValues } from '../search/searchTypes.js';
import { PAGE_BYTES, type TableLayout, type TableProblem, VALUE_BYTES } from './header.js';
import { CERTAIN } from './winTable.js';

/** Why a table that was opened is of no use any more: a page of it is damaged, or cannot be had. */
export type TableFaultCode = TableProblem | 'unavailable';

/**
 * Thrown by the values of a table while they are asked for: a wrong value is never given. Whoever asks goes on without that
 * table; an exception, because a search has no answer without the value.
 */
export class TableFault extends Error {
  readonly code: TableFaultCode;

  constructor(code: TableFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Gives the values of a page as they are stored. Throws a `TableFault` where that cannot be done. */
export type ReadPage = (page: number) => DataView;

/** A table whose values are read page by page, as they are asked for. */
export class PagedTable implements ExactValues {
  readonly pieces: number;
  /** The number of positions. */
  readonly length: number;
  private readonly layout: TableLayout;
  private readonly read: ReadPage;
  private readonly mostPages: number;
  /** The pages read last, those not used for longest first. */
  private readonly pages = new Map<number, DataView>();

  constructor(layout: TableLayout, read: ReadPage, mostPages: number) {
    this.layout = layout;
    this.pieces = layout.pieces;
    this.length = layout.length;
    this.read = read;
    this.mostPages = mostPages;
  }

  /** As of `WinTable`. Throws a `TableFault` if the page of the value is of no use. */
  win(own: number, other: number): number {
    const at = this.layout.indexOf(own, other) * VALUE_BYTES;
    const page = Math.floor(at / PAGE_BYTES);
    return this.page(page).getUint16(at % PAGE_BYTES, true) / CERTAIN;
  }

  /** The same of many positions at once: each page is read once, in the order of the table. */
  winMany(own: Int32Array, other: Int32Array): Float64Array {
    const places = Float64Array.from(own, (set, i) => this.layout.indexOf(set, other[i]));
    const wins = new Float64Array(places.length);
    const perPage = PAGE_BYTES / VALUE_BYTES;
    const order = sortByPage(places, perPage, Math.ceil(this.length / perPage));
    let current = -1;
    let page: DataView | undefined;
    for (const i of order) {
      const number = Math.floor(places[i] / perPage);
      if (page === undefined || number !== current) page = this.read(number);
      current = number;
      wins[i] = page.getUint16((places[i] % perPage) * VALUE_BYTES, true) / CERTAIN;
    }
    return wins;
  }

  private page(number: number): DataView {
    const page = this.pages.get(number) ?? this.read(number);
    this.pages.delete(number);
    this.pages.set(number, page);
    if (this.pages.size > this.mostPages) {
      for (const [oldest] of this.pages) {
        this.pages.delete(oldest);
        break;
      }
    }
    return page;
  }
}

/** The indices of `places` by their pages (counting sort). */
function sortByPage(places: Float64Array, perPage: number, pages: number): Uint32Array {
  const ends = new Uint32Array(pages + 1);
  for (const place of places) ends[Math.floor(place / perPage) + 1]++;
  for (let page = 1; page <= pages; page++) ends[page] += ends[page - 1];
  const order = new Uint32Array(places.length);
  for (let i = 0; i < places.length; i++) order[ends[Math.floor(places[i] / perPage)]++] = i;
  return order;
}
