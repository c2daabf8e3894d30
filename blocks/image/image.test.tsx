import { expect, test } from 'vitest';
import { drawPage, element } from '../../tests/support/draw-page.tsx';

const image = (attributes: object) =>
  element('image', { source: '/images/a.svg', width: 600, height: 200, alt: 'A ring', ...attributes });
const link = { type: 'VOD', id: 7 };

test('an image block reserves the space of its picture, and requests no larger picture than the page shows', async () => {
  const { html } = await drawPage([image({})]);
  expect(html).toContain('aspect-ratio:600 / 200');
  expect(html).toContain('a.svg?w=480 480w"');
  expect(html).not.toContain('w=800');
});

test('the alternative text of a linked image is the link’s name; a picture without a text gets no link', async () => {
  expect((await drawPage([image({ link })])).html).toMatch(/<a[^>]*href="\/video\/7".*alt="A ring"/);
  expect((await drawPage([image({ link, alt: '' })])).html).not.toContain('<a');
});
