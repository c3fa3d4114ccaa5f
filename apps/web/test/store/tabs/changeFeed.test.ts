import { expect, test } from 'vitest';
import { type Change, ChangeFeed, parseChange } from '../../../src/store/tabs/changeFeed.js';
import { Tabs } from './fakeTabs.js';

test('tabs hear what the others did, not what they did themselves', async () => {
  const tabs = new Tabs();
  const [here, there] = [new ChangeFeed(tabs.makeChannel), new ChangeFeed(tabs.makeChannel)];
  const heard: Change[][] = [[], []];
  here.subscribe((item) => heard[0].push(item));
  const stop = there.subscribe((item) => heard[1].push(item));
  here.publish({ kind: 'written', id: 'g' });
  there.publish({ kind: 'settings' });
  await tabs.settle();
  expect(heard).toEqual([[{ kind: 'settings' }], [{ kind: 'written', id: 'g' }]]);
  stop();
  here.publish({ kind: 'games' });
  await tabs.settle();
  expect(heard[1]).toHaveLength(1);
  here.close();
  there.publish({ kind: 'games' });
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
  expect(parseChange(data)).toBeUndefined();
});

test('without channels nothing is told and nothing breaks', () => {
  const news = new ChangeFeed(() => undefined);
  news.subscribe(() => undefined);
  news.publish({ kind: 'games' });
  news.close();
});
