import { expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

test('shows a tag’s translation if a label for the tag exists, and links tags with a valid link', async () => {
  const tags = [
    { text: 'Folgen', label: 'episodes' },
    { text: 'Drama', label: 'no.such.label', link: { type: 'SECTION', id: 'drama' } },
    { text: 'Nowhere', link: { type: 'SERIES' } },
  ];
  const { html } = await drawPage([element('tagList', { tags })]);
  expect(textOf(html)).toBe('Episodes Drama Nowhere');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('renders only empty wrapper elements for empty lists of buttons or tags', async () => {
  const { html } = await drawPage([element('tagList', { tags: [] }), element('buttonList', { buttons: [] })]);
  expect(html).toMatch(/^<div class="\w+">(?:<div class="\w+" data-[^>]+><\/div>){2}<\/div>$/);
});
