import { type CDPSession, expect, type Page } from '@playwright/test';
import { readingTime } from '../../src/announce/announcer.js';
import type { Utterance } from '../fixtures/hearing.js';
import { spoken } from '../fixtures.js';

/** An element as the browser tells it to a screen reader. */
type Heard = { readonly role: string; readonly name: string; readonly states: readonly string[] };

/** Containers that are named when the focus comes into them. */
const CONTAINERS = ['grid', 'dialog', 'radiogroup', 'group', 'region', 'navigation'];
/** States that are told, where they hold. */
const STATES = ['selected', 'checked', 'pressed', 'disabled', 'invalid'];
/** Milliseconds in which whatever was begun has been said, in a page that hurries. */
const QUIET = 300;
/** Milliseconds in which the focus has come to where a key leads. */
const PATIENCE = 10_000;
/** How often a key may be pressed on the way to something. */
const MOST = 80;

/**
 * Somebody who plays by keyboard and ear alone: keys and typed text go in; out come role, name and states of what has the
 * focus, from the browser's accessibility tree, and what the live regions say. Nothing else of the page is known here.
 */
export class Listener {
  private readonly page: Page;
  private readonly browser: CDPSession;
  private around: readonly string[] = [];
  private focus = '';
  private readonly unheard: Utterance[] = [];

  private constructor(page: Page, browser: CDPSession) {
    this.page = page;
    this.browser = browser;
  }

  static async at(page: Page): Promise<Listener> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    return new Listener(page, browser);
  }

  /**
   * Does what a transcript tells and expects it to come out word for word:
   * - `[Enter] button "x"`: a key, and what has the focus after it if that is news, with the containers it came into
   * - `[Tab …] button "x"`: a key pressed until the focus is there
   * - `> Cf3`: a line typed, and Enter
   * - `— text`: what a live region says, `—! text` without waiting
   * At its end nothing else has been said.
   */
  async follow(script: string): Promise<void> {
    const wanted = script
      .trim()
      .split('\n')
      .map((line) => line.trim());
    const heard: string[] = [];
    for (const line of wanted) heard.push(...(await this.perform(line)));
    await this.page.waitForTimeout(QUIET);
    await this.listen();
    heard.push(...this.unheard.splice(0).map(({ text }) => `unexpected: ${text}`));
    expect(heard.join('\n')).toBe(wanted.join('\n'));
  }

  private async perform(line: string): Promise<readonly string[]> {
    if (line.startsWith('—')) return [await this.hear(), ...(await this.tellFocus())];
    if (line.startsWith('> ')) return [await this.write(line.slice(2)), ...(await this.tellFocus())];
    const [, key = '', toWhere = '', there = ''] = /^\[(\S+)( …)?\] ?(.*)$/.exec(line) ?? [];
    if (toWhere === '') await this.page.keyboard.press(codeOf(key));
    else await this.goTo(codeOf(key), there);
    if (there !== '') await this.arrive(there);
    return [[`[${key}${toWhere}]`, ...(await this.tellFocus())].join(' ')];
  }

  private async hear(): Promise<string> {
    await expect
      .poll(() => this.listen(), { message: 'waiting for something to be said' })
      .toBeGreaterThan(0);
    const said = this.unheard.shift();
    // Heard to its end before anything else is done: by the clock of the page, which may hurry.
    await this.page.evaluate(
      (ms) => new Promise((done) => setTimeout(done, ms)),
      readingTime(said?.text ?? ''),
    );
    return `${said?.manner === 'assertive' ? '—!' : '—'} ${said?.text}`;
  }

  private async write(text: string): Promise<string> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    return `> ${text}`;
  }

  private async goTo(key: string, there: string): Promise<void> {
    for (let pressed = 0; pressed < MOST; pressed++) {
      await this.page.keyboard.press(key);
      if (await this.isAt(there)) return;
    }
    throw new Error(`${key} does not lead to ${there}`);
  }

  /** The focus may follow a key when something was kept or loaded first; where it does not, the transcript shows it. */
  private async arrive(there: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end && !(await this.isAt(there))) await this.settle();
  }

  private async isAt(there: string): Promise<boolean> {
    const [focused] = await this.hearFocus();
    return focused !== undefined && there.endsWith(wordsOf(focused));
  }

  private async listen(): Promise<number> {
    this.unheard.push(...(await spoken(this.page)));
    return this.unheard.length;
  }

  /** What has the focus, if that is news. */
  private async tellFocus(): Promise<readonly string[]> {
    await this.settle();
    const [focused, ...outside] = await this.hearFocus();
    const around = outside.filter(({ role, name }) => CONTAINERS.includes(role) && name !== '').map(wordsOf);
    const entered = around.filter((text) => !this.around.includes(text)).reverse();
    const now = wordsOf(focused);
    const isNews = now !== this.focus;
    this.around = around;
    this.focus = now;
    return isNews ? [[...entered, now].join(' ')] : [];
  }

  /** What is drawn is what the tree tells. */
  private async settle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** What has the focus, then what it lies in, from the inside. */
  private async hearFocus(): Promise<readonly Heard[]> {
    const { result } = await this.browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.browser.send('Accessibility.getAXNodeAndAncestors', {
      objectId: result.objectId ?? '',
    });
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => ({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? '').trim(),
        states: properties
          .filter((property) => STATES.includes(property.name) && isOn(property.value.value))
          .map((property) => property.name),
      }));
  }
}

/** `Shift+6` is a key, whatever it writes on a keyboard. */
function codeOf(key: string): string {
  return key.replace(/(^|\+)(\d)$/, '$1Digit$2');
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

function wordsOf(heard: Heard | undefined): string {
  if (heard === undefined) return '';
  const { role, name, states } = heard;
  return [role, ...(name === '' ? [] : [`"${name}"`]), ...states].join(' ');
}
