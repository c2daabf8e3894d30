import { expect, test } from 'vitest';
import { drawPage, element } from '../../tests/support/draw-page.tsx';

const image = (attributes: object) =>
  element('image', { source: '/images/a.svg', width: 600, height: 200, alt: 'A ring', ...attributes });
const link = { type: 'VOD', id: 7 };

test('reserves the space of a picture, and requests no larger picture than the page shows', async () => {
  const { html } = await drawPage([image({})]);
  expect(html).toContain('aspect-ratio:600 / 200');
  expect(html).toContain('a.svg?w=480 480w"');
  expect(html).not.toContain('w=800');
});

test('uses the alternative text as the link’s name, and renders no link for a picture without a text', async () => {
  expect((await drawPage([image({ link })])).html).toMatch(/<a[^>]*href="\/video\/7".*alt="A ring"/);
  expect((await drawPage([image({ link, alt: '' })])).html).not.toContain('<a');
});
