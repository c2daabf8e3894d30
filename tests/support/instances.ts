import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { type HostProcess, startHost } from './host-process.ts';
import { copyData } from './prepared-data.ts';

/** A way to several programs: to the first of them that takes a connection, as a balancer goes. */
export interface Way {
  port: number;
  close: () => Promise<void>;
}

/** Several programs with the demo's realms over one database that is none of theirs. */
export interface Instances {
  all: HostProcess[];
  /** A way that tries the programs in the order of these numbers. */
  way: (...order: number[]) => Promise<Way>;
  /** Ends everything and removes its files. */
  close: () => Promise<void>;
}

async function openWay(ports: readonly number[]): Promise<Way> {
  const server = createServer((caller) => {
    const attempt = ([port, ...others]: readonly number[]) => {
      if (port === undefined) {
        caller.destroy();
        return;
      }
      const program = connect(port, '127.0.0.1');
      const refused = () => attempt(others);
      program.once('error', refused);
      program.once('connect', () => {
        program.off('error', refused);
        caller.pipe(program).pipe(caller);
        for (const [one, other] of [
          [caller, program],
          [program, caller],
        ] as const) {
          one.on('error', () => undefined);
          one.on('close', () => other.destroy());
        }
      });
    };
    attempt(ports);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Starts so many programs with some settings over a copy of the database of a prepared data folder. */
export async function openInstances(
  count: number,
  settings: Record<string, string>,
  prepared: string,
): Promise<Instances> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-instances-'));
  chmodSync(folder, 0o711);
  const databaseFolder = path.join(folder, 'database');
  await copyData(prepared, databaseFolder);
  const database = await openEmbedded(databaseFolder, pino({ level: 'silent' }), {});
  const all: HostProcess[] = [];
  const ways: Way[] = [];
  const close = async () => {
    await Promise.all(all.map((host) => host.kill()));
    for (const way of ways) await way.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // One after the other: the first may bring the database up to date.
    for (let index = 0; index < count; index += 1)
      all.push(
        await startHost({
          DATABASE_URL: database.url,
          PLAYBILL_DATA: path.join(folder, String(index)),
          PLAYBILL_SECRET: 'a secret of the journeys that is long enough',
          ...settings,
        }),
      );
  } catch (error) {
    // A database that nobody ends would outlive the journey.
    await close();
    throw error;
  }
  return {
    all,
    way: async (...order) => {
      const way = await openWay(order.map((index) => all[index]?.port ?? 0));
      ways.push(way);
      return way;
    },
    close,
  };
}
