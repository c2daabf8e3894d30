import { afterEach, expect, test } from 'vitest';
import { measureLoopDelay } from './loop-delay.ts';

let loop: ReturnType<typeof measureLoopDelay> | undefined;
afterEach(() => loop?.stop());

const holdUp = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('reports the event loop as late while it is blocked, and not afterwards @load-02 @srv-05', async () => {
  loop = measureLoopDelay(500);
  do {
    holdUp(150);
    await new Promise((resolve) => setTimeout(resolve));
  } while (!loop.isLate());
  const { mean, p99 } = loop.read();
  expect([mean > 0.1, p99 >= mean]).toEqual([true, true]);
  while (loop.isLate()) await new Promise((resolve) => setTimeout(resolve));
  expect(loop.read().mean).toBeLessThan(0.1);
});
