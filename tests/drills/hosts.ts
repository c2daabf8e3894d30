import { randomInt } from 'node:crypto';
import type { HostProcess } from '../support/host-process.ts';
import { sendReaders } from './readers.ts';
import type { Stage } from './stage.ts';
import type { Crew } from './writers.ts';

/** Several servers over one database. */
export interface Hosts {
  /** The running servers by index; a restarted one replaces its predecessor. */
  all: HostProcess[];
  /** Environment variables of one server, for a command on its data. */
  settings: (index: number) => Record<string, string>;
  /** Restarts the stopped server on its own data folder. */
  again: (index: number) => Promise<void>;
}

/** Starts that many servers over one external database. */
export async function openHosts({ start, database, folder }: Stage, count: number): Promise<Hosts> {
  const { url } = await database();
  const settings: Hosts['settings'] = (index) => ({ DATABASE_URL: url, PLAYBILL_DATA: `${folder}-${index}` });
  const all: HostProcess[] = [];
  const again: Hosts['again'] = async (index) => {
    all[index] = await start(settings(index));
  };
  // Sequentially: the first creates the tables, and parallel starts would slow each other down.
  for (let index = 0; index < count; index++) await again(index);
  return { all, settings, again };
}

/**
 * Stops one of several servers while writers use all of them and readers the others.
 * @param during runs before the stop, with one of the remaining servers
 * @returns the violations found
 */
export async function without(
  { all }: Hosts,
  index: number,
  crew: Crew,
  { signal, during }: { signal: 'SIGKILL' | 'SIGTERM'; during?: (left: HostProcess) => Promise<unknown> },
): Promise<string[]> {
  const losses: string[] = [];
  const left = all.filter((_, one) => one !== index);
  const readers = left.map((host) => sendReaders(host, 2));
  crew.write(...all);
  await crew.more(randomInt(10, 60));
  if (during && left[0]) await during(left[0]);
  const code = await all[index]?.end(signal);
  if (signal === 'SIGTERM' && code !== 0) losses.push(`asked to end, it ended with ${code}`);
  const pages = await Promise.all(
    left.flatMap((host) => Array.from({ length: 20 }, () => host.ask('north', '/').catch(String))),
  );
  for (const page of pages)
    if (typeof page === 'string') losses.push(`a page got no answer: ${page}`);
    else if (page.status !== 200) losses.push(`a page answered ${page.status}`);
  if (!(await crew.more(20))) losses.push('nobody could write at those that are left');
  await crew.rest();
  for (const { leave } of readers) losses.push(...(await leave()));
  return losses;
}
