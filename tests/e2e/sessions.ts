import type { Page } from '@playwright/test';
import type { DeviceCode } from '#schemas/wire/device-codes.ts';
import { newcomer, password } from './newcomers.ts';
import { at, expect, port, viewer } from './support.ts';

/** Cookies that a session is kept in: of a realm's site, or of the studio, which keeps one for each realm. */
interface SessionPlace {
  hostname: string;
  kind: 'cookie' | 'cookie-per-realm';
  /** Port of the program; that of the server under test unless given. */
  port?: number | string;
}

/**
 * Gives a page's browser the session that a call opens. The forms have journeys of their own, and a form costs two pages.
 * Node does not know names below localhost, so the host goes into a header.
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

/** Signs in without a page, as the demo's viewer unless told otherwise. */
export const signedIn = (
  page: Page,
  realm = 'apex',
  login = { id: viewer.email, secret: viewer.password },
): Promise<void> => openSession(page, realm, '/api/v2/login', login);

/** Signs in as the demo's viewer at a program of a journey's own, without a page. */
export function signedInAt(page: Page, origin: string): Promise<void> {
  const { hostname, port: own } = new URL(origin);
  const login = { id: viewer.email, secret: viewer.password };
  return openSession(page, 'apex', '/api/v2/login', login, { hostname, kind: 'cookie', port: own });
}

/** Signs in to the studio as the demo's editor, without its form. */
export const signedInToStudio = (page: Page, realm: string): Promise<void> =>
  openSession(
    page,
    realm,
    '/api/v2/studio/login',
    { id: 'editor@playbill.test', secret: viewer.password },
    { hostname: 'studio.localhost', kind: 'cookie-per-realm' },
  );

/** Signs in as the demo's support without a page. */
export const signedInAsSupport = (page: Page): Promise<void> =>
  openSession(page, 'apex', '/api/v2/login', { id: 'support@playbill.test', secret: viewer.password });

/** Signs somebody new up at apex without a page, who agrees to its terms and to nothing else. */
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

/** Signs a page's browser in as whoever is signed in at another page of apex, who allows its code. */
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
