import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { type HostAnswer, type HostProcess, startHost } from '../support/host-process.ts';
import { anywhere, benchEnumeration } from './enumeration.ts';
import { median, p95 } from './measure.ts';
import type { Flood, Flooded } from './password-flood.ts';

const viewer = { id: 'viewer@playbill.test', secret: 'playbill-demo' };
/** Password sign-ins per second, and for how many seconds. */
const SIGN_INS = { perSecond: 10, seconds: 20 };
/** Numbers of sessions that are renewed concurrently in a loop, and for how many seconds. */
const RENEWALS = { atOnce: [8, 16], seconds: 10 };
/** Number of concurrent sign-ins in the flood, and milliseconds between health probes meanwhile. */
const FLOOD = 500;
const PULSE_MS = 10;

/**
 * A call from a random IP address, and its duration in milliseconds.
 * @throws Error unless the status is 201.
 */
async function timed(host: HostProcess, address: string, body: object, browser = false): Promise<[HostAnswer, number]> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': anywhere(),
    ...(browser && { 'x-playbill-session': 'cookie', origin: `http://apex.localhost:${host.port}` }),
  };
  const begun = performance.now();
  const answer = await host.ask('apex', address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${address} answered ${answer.status} ${answer.text}`);
  return [answer, performance.now() - begun];
}
const signIn = (host: HostProcess) => timed(host, '/api/v2/login', viewer);

/** Starts sign-ins at fixed intervals, however long earlier ones take; returns their milliseconds. */
async function signIns(host: HostProcess): Promise<number[]> {
  const { perSecond, seconds } = SIGN_INS;
  const waiting: Promise<[HostAnswer, number]>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    waiting.push(signIn(host));
    await delay(1000 / perSecond);
  }
  return (await Promise.all(waiting)).map(([, time]) => time);
}

async function renewals(host: HostProcess, atOnce: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + RENEWALS.seconds * 1000;
  const chain = async () => {
    let { refreshToken } = (await signIn(host))[0].json<Tokens>();
    while (performance.now() < until) {
      // The call sends no access token, like a browser whose token has expired, because the server would refuse to
      // renew a token that is still new.
      const [answer, time] = await timed(host, '/api/v2/token/refresh', { refreshToken }, true);
      refreshToken = /playbill-refresh=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';
      times.push(time);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, chain));
  return times;
}

/** Measures health probes during a flood of sign-ins, and the flood’s responses. */
async function flood({ ask, port }: HostProcess): Promise<{ health: number[]; told: Flooded }> {
  const workerData: Flood = { port, count: FLOOD, body: JSON.stringify(viewer) };
  const worker = new Worker(path.join(import.meta.dirname, 'password-flood.ts'), { workerData });
  const over = new AbortController();
  const told = new Promise<Flooded>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  const ended = told.finally(() => over.abort());
  const health: number[] = [];
  while (!over.signal.aborted) {
    const begun = performance.now();
    const { status } = await ask('apex', '/healthz');
    if (status !== 200) throw new Error(`Health is ${status} in a flood`);
    health.push(performance.now() - begun);
    await delay(PULSE_MS);
  }
  await worker.terminate();
  return { health, told: await ended };
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const p99 = (times: readonly number[]) => sorted(times)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const line = (what: string, times: readonly number[], more: string) =>
  `| ${what} | ${median([...times]).toFixed(0)} ms | ${p95([...times]).toFixed(0)} ms | ${more} |`;

/**
 * Measures password sign-in and session renewal on a server with its embedded database; the client shares its two
 * cores.
 */
export async function benchSignIn(): Promise<string[]> {
  const host = await startHost({ PLAYBILL_TRUST_PROXY: '1', PLAYBILL_RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
  try {
    await signIn(host);
    const passwords = await signIns(host);
    const renewed: string[] = [];
    for (const atOnce of RENEWALS.atOnce) {
      const times = await renewals(host, atOnce);
      const rate = (times.length / RENEWALS.seconds).toFixed(0);
      renewed.push(line('a session is renewed', times, `${rate} a second, ${atOnce} at once`));
    }
    const { health, told } = await flood(host);
    const enumeration = await benchEnumeration(host);
    return [
      '| | median | p95 | |',
      '|---|---|---|---|',
      line('sign-in by password', passwords, `${SIGN_INS.perSecond} a second`),
      ...renewed,
      '',
      `${FLOOD} sign-ins at once: ${Object.entries(told.statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}; ${told.withoutRetryAfter} refusals without Retry-After.`,
      `Health meanwhile, asked ${health.length} times: ${median(health).toFixed(0)} ms in the median, ${p99(health).toFixed(0)} ms at p99.`,
      '',
      ...enumeration,
    ];
  } finally {
    await host.stop();
  }
}
