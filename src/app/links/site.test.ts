import { expect, test } from 'vitest';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { partnerPageAt } from './partner-page.ts';
import { siteOf } from './site.ts';

const partnerPages = [{ path: '/tickets' }, { path: '/shop/new' }] as RealmSettings['partnerPages'];
const authentication = { required: true, publicRoutes: ['SEARCH'] } as unknown as RealmSettings['authentication'];
const site = siteOf('https://lumen.example', { authentication, partnerPages });

test('reads from the realm’s settings whether the site requires sign-in @rte-03', () =>
  expect(site).toEqual({
    origin: 'https://lumen.example',
    signIn: { required: true, publicRoutes: ['SEARCH'] },
    partnerPages,
  }));

test.each([
  ['/tickets', '/tickets'],
  ['/tickets/', '/tickets'],
  ['/tickets//', '/tickets'],
  ['/tickets?x=1#y', '/tickets'],
  ['https://lumen.example/shop/new', '/shop/new'],
  ['/shop', undefined],
  ['/shop/newer', undefined],
  ['/', undefined],
])('finds for the URL %s the realm’s partner page %s', (url, path) =>
  expect(partnerPageAt(url, site)?.path).toBe(path),
);
