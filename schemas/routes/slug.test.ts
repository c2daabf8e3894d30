import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Okafor v. Lindqvist 2', 'okafor-v-lindqvist-2'],
  ['  The   Glass.Orchard  ', 'the-glass-orchard'],
  ['¿Qué? — ¡Ay!', 'qué-ay'],
  ['ليلة في الميناء', 'ليلة-في-الميناء'],
  ['__--x--__', 'x'],
  ['???', ''],
])('converts %j to the slug %j @rte-07', (title, slug) => expect(slugOf(title)).toBe(slug));

test('every slug is URL-safe and is unchanged when converted again @rte-07', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugOf(title);
      expect(slug).not.toMatch(/[\s./?#%]|--|^[-_]|[-_]$/u);
      expect(slugOf(slug)).toBe(slug);
      expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
    }),
  );
});
