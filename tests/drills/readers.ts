import { setTimeout as sleep } from 'node:timers/promises';
import type { HostProcess } from '../support/host-process.ts';

/** Guests who read a page all the time. */
export interface Readers {
  /** They go; what they should not have got, each kind once. */
  leave: () => Promise<string[]>;
}

/** Milliseconds that a page may take, whatever is the matter; a reader has gone then. */
const PATIENCE = 10_000;

/** Sends some guests to a realm's home page: it is there, or they are told to come again, and both within a time. */
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
