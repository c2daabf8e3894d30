import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type RenderedResponse, createPageCache, type PageCache } from './page-cache.ts';

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const page = (text: string, headers: Record<string, string> = {}, status = 200): RenderedResponse => ({
  status,
  headers: Object.entries({ 'cache-control': shared, 'content-type': 'text/html', ...headers }),
  body: new TextEncoder().encode(text),
});

let now = 0;
let errors: unknown[];
let kept: PageCache;
const outcomes: string[] = [];
const seconds = (count: number) => {
  now += count * 1000;
};

beforeEach(() => {
  now = 1_000_000;
  errors = [];
  outcomes.length = 0;
  kept = createPageCache({
    megabytes: 1,
    now: () => now,
    count: (outcome) => outcomes.push(outcome),
    onError: (error) => errors.push(error),
  });
});

type Draw = (signal: AbortSignal) => Promise<RenderedResponse>;

/** Requests a page as the server does: takes it from the cache or renders it. */
const ask = (
  draw: Draw,
  { key = 'home', revision = '1', headers = {}, signal }: Partial<AskOptions> = {},
): Promise<Response> => {
  const request = new Request('http://apex.example/', { headers, ...(signal && { signal }) });
  const asked = { request, key, revision: revision || undefined, draw };
  return kept.find(asked) ?? kept.draw(asked);
};
interface AskOptions {
  key: string;
  /** The realm's revision; an empty string means that it is unknown. */
  revision: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}
const text = async (draw: Draw, options?: Partial<AskOptions>) => (await ask(draw, options)).text();
const never: Draw = () => Promise.reject(new Error('Drawn again'));
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('memory cache for guests’ pages @load-03', () => {
  test('renders a page once and then serves it from memory with an Age header', async () => {
    expect(await text(async () => page('one'))).toBe('one');
    seconds(9);
    const again = await ask(never);
    expect([await again.text(), again.status, again.headers.get('age'), again.headers.get('cache-control')]).toEqual([
      'one',
      200,
      '9',
      shared,
    ]);
    expect(outcomes).toEqual(['drawn', 'kept']);
  });

  test('caches pages of different cache keys separately', async () => {
    await text(async () => page('one'));
    expect(await text(async () => page('ein'), { key: 'home in German' })).toBe('ein');
  });

  test('refreshes a stale page in the background, once for all requests (stale-while-revalidate)', async () => {
    await text(async () => page('one'));
    seconds(11);
    const drawn = Promise.withResolvers<RenderedResponse>();
    const draw = vi.fn(() => drawn.promise);
    expect([await text(draw), await text(draw), await text(draw)]).toEqual(['one', 'one', 'one']);
    expect(draw).toHaveBeenCalledTimes(1);
    drawn.resolve(page('two'));
    await settled();
    expect(await text(never)).toBe('two');
  });

  test('waits for rendering when the cached page is too old', async () => {
    await text(async () => page('one'));
    seconds(61);
    expect(await text(async () => page('two'))).toBe('two');
  });

  test('coalesces concurrent requests into one rendering', async () => {
    const drawn = Promise.withResolvers<RenderedResponse>();
    const draw = vi.fn(() => drawn.promise);
    const readers = Array.from({ length: 50 }, () => text(draw));
    drawn.resolve(page('one'));
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['one']));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('drops a cached page when the realm’s revision changes', async () => {
    await text(async () => page('one'));
    expect(await text(async () => page('two'), { revision: '2' })).toBe('two');
    expect(await text(never, { revision: '2' })).toBe('two');
    // A request with the previous revision does not get the old page either.
    expect(await text(async () => page('again'), { revision: '1' })).toBe('again');
  });

  test('a request does not join a rendering of the realm’s previous revision', async () => {
    const slow = Promise.withResolvers<RenderedResponse>();
    const before = text(() => slow.promise);
    expect(await text(async () => page('two'), { revision: '2' })).toBe('two');
    seconds(1);
    slow.resolve(page('one'));
    expect(await before).toBe('one');
    expect(await text(async () => page('anew'), { revision: '2' })).toBe('two');
  });

  test.each([
    ['that sets a cookie', { 'set-cookie': 'playbill-access=token' }, 200],
    ['with Cache-Control: private', { 'cache-control': 'private, no-store' }, 200],
    ['with Cache-Control: private and s-maxage', { 'cache-control': 'private, s-maxage=60' }, 200],
    ['with s-maxage but without Cache-Control: public', { 'cache-control': 's-maxage=60' }, 200],
    ['without Cache-Control', { 'cache-control': '' }, 200],
    ['of status 404', {}, 404],
    ['of status 500', {}, 500],
    ['of status 503 with Retry-After', { 'retry-after': '5' }, 503],
    ['that is a redirect', { location: '/login' }, 302],
  ])('passes on a response %s, but does not cache it @srv-04', async (_what, headers, status) => {
    const answer = await ask(async () => page('one', headers, status));
    expect([await answer.text(), answer.status]).toEqual(['one', status]);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(await text(async () => page('two'))).toBe('two');
  });

  test('shares no response with a cookie, not even among concurrent requests @srv-04', async () => {
    let count = 0;
    const draw: Draw = async () => {
      count += 1;
      const mine = String(count);
      await settled();
      return page(mine, { 'set-cookie': `session=${mine}` });
    };
    const answers = await Promise.all([ask(draw), ask(draw), ask(draw)]);
    expect(answers.map((answer) => answer.headers.get('set-cookie')).sort()).toEqual([
      'session=1',
      'session=2',
      'session=3',
    ]);
  });

  test('serves the last cached page while the realm’s revision is unknown, with a short lifetime in shared caches', async () => {
    await text(async () => page('one'));
    seconds(3600);
    const last = await ask(never, { revision: '' });
    expect([await last.text(), last.headers.get('cache-control'), last.headers.get('age')]).toEqual([
      'one',
      'public, max-age=0, s-maxage=5, stale-if-error=86400',
      null,
    ]);
    seconds(24 * 3600);
    await expect(ask(never, { revision: '' })).rejects.toThrow('Drawn again');
  });

  test('serves the last cached page when rendering fails or is rejected', async () => {
    await text(async () => page('one'));
    seconds(600);
    expect(await text(async () => page('away', {}, 503))).toBe('one');
    expect(await text(never)).toBe('one');
    expect(outcomes).toEqual(['drawn', 'last', 'last']);
    // A page of another revision may be wrong, so it is not served.
    await expect(ask(never, { revision: '2' })).rejects.toThrow('Drawn again');
  });

  test('serves the cached page if the background refresh fails, and reports the error', async () => {
    await text(async () => page('one'));
    seconds(11);
    expect(await text(never)).toBe('one');
    await settled();
    expect(errors).toEqual([new Error('Drawn again')]);
    expect(await text(never)).toBe('one');
  });

  test('compresses a page once per encoding and respects Accept-Encoding', async () => {
    const long = 'one '.repeat(1000);
    await text(async () => page(long));
    const as = async (accepted: string) => {
      const answer = await ask(never, { headers: { 'accept-encoding': accepted } });
      return { by: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const [br, gz, plain] = [await as('gzip, br'), await as('gzip;q=1, br;q=0'), await as('identity')];
    expect([br.by, gz.by, plain.by]).toEqual(['br', 'gzip', null]);
    expect([brotliDecompressSync(br.bytes), gunzipSync(gz.bytes), plain.bytes].map(String)).toEqual([long, long, long]);
    expect((await ask(never)).headers.get('vary')).toContain('Accept-Encoding');
  });

  test('answers 304 to a matching If-None-Match of a cached page', async () => {
    const etag = (await ask(async () => page('one'))).headers.get('etag') ?? '';
    const answer = await ask(never, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([304, '', shared]);
    seconds(61);
    expect((await ask(async () => page('two'), { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('evicts the least recently used pages at the page cache’s size limit', async () => {
    const large = 'x'.repeat(200_000);
    for (const key of ['a', 'b', 'c']) await text(async () => page(large), { key });
    await text(never, { key: 'a' });
    await text(async () => page(large), { key: 'd' });
    expect(kept.bytes()).toBeLessThanOrEqual(1_000_000);
    expect(await text(never, { key: 'a' })).toBe(large);
    expect(await text(async () => page('anew'), { key: 'b' })).toBe('anew');
  });
});

test('with a page cache of size 0, caches no pages but still coalesces concurrent requests @load-03', async () => {
  kept = createPageCache({ megabytes: 0, onError: () => undefined });
  const draw = vi.fn(async () => page('one'));
  await Promise.all([text(draw), text(draw)]);
  expect(draw).toHaveBeenCalledTimes(1);
  await text(draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

describe('clients that disconnect @load-02', () => {
  const leaving = () => {
    const signals: AbortSignal[] = [];
    const draw: Draw = (signal) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new Error('Stopped')));
      });
    return { signals, draw };
  };

  test('aborts a rendering when its only client disconnects', async () => {
    const { signals, draw } = leaving();
    const reader = new AbortController();
    const answer = ask(draw, { signal: reader.signal });
    reader.abort();
    await expect(answer).rejects.toThrow('Stopped');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('continues a rendering after a client disconnects while other clients wait', async () => {
    const { signals, draw } = leaving();
    const [one, other] = [new AbortController(), new AbortController()];
    const answers = [ask(draw, { signal: one.signal }), ask(draw, { signal: other.signal })];
    one.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await Promise.allSettled(answers);
  });

  test('does not abort background refreshes, and renders anew after an aborted rendering', async () => {
    await text(async () => page('one'));
    seconds(11);
    const drawn = Promise.withResolvers<RenderedResponse>();
    const signals: AbortSignal[] = [];
    const reader = new AbortController();
    await ask(
      (signal) => {
        signals.push(signal);
        return drawn.promise;
      },
      { signal: reader.signal },
    );
    reader.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    const gone = leaving();
    const left = new AbortController();
    const answer = ask(gone.draw, { key: 'other', signal: left.signal });
    left.abort();
    expect(await text(async () => page('anew'), { key: 'other' })).toBe('anew');
    await expect(answer).rejects.toThrow('Stopped');
  });
});
