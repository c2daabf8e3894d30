import { expect, test } from 'vitest';
import { pageOf } from '../bench/pages.ts';
import { byDefinition, byHand } from '../bench/render-entry.tsx';

const text = (html: string) => html.replace(/<!--.*?-->/g, '');

test('the benchmark’s hand-written page has the same HTML as the one rendered from a page definition @def-20', () => {
  const page = pageOf(12, 20);
  expect(text(byDefinition(page))).toBe(text(byHand(page)));
  expect(text(byHand(page))).toContain('<section');
});
