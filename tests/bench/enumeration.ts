import { randomInt } from 'node:crypto';
import type { HostProcess } from '../support/host-process.ts';
import { median } from './measure.ts';

/** An e-mail address that has an account, and one of the same length that has none. */
const KNOWN = 'viewer@playbill.test';
const UNKNOWN = 'nobody@playbill.test';
/** Number of measured requests per address. */
const TIMES = 500;

/** A random IP address, so that the rate limit does not apply. */
export const anywhere = (): string => `${randomInt(20, 90)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

type Ask = (host: HostProcess, email: string, headers: Record<string, string>) => ReturnType<HostProcess['ask']>;

const post =
  (path: string, bodyOf: (email: string) => object, realm = 'apex'): Ask =>
  (host, email, headers) =>
    host.ask(realm, path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(email)),
    });

const consentAnswers = [{ promptField: 'termsOfUse', answer: true }];

const questions: readonly { what: string; status: number; ask: Ask }[] = [
  { what: 'a wrong password', status: 404, ask: post('/api/v2/login', (id) => ({ id, secret: 'not it' })) },
  { what: 'a new password is asked for', status: 204, ask: post('/api/v2/reset-password/create', (id) => ({ id })) },
  {
    what: 'somebody signs up, where accounts are made by mail',
    status: 201,
    ask: post('/api/v2/user', (email) => ({ email, secret: 'a long password', name: 'Nina', consentAnswers }), 'lumen'),
  },
  {
    what: 'a link to sign in by is asked for',
    status: 204,
    ask: (host, email, headers) =>
      host.ask('apex', `/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`, { headers }),
  },
];

/**
 * Whether the response time reveals that an address has an account. The two addresses alternate, and the first one
 * changes each turn, so that disturbances affect both.
 */
export async function benchEnumeration(host: HostProcess): Promise<string[]> {
  const lines: string[] = [];
  for (const { what, status, ask } of questions) {
    const times = new Map<string, number[]>([KNOWN, UNKNOWN].map((email) => [email, []]));
    for (let turn = -20; turn < TIMES; turn += 1)
      for (const email of turn % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
        const begun = performance.now();
        const answer = await ask(host, email, { 'x-forwarded-for': anywhere() });
        if (answer.status !== status) throw new Error(`${what}: ${answer.status} ${answer.text}`);
        // The first turns warm up the compiler and do not count.
        if (turn >= 0) times.get(email)?.push(performance.now() - begun);
      }
    const [known = Number.NaN, unknown = Number.NaN] = [...times.values()].map(median);
    const difference = (100 * (known - unknown)) / unknown;
    lines.push(
      `| ${what} | ${known.toFixed(2)} ms | ${unknown.toFixed(2)} ms | ${difference.toFixed(1)} % | below 5 % |`,
    );
  }
  return ['| | of an account | of nobody | difference of the medians | aim |', '|---|---|---|---|---|', ...lines];
}
