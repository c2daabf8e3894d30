import { randomInt } from 'node:crypto';
import type { Drill } from './drill.ts';
import { onStage } from './stage.ts';
import { hireWriters } from './writers.ts';

/** Kills the server with SIGKILL during writes and restarts it on the same data. */
export const killServer: Drill = {
  name: 'kill-server',
  promise: 'The program is killed: whatever was acknowledged is there at its next start',
  tries: { long: 32, short: 1 },
  run: (tries) =>
    onStage(async ({ start }) => {
      const losses: string[] = [];
      let host = await start();
      const crew = await hireWriters(host);
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        if (!(await crew.more(randomInt(10, 80)))) losses.push(`${turn}: nobody could write`);
        await host.kill();
        await crew.rest();
        host = await start();
        losses.push(...(await crew.missing(host)).map((loss) => `${turn}: ${loss}`), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
