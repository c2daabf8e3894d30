import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { killServer } from '#server/platform/db/embedded/server.ts';
import type { Drill } from './drill.ts';
import { isRefusedInWords } from './read-only.ts';
import { sendReaders } from './readers.ts';
import { onStage, until } from './stage.ts';
import { hireWriters } from './writers.ts';

/** Size of the disk in megabytes; a database cluster takes about sixty. */
const DISK = 200;

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m,mode=0711`, 'tmpfs', folder], { encoding: 'utf8' });

/** Appends to a file until its disk is full. */
async function fill(file: string): Promise<void> {
  const block = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      await writeFile(file, block, { flag: 'a' });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
  }
}

/** Drill: the data folder’s disk fills up under the embedded database, then has space again. */
export const fullDisk: Drill = {
  name: 'full-disk',
  promise:
    'The disk is full: pages go on, writes are refused as 503, never 500, and it writes again when there is room',
  tries: { long: 3, short: 1 },
  missing: () =>
    process.platform === 'linux' && process.getuid?.() === 0 ? undefined : 'it needs root, to mount a small disk',
  run: (tries) =>
    onStage(async ({ start, folder, after }) => {
      const losses: string[] = [];
      mkdirSync(folder, { mode: 0o711 });
      const mounted = mount(folder);
      if (mounted.status !== 0) return { tries: 0, losses, note: `not tried: ${mounted.stderr.trim()}` };
      after(async () => {
        // Kill the database before unmounting, while the pid file of its cluster can still be read.
        await killServer(path.join(folder, 'postgres'));
        spawnSync('umount', ['-l', folder]);
      });
      let host = await start();
      const crew = await hireWriters(host);
      const ballast = path.join(folder, 'ballast');
      for (let turn = 1; turn <= tries; turn++) {
        crew.write(host);
        await crew.more(20);
        const readers = sendReaders(host);
        await fill(ballast);
        // PostgreSQL first uses up the free space within its existing files, so fill the disk repeatedly.
        const isRefused = await until(60_000, async () => {
          await fill(ballast);
          return isRefusedInWords(host);
        });
        await rm(ballast);
        if (!isRefused) losses.push(`${turn}: writes were not refused in words`);
        if (!(await crew.more(20))) {
          losses.push(`${turn}: nobody could write again when there was room`);
          await host.kill();
          host = await start();
        }
        losses.push(...(await readers.leave()));
        await crew.rest();
        losses.push(...(await crew.missing(host)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
