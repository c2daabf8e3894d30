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
const named: Outbound = createOutbound({ egress: ['127.0.0.1'], metrics });
const unnamed: Outbound = createOutbound({ egress: [], metrics });

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ({ port } = other.address() as AddressInfo);
  base = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  heard = [];
});
afterAll(async () => {
  await Promise.all([named.close(), unnamed.close()]);
  other.closeAllConnections();
  other.close();
});

/** Answers with the given listeners one after the other; the last one repeats. */
const inTurn = (...answers: RequestListener[]): RequestListener => {
  let at = 0;
  return (request, response) => answers[Math.min(at++, answers.length - 1)]?.(request, response);
};
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end(`answered ${code}`);

describe('egress rule of the client', () => {
  test('rejects a private address before sending anything, by IP address and by name @srv-08', async () => {
    answer = status(200);
    const secure = base.replace('http:', 'https:');
    for (const url of [secure, `https://localhost:${port}`, `https://[::1]:${port}`, `https://0x7f.1:${port}`])
      await expect(unnamed.call({ method: 'GET', url }), url).rejects.toThrow(EgressError);
    expect(heard).toEqual([]);
  });

  test('rejects http except to addresses on the allowlist @srv-08', async () => {
    answer = status(200);
    await expect(named.call({ method: 'GET', url: 'http://93.184.216.34/' })).rejects.toThrow('it must be https');
    expect((await named.call({ method: 'GET', url: base })).text).toBe('answered 200');
  });

  test('checks each redirect against the rule and follows none for a POST @srv-08', async () => {
    answer = inTurn(status(302, { location: `${base}/next` }), status(200));
    expect((await named.call({ method: 'GET', url: base })).text).toBe('answered 200');
    for (const location of ['https://169.254.169.254/latest/meta-data', 'https://127.0.0.2:1/', 'http://[::1]:1/']) {
      answer = status(302, { location });
      await expect(named.call({ method: 'GET', url: base }), location).rejects.toThrow(EgressError);
    }
    heard = [];
    answer = inTurn(status(307, { location: `${base}/next` }), status(200));
    expect((await named.call({ method: 'POST', url: base, body: '{}' })).status).toBe(307);
    expect(heard).toHaveLength(1);
  });
});

describe('time and size limits', () => {
  test('times out when the service does not answer @srv-08', async () => {
    answer = () => undefined;
    await expect(named.call({ method: 'GET', url: base, deadline: 200 })).rejects.toThrow(/timeout|aborted/);
  });

  test('times out when the service sends slowly without end @srv-08', async () => {
    answer = (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    await expect(named.call({ method: 'GET', url: base, deadline: 300 })).rejects.toThrow(/timeout|aborted/);
  });

  test('aborts a response that is too large @srv-08', async () => {
    let sent = 0;
    answer = (_request, response) => {
      const more = () => {
        while (sent < 50_000_000 && response.write(Buffer.alloc(100_000))) sent += 100_000;
      };
      response.on('drain', more);
      more();
    };
    await expect(named.call({ method: 'GET', url: base })).rejects.toThrow(/size/i);
    expect(sent).toBeLessThan(50_000_000);
  });
});

describe('retries', () => {
  test('waits for Retry-After @srv-08', async () => {
    const times: number[] = [];
    const noted =
      (listener: RequestListener): RequestListener =>
      (...at) => {
        times.push(Date.now());
        listener(...at);
      };
    answer = inTurn(noted(status(503, { 'retry-after': '1' })), noted(status(200)));
    expect((await named.call({ method: 'GET', url: base })).status).toBe(200);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('does not wait beyond the deadline @srv-08', async () => {
    answer = status(503, { 'retry-after': '600' });
    expect((await named.call({ method: 'GET', url: base })).status).toBe(503);
    expect(heard).toHaveLength(1);
  });

  test('stops after three attempts and returns the last response @srv-08', async () => {
    answer = status(503);
    expect((await named.call({ method: 'GET', url: base })).status).toBe(503);
    expect(heard).toHaveLength(3);
  });

  test.each([
    ['a post', {}, 503, 1],
    ['a post that may be done twice', { idempotencyKey: 'once' }, 200, 2],
  ])('retries by idempotency key: %s %j @srv-08', async (_what, more, expected, calls) => {
    answer = inTurn(status(503), status(200));
    expect((await named.call({ method: 'POST', url: base, body: '{}', ...more })).status).toBe(expected);
    expect(heard).toHaveLength(calls);
  });

  test('does not retry a 404 @srv-08', async () => {
    answer = status(404);
    expect((await named.call({ method: 'GET', url: base })).status).toBe(404);
    expect(heard).toHaveLength(1);
  });
});

test('sends the id of the causing request, or a new one @srv-08', async () => {
  answer = status(200);
  await named.call({ method: 'GET', url: base, requestId: 'request-0001' });
  await named.call({ method: 'GET', url: base });
  expect(heard[0]?.headers['x-request-id']).toBe('request-0001');
  expect(heard[1]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
