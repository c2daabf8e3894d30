import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill.ts';
import { sendReaders } from './readers.ts';
import { onStage, serverOf } from './stage.ts';
import { hireWriters } from './writers.ts';

/** The process ids of a PostgreSQL server and its backends. */
async function family(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Sends a signal to processes. Those that have exited meanwhile (ESRCH) are ignored. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Stops a whole database with SIGSTOP for some seconds: it accepts connections and does not respond. */
export const databaseHung: Drill = {
  name: 'database-hung',
  promise: 'The database hangs: pages come from memory or as 503 within 10 s, and it goes on when the database does',
  tries: { long: 5, short: 1 },
  missing: () => (process.platform === 'linux' ? undefined : 'it needs /proc'),
  run: (tries) =>
    onStage(async ({ start, database }) => {
      const losses: string[] = [];
      const { url, cluster } = await database();
      const host = await start({ DATABASE_URL: url });
      const crew = await hireWriters(host);
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        await crew.more(20);
        const readers = sendReaders(host);
        const stopped = await family(await serverOf(cluster));
        signal(stopped, 'SIGSTOP');
        await sleep(12_000);
        signal(stopped, 'SIGCONT');
        if (!(await crew.more(20))) losses.push(`${turn}: nobody could write again`);
        losses.push(...(await readers.leave()));
        await crew.rest();
        losses.push(...(await crew.missing(host)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
