import { expect, test } from 'vitest';
import { redactPagePath } from './redact-page-path.ts';

test.each([
  ['/gift/redeem/0123-4567-89AB-CDEF-GHJK-MN/login', '/gift/redeem/…/login'],
  ['/gift/redeem/0123456789ABCDEFGHJKMNPQRS/register', '/gift/redeem/…/register'],
  ['/activate/q83vASNFZ4mrze8BI0VniavN7wEjRWeJ', '/activate/…'],
])('the log of a page leaves out the secret of %s', (path, logged) => {
  expect(redactPagePath(path)).toBe(logged);
});

test.each(['/', '/video/1001', '/payment-update/1', '/partners/night-school'])(
  'the log of a page has the path %s',
  (path) => {
    expect(redactPagePath(path)).toBe(path);
  },
);
