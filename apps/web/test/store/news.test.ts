import { expect, test } from 'vitest';
import { News, type NewsItem, parseNews } from '../../src/store/news.js';
import { Tabs } from './tabsFake.js';

test('tabs hear what the others did, not what they did themselves', async () => {
  const tabs = new Tabs();
  const [here, there] = [new News(tabs.makeChannel), new News(tabs.makeChannel)];
  const heard: NewsItem[][] = [[], []];
  here.hear((item) => heard[0].push(item));
  const stop = there.hear((item) => heard[1].push(item));
  here.tell({ kind: 'written', id: 'g' });
  there.tell({ kind: 'settings' });
  await tabs.settle();
  expect(heard).toEqual([[{ kind: 'settings' }], [{ kind: 'written', id: 'g' }]]);
  stop();
  here.tell({ kind: 'games' });
  await tabs.settle();
  expect(heard[1]).toHaveLength(1);
  here.close();
  there.tell({ kind: 'games' });
  await tabs.settle();
  expect(heard[0]).toHaveLength(1);
});

test.each([
  undefined,
  null,
  7,
  'games',
  [],
  {},
  { kind: 'written' },
  { kind: 'written', id: 7 },
  { kind: 'x' },
])('the message %j is not news', (data) => {
  expect(parseNews(data)).toBeUndefined();
});

test('without channels nothing is told and nothing breaks', () => {
  const news = new News(() => undefined);
  news.hear(() => undefined);
  news.tell({ kind: 'games' });
  news.close();
});
