import type { Tokens } from '#schemas/wire/identity/session.ts';
import { json, type TestServer } from './realm-server.ts';

let count = 0;

/** Signs up a viewer in a realm of `loadAccounts` and accepts its terms. `more` is merged into the request body. */
export async function newViewer(
  server: TestServer,
  realm = 'north',
  more: object = {},
): Promise<Tokens & { email: string }> {
  const email = `viewer${++count}@playbill.test`;
  const body = {
    email,
    secret: 'a long password',
    name: 'Nina New',
    consentAnswers: [{ promptField: 'terms', answer: true }],
    ...more,
  };
  const answer = await server.call('/api/v2/user', { ...json(body), realm });
  return { ...((await answer.json()) as Tokens), email };
}
