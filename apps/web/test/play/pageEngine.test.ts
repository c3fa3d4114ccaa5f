import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Notices } from '../../src/play/notices.js';
import { tellOnce } from '../../src/play/pageEngine.js';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settings.js';

test('[P-AI] a data file of the computer that cannot be used is seen and heard once, in the language of the page', () => {
  const settings = signal({ ...DEFAULT_SETTINGS, lang: 'pt-BR' as const });
  const said: string[] = [];
  const announce = (text: string, urgency: string): void => void said.push(`${urgency}: ${text}`);
  const notices = new Notices({ settings, announce, sound: () => undefined });
  tellOnce(notices, { game: 'senet', code: 'damaged' });
  const text =
    'Senet: um arquivo de dados está danificado. O computador continua jogando sem ele, mas o nível não está calibrado. Recarregue a página.';
  expect(notices.notice.value).toMatchObject({ tone: 'trouble' });
  expect(notices.notice.value?.text()).toBe(text);
  expect(said).toEqual([`assertive: ${text}`]);
  notices.clear();
  tellOnce(notices, { game: 'senet', code: 'unavailable' });
  expect([notices.notice.value, said.length]).toEqual([undefined, 1]);
});
