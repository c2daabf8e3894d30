import type { Tokens } from '#schemas/wire/session.ts';
import { json, type TestServer } from './realm-server.ts';

let count = 0;

/** Somebody who has just signed up in a realm of `loadAccounts`, agreeing to its terms. */
export async function newViewer(server: TestServer, realm = 'north'): Promise<Tokens & { email: string }> {
  const email = `viewer${++count}@playbill.test`;
  const body = {
    email,
    secret: 'a long password',
    name: 'Nina New',
    consentAnswers: [{ promptField: 'terms', answer: true }],
  };
  const answer = await server.call('/api/v2/user', { ...json(body), realm });
  return { ...((await answer.json()) as Tokens), email };
}
