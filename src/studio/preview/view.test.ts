import { expect, test } from 'vitest';
import { PreviewView } from '#schemas/wire/authoring/preview.ts';
import { previewUrl } from './preview-url.ts';
import { isBadCountry, viewMessage } from './view.ts';

test('converts audience, country and time of a preview view to a message for the preview @edit-03', () => {
  const view = viewMessage('CHILD', 'BR', '2026-12-24T18:00');
  expect(PreviewView.parse(view)).toEqual(view);
  expect(view).toMatchObject({ audience: 'CHILD', country: 'BR' });
  expect(new Date(view.at ?? '').getTime()).toBe(new Date(2026, 11, 24, 18).getTime());
});

test.each(['B', 'br', 'BRA', '1'])(
  'ignores an invalid country (%s) of a preview view and marks the input as invalid @edit-03',
  (country) => {
    expect(viewMessage('GUEST', country, '')).toEqual({ audience: 'GUEST' });
    expect(isBadCountry(country)).toBe(true);
  },
);

test('leaves out an empty time of a preview view, which means the current time @edit-03', () =>
  expect(viewMessage('GUEST', '', '')).toEqual({ audience: 'GUEST' }));

test.each([
  ['page', 'home', '/_admin/composed-page-preview?lang=ar'],
  ['page', '404', '/_admin/404-preview?lang=ar'],
  ['menu', 'web', '/_admin/navbar-preview?lang=ar'],
  ['form', 'login', '/_admin/preview?lang=ar'],
] as const)('previews the document of kind %s with the name %s at %s @edit-01', (kind, name, path) =>
  expect(previewUrl('http://apex.localhost:3000', kind, name, 'ar')).toBe(`http://apex.localhost:3000${path}`),
);
