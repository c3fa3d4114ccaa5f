/** What eyes and fingers find on a page. Each function runs there: it stands for itself. */

type Wanted = { readonly least: number; readonly among: string };

/** Controls among those wanted that are smaller than the least size, with their size; links in a sentence may be. */
export function smallTargets({ least, among }: Wanted): readonly string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role=gridcell], .option';
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('.skip, .aside, p') === null;
  const sizes = [...document.querySelectorAll(controls)].filter(
    (element) => element.matches(among) && isSeen(element) && !element.matches('[type=file]'),
  );
  return sizes.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSmall = Math.min(width, height) < least - 0.5;
    return isSmall ? [`${element.outerHTML.slice(0, 80)} ${width.toFixed()}×${height.toFixed()}`] : [];
  });
}

/** What sticks out at the side of a page that should have no scroll bar there. */
export function overflowing(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return found.map((element) => element.outerHTML.slice(0, 80));
}

/** Words that a box around them cuts off at its side; boxes that scroll, and those for ears alone, do not count. */
export function cutOff(): readonly string[] {
  const words = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth !== 1 &&
      element.closest('.aside, .skip, [aria-hidden=true]') === null &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  const isCut = (element: Element): boolean => {
    const box = element.closest('.game-acts, .card, dialog, .board-frame, .moves');
    if (box === null || !/hidden|clip/.test(getComputedStyle(box).overflowX)) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    return text.right > frame.right + 1 || text.left < frame.left - 1;
  };
  return words.filter(isCut).map((element) => element.outerHTML.slice(0, 80));
}

/** Words that are broken in the middle for want of room, without a hyphen; addresses, numbers and codes may be. */
export function brokenWords(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!(node instanceof Text) || parentElement === null || parentElement.clientWidth === 1) continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (parentElement.closest('.aside, .skip, textarea, select') !== null) continue;
    for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} in ${parentElement.outerHTML.slice(0, 80)}`);
    }
  }
  return broken;
}

/** As wide apart as readers may set letters, words and lines (WCAG 1.4.12); false sets them as they were. */
export function spread(isWide: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  document.adoptedStyleSheets = isWide ? [sheet] : [];
}

/** Names of languages that are not marked as being in theirs (WCAG 3.1.2). */
export function unmarkedLanguages(): readonly string[] {
  const names = [
    ['English', 'en'],
    ['Português', 'pt-BR'],
  ];
  const words = [...document.querySelectorAll('body *')].filter(({ children }) => children.length === 0);
  return names.flatMap(([name, lang]) =>
    words
      .filter(
        (element) => element.textContent === name && element.closest(`[lang]`)?.getAttribute('lang') !== lang,
      )
      .map((element) => element.outerHTML),
  );
}

/** Why the focus is not to be seen; undefined where it is: its ring is drawn, and nothing lies over it (2.4.7, 2.4.11). */
export function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return undefined;
  const name = focused.outerHTML.slice(0, 80);
  const card = focused.closest('.option') ?? focused;
  const rings = [getComputedStyle(card), getComputedStyle(focused, '::after')];
  const isRinged = rings.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!isRinged) return `no ring: ${name}`;
  const { left, top, width, height } = card.getBoundingClientRect();
  const isOutside = left < 0 || top < 0 || left + width > innerWidth + 1 || top > innerHeight;
  if (isOutside) return `out of sight: ${name}`;
  const x = left + width / 2;
  const y = Math.min(top + height / 2, innerHeight - 1);
  const over = document.elementFromPoint(x, y);
  return over !== null && (card.contains(over) || over.contains(card)) ? undefined : `covered: ${name}`;
}

/** What stays in place while the page scrolls, and so could cover something; the head of a table does so in its frame. */
export function sticky(): readonly string[] {
  const found = [...document.querySelectorAll('body *:not(dialog, th)')].filter((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position),
  );
  return found.map((element) => element.outerHTML.slice(0, 80));
}

/** Of these, what is not whole within the window, or not there at all. */
export function outOfSight(selectors: readonly string[]): readonly string[] {
  return selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    if (found.length === 0) return [`${selector} is not there`];
    return found.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isInside =
        left > -1 && top > -1 && right < document.documentElement.clientWidth + 1 && bottom < innerHeight + 1;
      const box = element.closest('.asked, .record, .analysis-panel')?.getBoundingClientRect();
      const isCut = box !== undefined && (top < box.top - 1 || bottom > box.bottom + 1);
      return isInside && !isCut && Math.min(width, height) >= 16
        ? []
        : [`${selector} ${[left, top, right, bottom].map(Math.round)} ${isCut ? 'cut' : ''}`];
    });
  });
}
