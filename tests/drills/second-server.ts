import path from 'node:path';
import type { Drill } from './drill.ts';
import { administer, onStage, serverOf } from './stage.ts';
import { hireWriters } from './writers.ts';
import { readPidFile } from '#server/platform/db/embedded/process.ts';
import { socketUrl } from '#server/platform/db/embedded/server.ts';

/**
 * Drill: a second server starts on a data folder that another one uses, while the first one’s database connections are
 * terminated.
 */
export const secondServer: Drill = {
  name: 'second-server',
  promise:
    'A second program on the same data folder is refused, whatever becomes of the first one’s connections, and the first goes on',
  tries: { long: 10, short: 0 },
  run: (tries) =>
    onStage(async ({ start, folder }) => {
      const losses: string[] = [];
      const host = await start();
      const crew = await hireWriters(host);
      const cluster = path.join(folder, 'postgres');
      const server = await serverOf(cluster);
      const url = socketUrl((await readPidFile(cluster))?.socket ?? '', 'postgres');
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        await crew.more(10);
        await administer(url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
        const second = await start().catch((error: unknown) => String(error));
        if (typeof second !== 'string') {
          losses.push(`${turn}: a second was let in`);
          await second.end('SIGTERM');
        } else if (!second.includes('is in use by another Playbill'))
          losses.push(`${turn}: a second was refused without the reason: ${second}`);
        if (!(await crew.more(10))) losses.push(`${turn}: the first did not go on`);
        await crew.rest();
        if ((await serverOf(cluster)) !== server) losses.push(`${turn}: the database is another`);
        losses.push(...(await crew.missing(host)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
