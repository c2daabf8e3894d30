import { expect, test } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a queue whose work ends when the test says so, and records the order in which work was started. */
function watched(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue<string>({ places: 3, placesEach: 2, waiting: 100, waitingEach: 50, ...options });
  const begun: string[] = [];
  const ends = new Map<string, (result: string) => void>();
  const ask = (key: string, share: string, signal?: AbortSignal) => {
    const answer = queue.ask(key, { share, signal }, () => {
      begun.push(key);
      return new Promise((resolve) => ends.set(key, resolve));
    });
    answer.catch(() => undefined);
    return answer;
  };
  const end = async (key: string) => {
    ends.get(key)?.(`${key} done`);
    await settled();
  };
  return { queue, begun, ask, end };
}

test('the queue runs another caller’s work before the queued work of a flooding caller @load-01', async () => {
  const { begun, ask, end, queue } = watched();
  for (let made = 0; made < 40; made++) void ask(`flood ${made}`, 'flood');
  expect(begun).toEqual(['flood 0', 'flood 1']);
  const wanted = ask('wanted', 'other');
  expect(begun).toEqual(['flood 0', 'flood 1', 'wanted']);
  await end('wanted');
  await expect(wanted).resolves.toBe('wanted done');
  expect(queue.waiting).toBe(38);
});

test('the queue serves callers in turn, regardless of how much work each has queued', async () => {
  const { begun, ask, end } = watched({ places: 1, placesEach: 1 });
  for (const key of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(key, key.slice(0, 1));
  for (const key of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(key);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('the queue runs work that a second caller requests too before the other work of a flooding caller', async () => {
  const { begun, ask, end } = watched({ places: 1, placesEach: 1 });
  for (let made = 0; made < 10; made++) void ask(String(made), 'flood');
  const wanted = ask('9', 'other');
  await end('0');
  expect(begun).toEqual(['0', '9']);
  await end('9');
  await expect(wanted).resolves.toBe('9 done');
});

test('the queue runs work once if several callers request work with the same key', async () => {
  const { begun, ask, end } = watched();
  const answers = [ask('one', 'a'), ask('one', 'a'), ask('one', 'b')];
  await end('one');
  await expect(Promise.all(answers)).resolves.toEqual(['one done', 'one done', 'one done']);
  expect(begun).toEqual(['one']);
});

test('the queue never starts work whose callers have all aborted their requests', async () => {
  const { begun, ask, end, queue } = watched({ places: 1, placesEach: 1 });
  const leaving = new AbortController();
  void ask('first', 'a');
  const left = ask('left', 'a', leaving.signal);
  void ask('shared', 'a', leaving.signal);
  void ask('shared', 'b');
  expect(queue.waiting).toBe(2);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(queue.waiting).toBe(1);
  await end('first');
  expect(begun).toEqual(['first', 'shared']);
  await end('shared');
  expect([queue.waiting, queue.running]).toEqual([0, 0]);
  await expect(ask('late', 'a', leaving.signal)).rejects.toThrow('gone');
  expect(begun).toEqual(['first', 'shared']);
});

test('the queue rejects the work of a caller whose share of the queue is full, and accepts that of other callers', async () => {
  const { ask, queue } = watched({ places: 1, placesEach: 1, waitingEach: 2 });
  for (let made = 0; made < 3; made++) void ask(String(made), 'a');
  await expect(ask('more', 'a')).rejects.toThrow(QueueFullError);
  void ask('b', 'b');
  expect(queue.waiting).toBe(3);
});

test('when the whole queue is full, it rejects the latest work of the caller who has queued the most', async () => {
  const { ask, queue } = watched({ places: 1, placesEach: 1, waiting: 6 });
  void ask('running', 'a');
  const flood = Array.from({ length: 6 }, (_, made) => ask(`a${made}`, 'a'));
  void ask('b1', 'b');
  await expect(flood[5]).rejects.toThrow(QueueFullError);
  void ask('b2', 'b');
  await expect(flood[4]).rejects.toThrow(QueueFullError);
  expect(queue.waiting).toBe(6);
  void ask('b3', 'b');
  await expect(ask('b4', 'b')).rejects.toThrow(QueueFullError);
  expect(queue.waiting).toBe(6);
});

test('the queue frees the slot of failed work, and runs new work with the same key', async () => {
  const queue = createFairQueue<string>({ places: 1, placesEach: 1, waiting: 1, waitingEach: 1 });
  await expect(queue.ask('one', { share: 'a' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.ask('one', { share: 'a' }, async () => 'yes')).resolves.toBe('yes');
});
