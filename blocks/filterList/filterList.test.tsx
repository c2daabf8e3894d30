import { expect, test } from 'vitest';
import schema from '#schemas/blocks/filterList.schema.json';
import { checkPage } from '#schemas/author.ts';
import { drawPage, element } from '../../tests/support/draw-page.tsx';

const [first] = schema.examples;

test('renders the filters as a GET form that preserves the other query parameters @page-12', async () => {
  const { html } = await drawPage([element('filterList', first)], { lang: 'ar' });
  expect(html).toMatch(/<form[^>]*action="\/section\/fights" method="get"/);
  expect(html).toContain('<input type="hidden" name="view" value="all"/>');
  expect(html).toContain('<input type="hidden" name="lang" value="ar"/>');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="division"[^>]*checked=""[^>]*value="strawweight"/);
  expect(html).toMatch(/<input[^>]*type="radio"[^>]*name="sort"[^>]*value="title:ASC"/);
  expect(html.match(/<fieldset/g)).toHaveLength(3);
  expect(html).toContain('href="/section/fights?lang=ar"');
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere', 'javascript:alert(1)'])(
  'renders no filter form if its target is the unsafe URL %s @def-11',
  async (url) => {
    const bad = element('filterList', { ...first, actions: { apply: { url }, reset: { url } } });
    expect(checkPage({ version: '1.0', elements: [bad] }).ok).toBe(false);
    expect((await drawPage([bad])).html).not.toContain('<form');
  },
);
