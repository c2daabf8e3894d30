import { afterEach, expect, test } from 'vitest';
import { watchLoop } from './loop-delay.ts';

let loop: ReturnType<typeof watchLoop> | undefined;
afterEach(() => loop?.stop());

const holdUp = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('what holds up the event loop is seen in its delay, until it is over @load-02 @srv-05', async () => {
  loop = watchLoop(500);
  do {
    holdUp(150);
    await new Promise((resolve) => setTimeout(resolve));
  } while (!loop.isLate());
  const { mean, p99 } = loop.read();
  expect([mean > 0.1, p99 >= mean]).toEqual([true, true]);
  while (loop.isLate()) await new Promise((resolve) => setTimeout(resolve));
  expect(loop.read().mean).toBeLessThan(0.1);
});
