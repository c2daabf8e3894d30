import { describe, expect, test } from 'vitest';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { requireGiftReturn } from './gift-return.ts';

/** Returns the redirect of a sign-in page's address; undefined if it needs none. */
function redirectOf(path: string, language = 'en', lang?: string): string | undefined {
  try {
    requireGiftReturn({ pathSegments: pathSegmentsOf(language), lang }, `https://apex.example${path}`);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location') ?? '';
  }
}

describe('sign-in for a gift returns to it @gift-01', () => {
  test.each([
    ['/gift/year/login', '/gift/year/login?from=%2Fgift%2Fyear'],
    ['/gift/year/login/redirect', '/gift/year/login/redirect?from=%2Fgift%2Fyear'],
    ['/gift/login', '/gift/login?from=%2Fgift'],
    ['/gift/redeem/AB-CD/login', '/gift/redeem/AB-CD/login?from=%2Fredeem%3FredeemCode%3DAB-CD'],
    ['/gift/redeem/AB-CD/register', '/gift/redeem/AB-CD/register?from=%2Fredeem%3FredeemCode%3DAB-CD'],
  ])('%s gets its target in the query: %s', (path, target) => expect(redirectOf(path)).toBe(target));

  test.each(['/login', '/signup', '/gift/year', '/gift/year/pay', '/redeem?redeemCode=AB'])(
    '%s, which is no sign-in page of a gift, stays as it is',
    (path) => expect(redirectOf(path)).toBeUndefined(),
  );

  test.each(['/gift/year/login?from=/gift/year/pay', '/gift/year/login?entryPage=/gift/year/pay'])(
    '%s, which has a target, keeps it',
    (path) => expect(redirectOf(path)).toBeUndefined(),
  );

  test('the target has the translated path segments and the language of the page', () =>
    expect(redirectOf('/regalo/year/entrar?lang=es_ES', 'es', 'es_ES')).toBe(
      '/regalo/year/entrar?lang=es_ES&from=%2Fregalo%2Fyear%3Flang%3Des_ES',
    ));
});
