import type { Tokens } from '#schemas/wire/session.ts';
import { json, type TestServer } from './realm-server.ts';

let count = 0;

/** A viewer who has just signed up in a realm of `loadAccounts`, agreeing to its terms. `more` is added to the call's body. */
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
