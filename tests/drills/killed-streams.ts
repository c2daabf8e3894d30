import { setTimeout as sleep } from 'node:timers/promises';
import { openStreamProxy } from '../support/stream-proxy.ts';
import type { Drill } from './drill.ts';
import { openHosts } from './hosts.ts';
import { onStage, until } from './stage.ts';
import { tuneIn } from './tuned-in.ts';

const READERS = 1000;
/** Milliseconds, with a margin, after which a client counts its stream as stable. */
const STEADY = 11_000;
/**
 * Reconnection limits: milliseconds until all clients are back, and the largest share of them per `step` milliseconds.
 */
const LIMIT = { back: 8000, step: 500, part: 0.3 } as const;

/** Drill: a server with a thousand event-stream clients is killed. */
export const killedStreams: Drill = {
  name: 'killed-streams',
  promise: `${READERS} readers of messages whose program is killed are at the other within ${LIMIT.back / 1000} s, and never more than ${LIMIT.part * 100} % of them in half a second`,
  tries: { long: 3, short: 0 },
  run: (tries) =>
    onStage(async (stage) => {
      const losses: string[] = [];
      const notes: string[] = [];
      const hosts = await openHosts(stage, 2);
      const proxy = await openStreamProxy(() => hosts.all.map(({ port }) => port));
      stage.after(proxy.close);
      const readers = tuneIn(proxy.port, READERS);
      stage.after(readers.close);
      for (let turn = 1; turn <= tries; turn++) {
        const index = (turn - 1) % 2;
        // All clients are connected to the server that is killed next, so restart the other one.
        if (turn > 1) await hosts.again(1 - index);
        const all = (moment: number, kind: string) => async () =>
          readers.since(moment, ({ type }) => type === kind).length === READERS;
        if (turn === 1 && !(await until(30_000, all(0, 'state')))) losses.push('not all were there at first');
        await sleep(STEADY);
        const moment = performance.now();
        await hosts.all[index]?.end('SIGKILL');
        await until(LIMIT.back, all(moment, 'resync'));
        const back = readers.since(moment, ({ type }) => type === 'resync');
        const steps = new Map<number, number>();
        for (const after of back) {
          const step = Math.floor(after / LIMIT.step);
          steps.set(step, (steps.get(step) ?? 0) + 1);
        }
        const most = Math.max(...steps.values());
        if (back.length < READERS) losses.push(`${turn}: ${READERS - back.length} are not back`);
        if (most > READERS * LIMIT.part) losses.push(`${turn}: ${most} came in half a second`);
        const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
        notes.push(
          `back after ${seconds(Math.min(...back))} to ${seconds(Math.max(...back))} s, at most ${most} in half a second`,
        );
      }
      return { tries, losses, note: notes.join('; ') };
    }),
};
