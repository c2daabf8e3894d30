import { expect, test } from 'vitest';
import { drawPage, element } from '../../tests/support/draw-page.tsx';

const image = (attributes: object) =>
  element('image', { source: '/images/a.svg', width: 600, height: 200, alt: 'A ring', ...attributes });
const link = { type: 'VOD', id: 7 };

test('the room of a picture is kept before it comes, and no more of it is asked for than shows', async () => {
  const { html } = await drawPage([image({})]);
  expect(html).toContain('aspect-ratio:600 / 200');
  expect(html).toContain('a.svg?w=480 480w"');
  expect(html).not.toContain('w=800');
});

test('a picture that leads on is called what it shows; one without words leads nowhere', async () => {
  expect((await drawPage([image({ link })])).html).toMatch(/<a[^>]*href="\/video\/7".*alt="A ring"/);
  expect((await drawPage([image({ link, alt: '' })])).html).not.toContain('<a');
});
