import { expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

test('tags are said by their label where there is one, and lead on where they can', async () => {
  const tags = [
    { text: 'Folgen', label: 'episodes' },
    { text: 'Drama', label: 'no.such.label', link: { type: 'SECTION', id: 'drama' } },
    { text: 'Nowhere', link: { type: 'SERIES' } },
  ];
  const { html } = await drawPage([element('tagList', { tags })]);
  expect(textOf(html)).toBe('Episodes Drama Nowhere');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('lists of buttons or tags with nothing in them leave no trace but their marks', async () => {
  const { html } = await drawPage([element('tagList', { tags: [] }), element('buttonList', { buttons: [] })]);
  expect(html).toMatch(/^<div class="\w+">(?:<div class="\w+" data-[^>]+><\/div>){2}<\/div>$/);
});
