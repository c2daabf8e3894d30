import { expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

const grid = (...elements: unknown[]) => element('gridBlock', { elements });

test('a grid renders pairs of texts as credits, and other elements as they appear outside of a grid @def-05', async () => {
  const { html, reported } = await drawPage([
    grid(
      { text: 'Rui' },
      { text: 'Camera' },
      { text: 'Leonor' },
      { $type: 'textBlock', attributes: { text: '<p>Within</p>' } },
      grid({ text: 'Deeper' }),
    ),
  ]);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toContain('<p>Within</p>');
  expect(textOf(html)).toBe('Rui Camera Leonor Within Deeper');
  expect(reported).toEqual([]);
});

test('a grid leaves out invalid nested elements, reports their JSON pointers, and shows the issues to editors @def-06', async () => {
  const bad = [
    element('textBlock', { text: 'before' }),
    grid({ text: 'Valid' }, { $type: 'textBlock', attributes: { text: 7 } }, { $type: 'hologram', attributes: {} }),
    element('textBlock', { text: 'after' }),
  ];
  const lines = [
    '/elements/1/attributes/elements/1/attributes/text: expected a text, found 7',
    '/elements/1/attributes/elements/2/$type: expected a kind of element that this build knows, found "hologram"',
  ];
  const viewer = await drawPage(bad);
  expect(textOf(viewer.html)).toBe('before Valid after');
  expect(viewer.reported).toEqual(lines);
  const editor = await drawPage(bad, { forEditor: true });
  expect(textOf(editor.html)).toContain(
    'Valid /elements/1/attributes/elements/1/attributes/text expected a text, found 7',
  );
});

test('renders nothing for a grid without elements', async () =>
  expect(textOf((await drawPage([grid()])).html)).toBe(''));
