import { expect, test } from 'vitest';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import hero from './index.ts';

const drawn = (instant: string, text: string) =>
  drawBlock(hero, { title: 'Weigh-in', background: {}, tags: ['Gothenburg'], moment: { instant, text } });

test('the server says a moment in UTC and names the zone, for the browser to take over @hero-01', () => {
  expect(drawn('2026-12-05T20:00:00+01:00', 'Starts {{instant}}')).toMatch(
    /<li>Starts <time dateTime="2026-12-05T19:00:00.000Z">Sat, December 5 at 7:00.PM UTC<\/time><\/li><li>Gothenburg<\/li>/,
  );
  expect(drawn('2026-12-05T19:00:00Z', '{{instant}} sharp')).toMatch(/<li><time[^<]*<\/time> sharp<\/li>/);
});

test('a text without a place for the moment and a day that no calendar has are no mistake @hero-01', () => {
  expect(drawn('2026-12-05T19:00:00Z', 'Soon')).toContain('<li>Soon</li><li>Gothenburg</li>');
  expect(drawn('2026-02-31T19:00:00Z', 'Starts {{instant}}')).not.toContain('Invalid');
});

test('no line of a title begins with the dot between its parts @hero-01', () =>
  expect(drawBlock(hero, { title: 'Okafor v. Lindqvist · Apex 88', background: {} })).toContain(
    'Okafor v. Lindqvist\u00a0· Apex 88',
  ));
