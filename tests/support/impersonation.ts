import type { ImpersonationGrant } from '#schemas/wire/impersonation.ts';
import type { Tokens } from '#schemas/wire/session.ts';
import { bearer, json, type TestServer } from './realm-server.ts';
import { newViewer } from './sign-up.ts';

/** Somebody of support in the realm north. Their session says that they came in by a key of a device, with a second factor. */
export async function newSupporter(server: TestServer): Promise<Tokens & { email: string }> {
  const tokens = await newViewer(server);
  await server.database.query('update accounts set is_support = true where email = $1', [tokens.email], 'north');
  await server.database.query(
    `update sessions set methods = '["pop","mfa"]'
      where account_id = (select id from accounts where email = $1)`,
    [tokens.email],
    'north',
  );
  return tokens;
}

/** The headers of a browser, in which somebody's access token is a cookie. */
export const browserOf = (cookies: Record<string, string>) => ({
  'x-playbill-session': 'cookie',
  origin: 'http://north.localhost',
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});

/** Asks for the leave to look at an account. */
export async function askFor(server: TestServer, staff: Pick<Tokens, 'authorisationToken'>, email: string) {
  const init = json({ email, reason: 'Ticket 7: their list is empty.' });
  return server.call('/api/v2/support/impersonations', { ...init, headers: { ...init.headers, ...bearer(staff) } });
}

/** Follows a link, and gives the cookie's token of the account that is looked at. */
export async function lookAt(
  server: TestServer,
  staff: Pick<Tokens, 'authorisationToken'>,
  email: string,
): Promise<string> {
  const { token } = (await (await askFor(server, staff, email)).json()) as ImpersonationGrant;
  const headers = browserOf({ 'playbill-access': staff.authorisationToken });
  const answer = await server.call(`/api/v2/impersonate/${token}`, { method: 'POST', headers });
  const [, made = ''] = /playbill-impersonation=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  return made;
}
