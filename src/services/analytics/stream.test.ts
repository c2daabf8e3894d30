import { expect, test } from 'vitest';
import { AnalyticsEvent } from '#schemas/wire/analytics.ts';
import { createRelay } from './relay.ts';
import { createStream } from './stream.ts';

function setUp() {
  const reported: AnalyticsEvent[] = [];
  const calls: string[] = [];
  const stream = createStream({
    realm: 'apex',
    locale: 'en_US',
    sinks: [
      {
        take: (event) => void reported.push(event),
        flush: () => void calls.push('flush'),
        forget: () => void calls.push('forget'),
      },
    ],
  });
  return { stream, reported, calls, types: () => reported.map(({ type }) => type) };
}
const home = { type: 'other', route: 'ROOT', source: 'home', version: '1.0' } as const;
const search = { type: 'search', queryLength: 3, results: 2 } as const;

test('each event carries realm, language, viewer and page, and passes the server’s list @ana-01', () => {
  const { stream, reported } = setUp();
  stream.who('guest');
  stream.decide('granted');
  stream.view(home);
  stream.report(search);
  expect(reported).toMatchObject([
    { type: 'pageView', realm: 'apex', locale: 'en_US', userType: 'guest', page: home },
    { ...search, realm: 'apex', page: home },
  ]);
  expect(reported[1]?.page.id).toBe(reported[0]?.page.id);
  for (const event of reported) expect(AnalyticsEvent.safeParse(event).error).toBeUndefined();
});

test('nothing goes anywhere before it is allowed, then all of it in order @ana-01', () => {
  const { stream, types } = setUp();
  stream.who('guest');
  stream.view(home);
  stream.report(search);
  expect(types()).toEqual([]);
  stream.decide('granted');
  expect(types()).toEqual(['pageView', 'search']);
});

test('what was refused is dropped, and stays so @ana-01', () => {
  const { stream, types, calls } = setUp();
  stream.who('viewer');
  stream.view(home);
  stream.decide('refused');
  stream.report(search);
  stream.decide('granted');
  expect(types()).toEqual([]);
  expect(calls).toEqual(['forget']);
  stream.report(search);
  expect(types()).toEqual(['search']);
});

test('an event is of whoever looked then: what came before is held until that is known @ana-01', () => {
  const { stream, reported } = setUp();
  stream.decide('granted');
  stream.view(home);
  expect(reported).toEqual([]);
  stream.who('viewer');
  stream.who('guest');
  stream.report(search);
  expect(reported.map(({ userType }) => userType)).toEqual(['viewer', 'guest']);
});

test('once whoever has allowed it has left, what was allowed goes and nothing follows @ana-01', () => {
  const { stream, types, calls } = setUp();
  stream.who('viewer');
  stream.decide('granted');
  stream.view(home);
  stream.decide('undecided');
  stream.report(search);
  expect(types()).toEqual(['pageView']);
  expect(calls).toEqual(['flush']);
});

test('each view has an id of its own; what waits is bounded @ana-01', () => {
  const { stream, reported } = setUp();
  stream.who('guest');
  for (let view = 0; view < 300; view++) stream.view(home);
  stream.decide('granted');
  expect(reported).toHaveLength(200);
  expect(new Set(reported.map(({ page }) => page.id)).size).toBe(200);
});

test('what a page’s parts tell before anybody listens is kept, a little of it @ana-01', () => {
  const relay = createRelay();
  for (let time = 0; time < 60; time++) relay.report(search);
  const heard: unknown[] = [];
  const stop = relay.listen((happening) => heard.push(happening));
  expect(heard).toHaveLength(50);
  relay.report(search);
  stop();
  relay.report(search);
  expect(heard).toHaveLength(51);
});
