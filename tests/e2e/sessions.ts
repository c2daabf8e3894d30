import type { Page } from '@playwright/test';
import type { DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import { newcomer, password } from './newcomers.ts';
import { at, expect, port, viewer } from './support.ts';

/** Where session cookies are kept: on a realm’s site, or in the studio, which keeps one session per realm. */
interface SessionPlace {
  hostname: string;
  kind: 'cookie' | 'cookie-per-realm';
  /** Port of the server; defaults to the server under test. */
  port?: number | string;
}

/**
 * Opens a session by an API call and puts its cookies into the page’s browser, faster than by the forms. Node cannot
 * resolve subdomains of localhost, so the host goes into a header.
 */
async function openSession(
  page: Page,
  realm: string,
  call: string,
  body: object,
  { hostname, kind, port: programPort = port }: SessionPlace = {
    hostname: new URL(at(realm)).hostname,
    kind: 'cookie',
  },
): Promise<void> {
  const host = `${hostname}:${programPort}`;
  const answer = await page.request.post(`http://127.0.0.1:${programPort}${call}`, {
    headers: { host, realm, origin: `http://${host}`, 'x-playbill-session': kind },
    data: body,
  });
  expect(answer.status(), call).toBe(201);
  const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  await page.context().addCookies(
    set.map(({ value }) => {
      const [, name = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? [];
      return {
        name,
        value: content,
        domain: hostname,
        path: '/',
        httpOnly: /; HttpOnly/i.test(value),
        sameSite: 'Lax' as const,
      };
    }),
  );
}

/** Signs in by an API call, by default as the demo’s viewer. */
export const signedIn = (
  page: Page,
  realm = 'apex',
  login = { id: viewer.email, secret: viewer.password },
): Promise<void> => openSession(page, realm, '/api/v2/login', login);

/** Signs in by an API call as the demo’s viewer, at a server that the test started itself. */
export function signedInAt(page: Page, origin: string): Promise<void> {
  const { hostname, port: own } = new URL(origin);
  const login = { id: viewer.email, secret: viewer.password };
  return openSession(page, 'apex', '/api/v2/login', login, { hostname, kind: 'cookie', port: own });
}

/** Signs in to the studio by an API call as the demo’s editor. */
export const signedInToStudio = (page: Page, realm: string): Promise<void> =>
  openSession(
    page,
    realm,
    '/api/v2/studio/login',
    { id: 'editor@playbill.test', secret: viewer.password },
    { hostname: 'studio.localhost', kind: 'cookie-per-realm' },
  );

/** Signs in by an API call as the demo’s support agent. */
export const signedInAsSupport = (page: Page): Promise<void> =>
  openSession(page, 'apex', '/api/v2/login', { id: 'support@playbill.test', secret: viewer.password });

/** Signs up a new account at apex by an API call, with consent to the terms only; returns its e-mail address. */
export async function signedUp(page: Page, origin: string = at('apex')): Promise<string> {
  const email = newcomer();
  const { hostname, port: programPort } = new URL(origin);
  const account = {
    email,
    secret: password,
    name: 'Nina Newcomer',
    consentAnswers: [{ promptField: 'termsOfUse', answer: true }],
  };
  await openSession(page, 'apex', '/api/v2/user', account, { hostname, kind: 'cookie', port: programPort });
  return email;
}

/** Signs a page’s browser in by a device code that the signed-in page `at` allows. */
export async function signedInByCode(page: Page, at: Page): Promise<void> {
  const asked = await page.request.get(`http://127.0.0.1:${port}/api/v2/token/alt/pin`, { headers: { realm: 'apex' } });
  const { pin, anchor } = (await asked.json()) as DeviceCode;
  const allowed = await at.evaluate(async (code) => {
    const headers = { realm: 'apex', 'x-playbill-session': 'cookie' };
    return (await fetch(`/api/v2/token/alt/pin/${code}`, { method: 'PUT', headers })).status;
  }, pin);
  expect(allowed).toBe(204);
  await openSession(page, 'apex', '/api/v2/token/alt/pin', { pin, anchor });
}
