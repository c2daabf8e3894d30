import { expect, test } from 'vitest';
import { headingOf } from './heading.ts';

const day = '2026-06-05T00:00';

test.each([
  ['dddd, D MMMM', 'en-US', 'Friday, June 5'],
  ['dddd, D MMMM', 'es-ES', 'viernes, 5 de junio'],
  ['ddd, LL', 'en-US', 'Fri, June 5, 2026'],
  ['LL', 'pt-PT', '5 de junho de 2026'],
  ['MMMM YYYY', 'ar', 'يونيو 2026'],
] as const)('formats the day in a heading with the format %s in the locale %s as %s', (format, locale, words) =>
  expect(headingOf({ text: day, format }, locale)).toEqual({ text: words, dateTime: '2026-06-05' }),
);

test.each([
  ['a text', { text: 'The summer season' }, 'The summer season'],
  ['a date without a format', { text: day }, day],
  ['a text with a date format', { text: 'soon', format: 'LL' as const }, 'soon'],
  ['an invalid date with a date format', { text: '2026-19-77T00:00', format: 'LL' as const }, '2026-19-77T00:00'],
])('shows a heading that is %s unchanged', (_heading, title, text) =>
  expect(headingOf(title, 'en-US')).toEqual({ text }),
);
