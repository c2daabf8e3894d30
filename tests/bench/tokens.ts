import { randomBytes, randomUUID } from 'node:crypto';
import { deriveSigningKeys } from '#server/platform/keys.ts';
import { readAccessToken, signAccessToken } from '#server/identity/sessions/access-token.ts';
import { isGenuine, readRefreshToken, refreshTokenAt } from '#server/identity/sessions/refresh-token.ts';
import { median, p95 } from './measure.ts';

const COUNT = 3000;

async function timed(work: (index: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < COUNT; index += 1) {
    const started = performance.now();
    await work(index);
    times.push(performance.now() - started);
  }
  // The first tenth warms up the compiler and does not count.
  return times.slice(COUNT / 10);
}

const line = (what: string, times: number[]) =>
  `| ${what} | ${median(times).toFixed(3)} ms | ${p95(times).toFixed(3)} ms |`;

/** Measures creating and verifying tokens sequentially, without the database. */
export async function benchTokens(): Promise<string[]> {
  const signer = {
    keys: deriveSigningKeys('a secret of the measurement that is long enough'),
    clock: { now: () => Date.now() },
  };
  const bearer = { id: 'ann', role: 'viewer', country: 'SE', realm: 'apex', audience: 'site' } as const;
  const tokens: string[] = [];
  const made = await timed(async (index) => {
    tokens[index] = await signAccessToken(signer, { ...bearer, sessionId: randomUUID() });
  });
  const check = (index: number) => readAccessToken(signer, tokens[index] ?? '', 'apex');
  const first = await timed(check);
  const again = await timed(check);
  const salt = randomBytes(16);
  const refresh = refreshTokenAt(signer.keys, { sessionId: randomUUID(), generation: 1 }, salt);
  const refreshed = await timed(() => {
    const token = readRefreshToken(refresh);
    if (!token || !isGenuine(signer.keys, token, salt)) throw new Error('The token is none');
  });
  return [
    '| | median | p95 |',
    '|---|---|---|',
    line('an access token is signed', made),
    line('an access token that comes for the first time is checked', first),
    line('one that has come before is checked', again),
    line('a refresh token is checked', refreshed),
  ];
}
