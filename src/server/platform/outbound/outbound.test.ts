import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { createOutbound, type Outbound } from './client.ts';
import { EgressError } from './egress.ts';

let heard: IncomingMessage[] = [];
let answer: RequestListener;
const other = createServer((request, response) => {
  heard.push(request);
  answer(request, response);
});
let base: string;
let port: number;
const metrics = createMetrics();
const allowing: Outbound = createOutbound({ egress: ['127.0.0.1'], metrics });
const strict: Outbound = createOutbound({ egress: [], metrics });
const fetchAllowed = allowing.createFetch('test');
const fetchStrict = strict.createFetch('test');
const post = { method: 'POST', body: '{}' };

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ({ port } = other.address() as AddressInfo);
  base = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  heard = [];
});
afterAll(async () => {
  await Promise.all([allowing.close(), strict.close()]);
  other.closeAllConnections();
  other.close();
});

/** Starts a server that answers each request with the next of the given listeners; the last one repeats. */
const inTurn = (...answers: RequestListener[]): RequestListener => {
  let at = 0;
  return (request, response) => answers[Math.min(at++, answers.length - 1)]?.(request, response);
};
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end(`answered ${code}`);

describe('rule for outgoing connections (egress rule) of the HTTP client', () => {
  test('rejects a call to a private address by IP address or host name before sending anything @srv-08', async () => {
    answer = status(200);
    const secure = base.replace('http:', 'https:');
    for (const url of [secure, `https://localhost:${port}`, `https://[::1]:${port}`, `https://0x7f.1:${port}`])
      await expect(fetchStrict(url), url).rejects.toThrow(EgressError);
    expect(heard).toEqual([]);
  });

  test('rejects calls over plain http except to addresses on the allowlist @srv-08', async () => {
    answer = status(200);
    await expect(fetchAllowed('http://93.184.216.34/')).rejects.toThrow('it must be https');
    expect(await (await fetchAllowed(base)).text()).toBe('answered 200');
  });

  test('checks each redirect against the egress rule, and follows no redirect of a POST @srv-08', async () => {
    answer = inTurn(status(302, { location: `${base}/next` }), status(200));
    expect(await (await fetchAllowed(base)).text()).toBe('answered 200');
    for (const location of ['https://169.254.169.254/latest/meta-data', 'https://127.0.0.2:1/', 'http://[::1]:1/']) {
      answer = status(302, { location });
      await expect(fetchAllowed(base), location).rejects.toThrow(EgressError);
    }
    heard = [];
    answer = inTurn(status(307, { location: `${base}/next` }), status(200));
    expect((await fetchAllowed(base, post)).status).toBe(307);
    expect(heard).toHaveLength(1);
  });
});

describe('time and size limits of outbound calls', () => {
  test('an outbound call times out when the service does not answer @srv-08', async () => {
    answer = () => undefined;
    await expect(allowing.createFetch('test', { deadlineMs: 200 })(base)).rejects.toThrow(/timeout|aborted/);
  });

  test('an outbound call times out when the service sends an endless slow response @srv-08', async () => {
    answer = (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    const response = await allowing.createFetch('test', { deadlineMs: 300 })(base);
    await expect(response.text()).rejects.toThrow(/timeout|aborted/);
  });

  test('an outbound call aborts a response that is too large @srv-08', async () => {
    let sent = 0;
    answer = (_request, response) => {
      const more = () => {
        while (sent < 50_000_000 && response.write(Buffer.alloc(100_000))) sent += 100_000;
      };
      response.on('drain', more);
      more();
    };
    const response = await fetchAllowed(base);
    const error = await response.text().catch((thrown: unknown) => thrown);
    expect(String((error as Error).cause ?? error)).toMatch(/size/i);
    expect(sent).toBeLessThan(50_000_000);
  });
});

describe('retries of outbound calls', () => {
  test('an outbound call is retried after the time in Retry-After @srv-08', async () => {
    const times: number[] = [];
    const noted =
      (listener: RequestListener): RequestListener =>
      (...at) => {
        times.push(Date.now());
        listener(...at);
      };
    answer = inTurn(noted(status(503, { 'retry-after': '1' })), noted(status(200)));
    expect((await fetchAllowed(base)).status).toBe(200);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('an outbound call is not retried if the retry would exceed the call’s deadline @srv-08', async () => {
    answer = status(503, { 'retry-after': '600' });
    expect((await fetchAllowed(base)).status).toBe(503);
    expect(heard).toHaveLength(1);
  });

  test('an outbound call stops after three attempts and returns the last response @srv-08', async () => {
    answer = status(503);
    expect((await fetchAllowed(base)).status).toBe(503);
    expect(heard).toHaveLength(3);
  });

  test.each([
    ['does not retry a POST without an idempotency key', {}, 503, 1],
    ['retries a POST with an idempotency key', { headers: { 'idempotency-key': 'once' } }, 200, 2],
  ])('only idempotent outbound calls are retried: %s @srv-08', async (_what, more, expected, calls) => {
    answer = inTurn(status(503), status(200));
    expect((await fetchAllowed(base, { ...post, ...more })).status).toBe(expected);
    expect(heard).toHaveLength(calls);
  });

  test('an outbound call is not retried after a 404 response @srv-08', async () => {
    answer = status(404);
    expect((await fetchAllowed(base)).status).toBe(404);
    expect(heard).toHaveLength(1);
  });
});

test('an outbound call sends the id of the request that caused the call or, without such a request, a new id @srv-08', async () => {
  answer = status(200);
  await fetchAllowed(base, { headers: { 'x-request-id': 'request-0001' } });
  await fetchAllowed(new Request(base));
  expect(heard[0]?.headers['x-request-id']).toBe('request-0001');
  expect(heard[1]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('an outbound call sends the body of the passed Request object, and the same body on a retry @srv-08', async () => {
  const bodies: string[] = [];
  const noted =
    (code: number): RequestListener =>
    async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      bodies.push(text);
      response.writeHead(code).end();
    };
  answer = inTurn(noted(503), noted(200));
  const headers = { 'idempotency-key': 'once', 'content-type': 'text/plain' };
  const response = await fetchAllowed(new Request(base, { method: 'POST', headers, body: 'amount=5' }));
  expect(response.status).toBe(200);
  expect(bodies).toEqual(['amount=5', 'amount=5']);
});

test('a metric counts outbound calls by service and outcome @srv-08', async () => {
  const counted = createMetrics();
  const outbound = createOutbound({ egress: ['127.0.0.1'], metrics: counted });
  answer = status(404);
  await outbound.createFetch('bank')(base);
  await outbound
    .createFetch('bank')('https://10.0.0.1/')
    .catch(() => undefined);
  await outbound.close();
  const { values } = await counted.outbound.get();
  expect(values.map(({ labels, value }) => [labels, value])).toEqual([
    [{ service: 'bank', outcome: '4xx' }, 1],
    [{ service: 'bank', outcome: 'refused' }, 1],
  ]);
});
