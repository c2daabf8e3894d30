import { expect, test } from 'vitest';
import { pageOf } from '../bench/pages.ts';
import { byDefinition, byHand, byPuck } from '../bench/render-entry.tsx';

const text = (html: string) => html.replace(/<!--.*?-->/g, '');

/** Only the rows, without the surrounding page. */
const rowsOf = (html: string) => (text(html).match(/<section.*?<\/section>/gs) ?? []).join('');

test('the benchmark renders the same page by definition, by hand-written code and by Puck @def-20', () => {
  const page = pageOf(12, 20);
  expect(text(byDefinition(page))).toBe(text(byHand(page)));
  expect(rowsOf(byHand(page))).not.toBe('');
  expect(rowsOf(byPuck(page))).toBe(rowsOf(byHand(page)));
});
