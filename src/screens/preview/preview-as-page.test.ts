import { expect, test } from 'vitest';
import { drawnPlace, textsAsPage, writtenPlace } from './preview-as-page.ts';

test('previews a realm’s text document (such as the terms) as a page, one text below the other @edit-01', () => {
  const texts = [{ key: 'terms', title: 'Terms', text: '<p>Be kind.</p>' }, { key: 'privacy', text: 'None' }, 7];
  expect(textsAsPage({ version: '1.0', texts })).toMatchObject({
    elements: [
      { $type: 'textBlock', attributes: { title: 'Terms', text: '<p>Be kind.</p>' } },
      { attributes: { text: 'None' } },
      { attributes: {} },
    ],
  });
  expect(textsAsPage('x')).toEqual({ version: '1.0', elements: [] });
});

test('maps JSON pointers of a realm’s text document to the page that previews it and back @edit-04', () => {
  expect(drawnPlace('texts', '/texts/2/text')).toBe('/elements/2/text');
  expect(writtenPlace('texts', '/elements/2/attributes/text')).toBe('/texts/2/text');
  expect(writtenPlace('texts', '/elements/2')).toBe('/texts/2');
  expect(writtenPlace('page', '/elements/2/attributes/text')).toBe('/elements/2/attributes/text');
});
