import { expect, test } from 'vitest';
import { redirectAfterPost, getRedirectTarget } from './way-on.ts';

const lead = (query: string, lang?: string) =>
  getRedirectTarget({ lang, pathSegments: {} }, new URLSearchParams(query));

test('redirects after a form post to the page the user came from @rte-04', () =>
  expect(lead('from=%2Fvideo%2F12%3Flang%3Des_ES')).toBe('/video/12?lang=es_ES'));

test.each(['', 'from=', 'from=https://evil.example', 'from=//evil.example', 'from=/..//evil.example', 'from=/%5Cevil'])(
  'redirects to the home page after a form post if the query %j contains no path on this site @rte-04',
  (query) => {
    expect(lead(query)).toBe('/');
    expect(lead(query, 'ar')).toBe('/?lang=ar');
  },
);

test('redirects after a form post with status 303, so that going back does not post again', () => {
  const answer = redirectAfterPost('/account');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account']);
});
