import type { ImpersonationGrant } from '#schemas/wire/identity/impersonation.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { bearer, json, type TestServer } from './realm-server.ts';
import { newViewer } from './sign-up.ts';

/** Creates a support account in the realm north, whose session has a passkey sign-in with a second factor. */
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

/** Headers of a browser request with cookies. */
export const browserOf = (cookies: Record<string, string>) => ({
  'x-playbill-session': 'cookie',
  origin: 'http://north.localhost',
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});

/** Requests permission to impersonate an account. */
export async function askFor(server: TestServer, staff: Pick<Tokens, 'authorisationToken'>, email: string) {
  const init = json({ email, reason: 'Ticket 7: their list is empty.' });
  return server.call('/api/v2/support/impersonations', { ...init, headers: { ...init.headers, ...bearer(staff) } });
}

/** Starts an impersonation and returns the token from its cookie. */
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
