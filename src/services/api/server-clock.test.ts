import { afterEach, expect, test, vi } from 'vitest';
import { measureClockOffset } from './server-clock.ts';

afterEach(() => vi.useRealTimers());

test.each([-86_400_000, 0, 86_400_000])(
  'estimates a difference of %s ms to the server’s clock correctly, whatever the latency',
  async (ahead) => {
    vi.useFakeTimers({ now: 1_000_000 });
    const asking = measureClockOffset(async () => {
      await vi.advanceTimersByTimeAsync(2000);
      const requestedAt = Date.now() + ahead;
      await vi.advanceTimersByTimeAsync(2000);
      return { requestedAt };
    });
    expect(await asking).toEqual({ answer: { requestedAt: 1_002_000 + ahead }, clockOffset: ahead });
  },
);
