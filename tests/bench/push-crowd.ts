import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMessage } from '#schemas/wire/catalogue/live.ts';
import type { Ask, Ends, Heard } from './push-readers.ts';

/** A crowd of event-stream clients that runs in a separate process. */
export interface Crowd {
  /** Opens `count` streams at each port; resolves with the number of streams that are open. */
  open: (ports: number[], count: number, isSlow?: boolean) => Promise<number>;
  /** Resolves with the received messages of a type once clients have received `count` of them, or after ten seconds. */
  heard: (type: LiveMessage['type'], count: number) => Promise<Heard[]>;
  /** Resolves with how the streams ended, once none is open or after ten seconds. */
  ended: () => Promise<Ends>;
  /** Number of open streams. */
  size: () => Promise<number>;
  /** Closes all streams. */
  leave: () => Promise<void>;
  close: () => void;
}

const PATIENCE = 10_000;
const STEP = 50;

/** Starts the clients’ process. */
export function hireCrowd(): Crowd {
  const child = fork(path.join(import.meta.dirname, 'push-readers.ts'));
  const ask = async (asked: Ask): Promise<unknown> => {
    const answered = once(child, 'message');
    child.send(asked);
    const [{ answer }] = (await answered) as [{ answer: unknown }];
    return answer;
  };
  const ends = () => ask({ ask: 'ends' }) as Promise<Ends>;
  return {
    open: (ports, count, isSlow = false) => ask({ ask: 'open', ports, count, isSlow }) as Promise<number>,
    heard: async (type, count) => {
      const all: Heard[] = [];
      for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(STEP)) {
        const some = (await ask({ ask: 'heard' })) as Heard[];
        all.push(...some.filter((one) => one.type === type));
        if (all.length >= count) break;
      }
      return all;
    },
    ended: async () => {
      for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(STEP)) {
        const found = await ends();
        if (found.open === 0) return found;
      }
      return ends();
    },
    size: async () => (await ends()).open,
    leave: async () => void (await ask({ ask: 'leave' })),
    close: () => child.disconnect(),
  };
}
