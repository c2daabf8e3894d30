import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { type HostProcess, startHost } from './host-process.ts';
import { copyData } from './prepared-data.ts';

/** A load balancer: forwards connections to the first instance that accepts them. */
export interface Way {
  port: number;
  close: () => Promise<void>;
}

/** Several instances with the demo realms on a shared database. */
export interface Instances {
  all: HostProcess[];
  /** Opens a load balancer that tries the instances in the given order. */
  way: (...order: number[]) => Promise<Way>;
  /** Stops everything and deletes its files. */
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

/** Starts instances on a copy of a prepared data folder's database. */
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
    // Start the instances one after the other, because the first one may run migrations.
    for (let index = 0; index < count; index += 1)
      all.push(
        await startHost(
          {
            DATABASE_URL: database.url,
            PLAYBILL_DATA: path.join(folder, String(index)),
            PLAYBILL_SECRET: 'a secret of the journeys that is long enough',
            ...settings,
          },
          { hasDemo: true },
        ),
      );
  } catch (error) {
    // Otherwise the database process would outlive the test.
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
