import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill.ts';
import { sendReaders } from './readers.ts';
import { onStage } from './stage.ts';
import { hireWriters } from './writers.ts';

/** Drill: an external database is stopped, stays away for some seconds and is started again. */
export const databaseRestarted: Drill = {
  name: 'database-restarted',
  promise:
    'The database is away and comes back: pages from memory or 503, never 404 or 500; it goes on by itself, nothing acknowledged is lost',
  tries: { long: 10, short: 0 },
  run: (tries) =>
    onStage(async ({ start, database }) => {
      const losses: string[] = [];
      const other = await database();
      const host = await start({ DATABASE_URL: other.url });
      const crew = await hireWriters(host);
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        await crew.more(20);
        const readers = sendReaders(host);
        await other.stop();
        const health = await Promise.all(['/healthz', '/readyz'].map((path) => host.ask('north', path)));
        if (health.map(({ status }) => status).join() !== '200,503')
          losses.push(`${turn}: /healthz and /readyz said ${health.map(({ status }) => status).join(' and ')}`);
        await sleep(2000);
        await other.start();
        if (!(await crew.more(20))) losses.push(`${turn}: nobody could write again`);
        losses.push(...(await readers.leave()));
        await crew.rest();
        losses.push(...(await crew.missing(host)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
