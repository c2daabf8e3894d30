import { setTimeout as sleep } from 'node:timers/promises';
import type { HostProcess } from '../support/host-process.ts';

/** Guests who request a page in a loop. */
export interface Readers {
  /** Stops the readers; returns the kinds of wrong responses. */
  leave: () => Promise<string[]>;
}

/** Maximum response time of a page in milliseconds under any failure. */
const PATIENCE = 10_000;

/**
 * Starts guests who request a realm’s home page. Each response must be 200, or 503 with Retry-After, within the limit.
 */
export function sendReaders(host: HostProcess, count = 3): Readers {
  const wrong = new Set<string>();
  const visit = { over: false };
  const read = async () => {
    while (!visit.over) {
      const start = performance.now();
      const answer = await host.ask('north', '/').catch((error: unknown) => String(error));
      const took = performance.now() - start;
      if (visit.over) return;
      if (typeof answer === 'string') wrong.add(`A page got no answer: ${answer}`);
      else if (answer.status === 503 && !answer.headers.has('retry-after'))
        wrong.add('A page answered 503 without Retry-After');
      else if (![200, 503].includes(answer.status)) wrong.add(`A page answered ${answer.status}`);
      if (took > PATIENCE) wrong.add(`A page took more than ${PATIENCE / 1000} s`);
      await sleep(50);
    }
  };
  const reading = Array.from({ length: count }, read);
  return {
    leave: async () => {
      visit.over = true;
      await Promise.all(reading);
      return [...wrong];
    },
  };
}
