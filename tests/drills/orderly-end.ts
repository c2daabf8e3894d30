import { Agent, get } from 'node:http';
import path from 'node:path';
import { mayBePostgres } from '#server/platform/db/embedded/process.ts';
import type { HostProcess } from '../support/host-process.ts';
import type { Drill } from './drill.ts';
import { onStage, serverOf, until } from './stage.ts';
import { hireWriters } from './writers.ts';

/** Seconds within which the server must exit, with a margin to the limits of service managers and containers. */
const LIMIT = 8;

/** Requests in a loop over one keep-alive connection until no response comes. */
async function askOn({ port }: HostProcess): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise((resolve, reject) => {
      get({ agent, port, host: '127.0.0.1', path: '/healthz' }, (answer) => answer.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
  for (;;) await ask();
}

/** Stops the server with SIGTERM, SIGINT or SIGHUP while clients write; every second time the database hangs. */
export const orderlyEnd: Drill = {
  name: 'orderly-end',
  promise: `Asked to end, the program and its database are gone within ${LIMIT} s, though clients go on asking and the database may hang`,
  tries: { long: 10, short: 0 },
  run: (tries) =>
    onStage(async ({ start, folder }) => {
      const losses: string[] = [];
      let host = await start();
      const crew = await hireWriters(host);
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        await crew.more(20);
        const clients = Array.from({ length: 5 }, () => askOn(host).catch(() => undefined));
        const server = await serverOf(path.join(folder, 'postgres'));
        const hangs = turn % 2 === 0;
        if (hangs) process.kill(server, 'SIGSTOP');
        const begun = performance.now();
        const code = await host.end((['SIGTERM', 'SIGINT', 'SIGHUP'] as const)[turn % 3] ?? 'SIGTERM');
        const seconds = (performance.now() - begun) / 1000;
        if (seconds > LIMIT) losses.push(`${turn}: it took ${seconds.toFixed(1)} s`);
        if (code !== 0 && !hangs) losses.push(`${turn}: it ended with ${code}`);
        // Check whether the process still runs PostgreSQL, not whether its pid exists, because the system may take
        // seconds to reap a killed process.
        if (!(await until(1000, async () => !(await mayBePostgres(server)))))
          losses.push(`${turn}: its database still runs`);
        await Promise.all([...clients, crew.rest()]);
        host = await start();
        losses.push(...(await crew.missing(host)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
