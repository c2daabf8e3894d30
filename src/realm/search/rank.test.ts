import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { fit, search } from './rank.ts';

test.each([
  ['Señorita Ångström', 'senorita angstrom'],
  ['Łódź — Straße', 'lodz strasse'],
  ["L’été d'Œdipe", 'lete doedipe'],
  ['ＦＵＬＬ  width', 'full width'],
  ['İstanbul', 'istanbul'],
  ['أَفْلامٌ قصيرة', 'افلام قصيره'],
  ['Apex 88: Okafor v. Lindqvist', 'apex 88 okafor v lindqvist'],
  ['東京', '東京'],
  ['  !? ', ''],
])('%s is compared as “%s”', (text, folded) => expect(fold(text)).toBe(folded));

describe('how well a title fits', () => {
  const about = 'corner stories documentary';
  test.each<[string, string, number | undefined]>([
    ['glass orchard', 'glass orchard', 0],
    ['glass orchard', 'glass', 1],
    ['glasshouse', 'glass', 2],
    ['the glass orchard', 'glass', 3],
    ['the glass orchard', 'orchard glass', 4],
    ['the glass orchard', 'lass', 5],
    ['the glass orchard', 'la', undefined],
    ['episode one', 'corner', 6],
    ['episode one', 'episode documentary', 6],
    ['episode one', 'glass', undefined],
  ])('“%s” for “%s”: %s', (title, query, expected) => expect(fit({ title, about }, query)).toBe(expected));
});

test('the best come first, whole series before episodes, and no more than asked', () => {
  const entries = [
    { id: 1, title: 'night of stars', about: '', weight: 3 },
    { id: 2, title: 'night', about: '', weight: 3 },
    { id: 3, title: 'night of kings', about: '', weight: 0 },
    { id: 4, title: 'day', about: 'night', weight: 0 },
  ];
  expect(search(entries, 'Night', 9)).toEqual([2, 3, 1, 4]);
  expect(search(entries, 'Night', 2)).toEqual([2, 3]);
  expect(search(entries, ' ? ', 9)).toEqual([]);
});
