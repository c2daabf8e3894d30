import { expect, test } from 'vitest';
import { drawnPlace, type Previewed, toPreviewPage, writtenPlace } from './preview-as-page.ts';

test('previews a realm’s text document (such as the terms) as a page, one text below the other @edit-01', () => {
  const texts = [{ key: 'terms', title: 'Terms', text: '<p>Be kind.</p>' }, { key: 'privacy', text: 'None' }, 7];
  expect(toPreviewPage('texts', { version: '1.0', texts })).toMatchObject({
    page: {
      elements: [
        { $type: 'textBlock', attributes: { title: 'Terms', text: '<p>Be kind.</p>' } },
        { attributes: { text: 'None' } },
        { attributes: {} },
      ],
    },
  });
  expect(toPreviewPage('texts', 'x')).toEqual({ page: { version: '1.0', elements: [] } });
});

test('previews a draft of a page unchanged, and a draft of licences as plans @edit-01 @lic-06', () => {
  const document = { licences: [{ id: 1 }] };
  expect(toPreviewPage('page', document)).toEqual({ page: document });
  expect(toPreviewPage('licences', document)).toMatchObject({
    page: { elements: [{ $type: 'plans' }] },
    licences: [{ id: 1 }],
  });
});

test('maps JSON pointers of a realm’s text document to the page that previews it and back @edit-04', () => {
  const texts: Previewed = { kind: 'texts', document: {}, page: {} };
  expect(drawnPlace(texts, '/texts/2/text')).toBe('/elements/2/text');
  expect(writtenPlace(texts, '/elements/2/attributes/text')).toBe('/texts/2/text');
  expect(writtenPlace(texts, '/elements/2')).toBe('/texts/2');
  expect(writtenPlace({ ...texts, kind: 'page' }, '/elements/2/attributes/text')).toBe('/elements/2/attributes/text');
});

test('maps JSON pointers of licences to their plans and back @edit-04 @lic-06', () => {
  const licences: Previewed = {
    kind: 'licences',
    document: { licences: [{ id: 1, withdrawn: true }, { id: 2 }] },
    page: { elements: [{ attributes: { plans: [{ id: 2 }] } }] },
  };
  expect(drawnPlace(licences, '/licences/1')).toBe('/elements/0/attributes/plans/0');
  expect(writtenPlace(licences, '/elements/0/attributes/plans/0')).toBe('/licences/1');
});
