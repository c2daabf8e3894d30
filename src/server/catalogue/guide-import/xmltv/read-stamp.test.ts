import { expect, test } from 'vitest';
import { readStamp } from './read-stamp.ts';

test.each([
  ['20261128201500 +0100', '2026-11-28T19:15:00Z'],
  ['20261128201500 -03:30', '2026-11-28T23:45:00Z'],
  ['20261128201500', '2026-11-28T20:15:00Z'],
  ['20261128201500 CET', '2026-11-28T19:15:00Z'],
  ['200007281733 BST', '2000-07-28T16:33:00Z'],
  ['20261128201500Z', '2026-11-28T20:15:00Z'],
  ['200209', '2002-09-01T00:00:00Z'],
  ['20260711200000 Europe/Berlin', '2026-07-11T18:00:00Z'],
  ['20261128201500.000 +0000', '2026-11-28T20:15:00Z'],
])('parses the XMLTV timestamp “%s” as %s @epg-05', (stamp, moment) => {
  expect(readStamp(stamp)).toBe(Date.parse(moment));
});

test.each([
  '',
  'soon',
  '00260101120000',
  '99991231235959',
  '20260230120000',
  '20261128250000',
  '20261128201560',
  '20261128201500 +2500',
  '20261128201500 XYZ',
  '2026-11-28T20:15:00Z',
])('rejects the invalid XMLTV timestamp %j @epg-05', (stamp) => {
  expect(readStamp(stamp)).toBeUndefined();
});

test("timestamps without a time zone use the default one, including that zone's clock changes @epg-05", () => {
  expect(readStamp('20261024200000', 'Europe/Berlin')).toBe(Date.parse('2026-10-24T18:00:00Z'));
  expect(readStamp('20261025200000', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T19:00:00Z'));
  expect(readStamp('20261025200000 +0000', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T20:00:00Z'));
});
