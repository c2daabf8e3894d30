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
  ['/tickets', 'the realm’s partner page /tickets', '/tickets'],
  ['/tickets/', 'the realm’s partner page /tickets', '/tickets'],
  ['/tickets//', 'the realm’s partner page /tickets', '/tickets'],
  ['/tickets?x=1#y', 'the realm’s partner page /tickets', '/tickets'],
  ['https://lumen.example/shop/new', 'the realm’s partner page /shop/new', '/shop/new'],
  ['/shop', 'no partner page of the realm', undefined],
  ['/shop/newer', 'no partner page of the realm', undefined],
  ['/', 'no partner page of the realm', undefined],
])('finds for the URL %s %s', (url, _page, path) => expect(partnerPageAt(url, site)?.path).toBe(path));
