import { availableParallelism } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';

const held: ((error: Error | null, tag: Buffer) => void)[] = [];

const half = Math.max(1, Math.floor(availableParallelism() / 2));
const crowd = half + 5;

test('hashes at most one password per two CPU cores at the same time, and completes all waiting requests @load-02', async () => {
  // The module is loaded again with a mock, because earlier test files of this worker may have loaded it without.
  vi.resetModules();
  vi.doMock('node:crypto', async (importOriginal) => ({
    ...(await importOriginal<typeof import('node:crypto')>()),
    argon2: (_algorithm: string, _parameters: object, done: (typeof held)[number]) => held.push(done),
  }));
  onTestFinished(() => {
    vi.doUnmock('node:crypto');
    vi.resetModules();
  });
  const { hashPassword } = await import('./password.ts');
  const all = Promise.all(Array.from({ length: crowd }, (_, index) => hashPassword(`password ${index}`)));
  await vi.waitFor(() => expect(held).toHaveLength(half));
  for (let done = 0; done < crowd; done++) {
    held[done]?.(null, Buffer.alloc(32, done));
    await vi.waitFor(() => expect(held).toHaveLength(Math.min(crowd, done + 1 + half)));
  }
  expect(new Set(await all).size).toBe(crowd);
});
