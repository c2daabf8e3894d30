import { expect, test } from 'vitest';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { ownPath, pageAddresses } from './addresses.ts';

const speaking = {
  origin: 'https://www.lumen.test:8443',
  domain: 'lumen.test',
  languages: ['en_US', 'es_ES', 'ar'],
  defaultLocale: 'en_US',
};

test('builds the canonical path of a page without title slug and trailing slash @page-10', () => {
  const title = { name: 'VOD', pathname: '/video/7/ring-of-salt', params: { eventId: '7', eventTitle: 'x' } } as const;
  expect(ownPath(title, {})).toBe('/video/7');
  const series = { name: 'SERIES', pathname: '/serie/5/a', params: { seriesId: '5', seriesTitle: 'a' } } as const;
  expect(ownPath(series, pathSegmentsOf('es'))).toBe('/serie/5');
  expect(ownPath({ name: 'HOME', pathname: '/inicio', params: {} }, pathSegmentsOf('es'))).toBe('/');
  expect(ownPath({ name: 'SECTION', pathname: '/section/about/', params: { id: 'about' } }, {})).toBe('/section/about');
  expect(ownPath({ name: 'ROOT', pathname: '/', params: {} }, {})).toBe('/');
});

test('builds canonical URLs with the realm’s first host, and `x-default` with the default language @page-10', () => {
  expect(pageAddresses('/video/7', 'en_US', speaking)).toEqual({
    canonical: 'https://lumen.test:8443/video/7',
    alternates: [
      { hrefLang: 'en-US', href: 'https://lumen.test:8443/video/7' },
      { hrefLang: 'es-ES', href: 'https://lumen.test:8443/video/7?lang=es_ES' },
      { hrefLang: 'ar', href: 'https://lumen.test:8443/video/7?lang=ar' },
      { hrefLang: 'x-default', href: 'https://lumen.test:8443/video/7' },
    ],
  });
  expect(pageAddresses('/', 'ar', speaking).canonical).toBe('https://lumen.test:8443/?lang=ar');
  expect(pageAddresses('/', 'de_DE', speaking).canonical).toBe('https://lumen.test:8443/');
});

test('percent-encodes URLs in the HTML head exactly once @page-10', () => {
  const { canonical, alternates } = pageAddresses('/📚/a b', 'ar', speaking);
  expect(canonical).toBe('https://lumen.test:8443/%F0%9F%93%9A/a%20b?lang=ar');
  expect(alternates.at(-1)?.href).toBe('https://lumen.test:8443/%F0%9F%93%9A/a%20b');
  expect(pageAddresses('/%F0%9F%93%9A', 'en_US', speaking).canonical).toBe('https://lumen.test:8443/%F0%9F%93%9A');
});
