import { expect, test } from 'vitest';
import { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
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

test('adds realm, locale, user type and page to each analytics event, which matches the server’s event schema @ana-01', () => {
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

test('queues analytics events until consent is granted, then sends the events in order @ana-01', () => {
  const { stream, types } = setUp();
  stream.who('guest');
  stream.view(home);
  stream.report(search);
  expect(types()).toEqual([]);
  stream.decide('granted');
  expect(types()).toEqual(['pageView', 'search']);
});

test('drops analytics events that were reported while consent was refused @ana-01', () => {
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

test('queues analytics events until the user type is known, and sends the user type at the event’s time @ana-01', () => {
  const { stream, reported } = setUp();
  stream.decide('granted');
  stream.view(home);
  expect(reported).toEqual([]);
  stream.who('viewer');
  stream.who('guest');
  stream.report(search);
  expect(reported.map(({ userType }) => userType)).toEqual(['viewer', 'guest']);
});

test('when consent becomes undecided again, sends the analytics events queued before and no later ones @ana-01', () => {
  const { stream, types, calls } = setUp();
  stream.who('viewer');
  stream.decide('granted');
  stream.view(home);
  stream.decide('undecided');
  stream.report(search);
  expect(types()).toEqual(['pageView']);
  expect(calls).toEqual(['flush']);
});

test('gives each page view a separate id and queues a limited number of analytics events @ana-01', () => {
  const { stream, reported } = setUp();
  stream.who('guest');
  for (let view = 0; view < 300; view++) stream.view(home);
  stream.decide('granted');
  expect(reported).toHaveLength(200);
  expect(new Set(reported.map(({ page }) => page.id)).size).toBe(200);
});

test('buffers a limited number of analytics events until a listener subscribes @ana-01', () => {
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
