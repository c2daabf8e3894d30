import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function eventIn(path: string): Promise<ICAL.Event> {
  const answer = await server.call(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(
    ICAL.parse(await answer.text()) as ConstructorParameters<typeof ICAL.Component>[0],
  );
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return new ICAL.Event(event);
}

test('an event is a file that a calendar reads, by a library that did not write it @live-08', async () => {
  const event = await eventIn(`/calendar/${ids.coming}.ics`);
  expect(event.summary).toBe('Coming');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-05T20:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-05T21:00:00.000Z');
  expect(String(event.component.getFirstPropertyValue('url'))).toBe(`http://north.localhost/live/${ids.coming}`);
});

test('the next time of a regular event is an event of its own @live-08', async () => {
  const first = await eventIn(`/calendar/${ids.weekly}.ics`);
  server.clock.advance(7 * 86_400_000);
  const next = await eventIn(`/calendar/${ids.weekly}.ics`);
  expect(next.startDate.toJSDate().getTime() - first.startDate.toJSDate().getTime()).toBe(7 * 86_400_000);
  expect(next.uid).not.toBe(first.uid);
  expect(first.location).toBe('Gothenburg');
});

test.each(['x.ics', '0.ics', '5002', `${ids.free}.ics`, '99999.ics'])('there is no calendar file %s', async (file) => {
  expect((await server.call(`/calendar/${file}`)).status).toBe(404);
});
