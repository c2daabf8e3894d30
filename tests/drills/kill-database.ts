import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Drill } from './drill.ts';
import { onStage, serverOf } from './stage.ts';
import { hireWriters } from './writers.ts';

/**
 * Number of restarts per minute that a server attempts before it exits. After that many turns the drill starts a new
 * server, so that the limit is not reached.
 */
const COMES_BACK = 5;

/** Kills the embedded database with SIGKILL under the running server. */
export const killDatabase: Drill = {
  name: 'kill-database',
  promise:
    'The embedded database is killed: it comes back by itself, calls wait or get 503, nothing acknowledged is lost',
  tries: { long: 10, short: 1 },
  run: (tries) =>
    onStage(async ({ start, folder }) => {
      const losses: string[] = [];
      let host = await start();
      const crew = await hireWriters(host);
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        await crew.more(randomInt(10, 40));
        process.kill(await serverOf(path.join(folder, 'postgres')), 'SIGKILL');
        if (!(await crew.more(20))) {
          losses.push(`${turn}: nobody could write again`);
          await host.kill();
          await crew.rest();
          host = await start();
        }
        await crew.rest();
        losses.push(...(await crew.missing(host)), ...crew.wrong());
        if (turn % COMES_BACK === 0 && turn < tries) {
          await host.kill();
          host = await start();
        }
      }
      return { tries, losses, note: crew.note() };
    }),
};
