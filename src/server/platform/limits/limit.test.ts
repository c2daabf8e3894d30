import { expect, test, vi } from 'vitest';
import { BusyError, createLimit } from './limit.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a concurrency limit whose work ends when the test says so. */
function watched(options: Partial<Parameters<typeof createLimit>[0]> = {}) {
  let now = 0;
  const limit = createLimit({ places: 2, waiting: 3, longestWait: 4000, ...options }, () => now);
  const ends: (() => void)[] = [];
  const ask = (asker?: Parameters<typeof limit.run>[1]) => {
    const answer = limit.run(() => new Promise<string>((resolve) => ends.push(() => resolve('done'))), asker);
    answer.catch(() => undefined);
    return answer;
  };
  return {
    limit,
    ask,
    begun: () => ends.length,
    end: async (milliseconds = 0) => {
      now += milliseconds;
      for (const end of ends) end();
      await settled();
    },
  };
}

test('the limiter runs and queues a limited number of work items, and rejects the others @load-02', async () => {
  const refused = vi.fn();
  const { limit, ask, begun, end } = watched({ onRefused: refused });
  const answers = Array.from({ length: 5 }, () => ask());
  expect([begun(), limit.running, limit.waiting]).toEqual([2, 2, 3]);
  const error = await ask().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(BusyError);
  expect((error as BusyError).retryAfter).toBeGreaterThan(0);
  expect(refused).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 3; turn += 1) await end();
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect([limit.running, limit.waiting]).toEqual([0, 0]);
});

test('the limiter queues work that may wait longer, while work with the default maximum wait is rejected @load-02', async () => {
  const { ask, end } = watched({ places: 1, waiting: 100 });
  void ask();
  await end(3000);
  void ask();
  void ask();
  await expect(ask()).rejects.toThrow(BusyError);
  const patient = ask({ longestWait: 15_000 });
  for (let turn = 0; turn < 3; turn += 1) await end();
  await expect(patient).resolves.toBe('done');
});

test('the limiter rejects work at once with Retry-After when the expected wait is too long @load-02', async () => {
  const { ask, end } = watched({ places: 1, waiting: 100 });
  void ask();
  await end(3000);
  void ask();
  // The last work took three seconds: the next caller waits 3 seconds, the one after that would wait 6.
  const [next, late] = [ask(), ask()];
  await expect(late).rejects.toThrow(BusyError);
  const { retryAfter } = (await late.catch((cause: unknown) => cause)) as BusyError;
  expect(retryAfter).toBeGreaterThanOrEqual(7);
  expect(retryAfter).toBeLessThanOrEqual(11);
  await end();
  await end();
  expect(await next).toBe('done');
});

test('the limiter answers rejected callers with different Retry-After values from 1 to 5 s @load-02', () => {
  const told = new Set(Array.from({ length: 200 }, () => new BusyError(0).retryAfter));
  expect([...told].sort()).toEqual([1, 2, 3, 4, 5]);
});

test('the limiter rejects queued work after the maximum wait without starting the work @load-02', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { ask, begun, limit } = watched({ places: 1 });
    void ask();
    const waiting = ask();
    vi.advanceTimersByTime(4001);
    await expect(waiting).rejects.toThrow(BusyError);
    expect([begun(), limit.running, limit.waiting]).toEqual([1, 1, 0]);
  } finally {
    vi.useRealTimers();
  }
});

test('the limiter removes the queued work of a caller who aborted, and frees the place in the queue @load-02', async () => {
  const { ask, begun, end, limit } = watched({ places: 1 });
  void ask();
  const reader = new AbortController();
  const answer = ask({ signal: reader.signal });
  reader.abort(new Error('Gone'));
  await expect(answer).rejects.toThrow('Gone');
  expect(limit.waiting).toBe(0);
  await end();
  expect(begun()).toBe(1);
});

test('the limiter rejects work while it is closed, and frees the slot of failed work @load-02', async () => {
  let isClosed = true;
  const limit = createLimit({ places: 1, waiting: 1, longestWait: 1000, isClosed: () => isClosed });
  await expect(limit.run(async () => 'done')).rejects.toThrow(BusyError);
  isClosed = false;
  await expect(limit.run(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  expect(await limit.run(async () => 'done')).toBe('done');
});
