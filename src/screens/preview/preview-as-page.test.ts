import { expect, test } from 'vitest';
import { drawnPlace, licencesAsPage, textsAsPage, writtenPlace } from './preview-as-page.ts';

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

test('previews a realm’s licences as a page with the texts of each, as plain text @edit-01 @lic-06', () => {
  const licences = [{ name: 'Monthly', description: 'Sport & <b>news</b>', included: ['Live', 7] }, 'x'];
  expect(licencesAsPage({ version: '1.0', licences })).toMatchObject({
    elements: [
      {
        $type: 'textBlock',
        attributes: { title: 'Monthly', text: '<p>Sport &amp; &lt;b&gt;news&lt;/b&gt;</p><p>Live</p>' },
      },
      { attributes: { text: '' } },
    ],
  });
  expect(drawnPlace('licences', '/licences/2/name')).toBe('/elements/2/name');
  expect(writtenPlace('licences', '/elements/2/attributes/title')).toBe('/licences/2/title');
});

test('maps JSON pointers of a realm’s text document to the page that previews it and back @edit-04', () => {
  expect(drawnPlace('texts', '/texts/2/text')).toBe('/elements/2/text');
  expect(writtenPlace('texts', '/elements/2/attributes/text')).toBe('/texts/2/text');
  expect(writtenPlace('texts', '/elements/2')).toBe('/texts/2');
  expect(writtenPlace('page', '/elements/2/attributes/text')).toBe('/elements/2/attributes/text');
});
