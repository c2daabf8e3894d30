import { expect, test } from 'vitest';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import hero from './index.ts';

const drawn = (instant: string, text: string) =>
  drawBlock(hero, { title: 'Weigh-in', background: {}, tags: ['Gothenburg'], moment: { instant, text } });

test('the server renders the hero’s times in UTC with the zone’s name @hero-01', () => {
  expect(drawn('2026-12-05T20:00:00+01:00', 'Starts {{instant}}')).toMatch(
    /<li>Starts <time dateTime="2026-12-05T19:00:00.000Z">Sat, December 5 at 7:00.PM UTC<\/time><\/li><li>Gothenburg<\/li>/,
  );
  expect(drawn('2026-12-05T19:00:00Z', '{{instant}} sharp')).toMatch(/<li><time[^<]*<\/time> sharp<\/li>/);
});

test('a hero shows a text without a time placeholder unchanged, and leaves out an invalid date @hero-01', () => {
  expect(drawn('2026-12-05T19:00:00Z', 'Soon')).toContain('<li>Soon</li><li>Gothenburg</li>');
  expect(drawn('2026-02-31T19:00:00Z', 'Starts {{instant}}')).not.toContain('Invalid');
});

test('the title of a hero has no line break before a separator dot, so that no line begins with the dot @hero-01', () =>
  expect(drawBlock(hero, { title: 'Okafor v. Lindqvist · Apex 88', background: {} })).toContain(
    'Okafor v. Lindqvist\u00a0· Apex 88',
  ));
