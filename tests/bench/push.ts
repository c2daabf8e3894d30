import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { administer, onStage, type Stage, until } from '../drills/stage.ts';
import { freePort } from '../support/free-port.ts';
import type { HostProcess } from '../support/host-process.ts';
import { ids, realmFiles } from '../support/realm-folder.ts';
import { median, p95 } from './measure.ts';
import { type Crowd, hireCrowd } from './push-crowd.ts';
import type { Heard } from './push-readers.ts';

/**
 * Number of clients across both servers: active ones, idle ones, and slow ones that do not read from their connection.
 */
const [READERS, IDLE, SLOW] = [1000, 5000, 200];
/**
 * Number of additional events in the realm. A reload of the realm that moves all of them causes the longest message.
 */
const OTHERS = 3000;
/** Limits: times in milliseconds, memory in kB, `page` as a ratio. */
const LIMITS = { heard: 2000, connection: 64, page: 2, slow: 256, end: 5000 } as const;
/**
 * Maximum number of realm reloads, each causing a message of about 140 kB, after which a slow client must be
 * disconnected.
 */
const MOST_LOADS = 150;

const catalogue = realmFiles('north')['catalogue/all.json'] as { events: object[] };
const others = Array.from({ length: OTHERS }, (_, index) => ({
  id: 10_000 + index,
  title: `Bout ${index}`,
  access: 'GRANTED',
  startsAt: '2020-01-01T12:00:00Z',
  duration: 600,
}));
const files = { 'catalogue/all.json': { ...catalogue, events: [...catalogue.events, ...others] } };

/** A server under measurement. */
interface Instance {
  host: HostProcess;
  /** Bytes after garbage collection: resident memory, and the part of it in JavaScript objects and buffers. */
  memory: () => Promise<{ resident: number; held: number }>;
  /** Number of streams that the server holds open. */
  streams: () => Promise<number>;
  /** Median milliseconds of a home page that is not cached. */
  page: () => Promise<number>;
}

const preload = pathToFileURL(path.join(import.meta.dirname, '../support/tell-memory.ts')).href;

async function openInstance({ start, folder }: Stage, url: string, index: number): Promise<Instance> {
  const metrics = await freePort();
  const host = await start({
    DATABASE_URL: url,
    PLAYBILL_DATA: `${folder}-${index}`,
    PLAYBILL_METRICS_PORT: String(metrics),
    // The flags of `npm start`, and a preload that reports the memory.
    NODE_OPTIONS: `--max-semi-space-size=16 --import=${preload}`,
  });
  const told = () => [...host.printed().matchAll(/^memory (.*)$/gm)];
  let asked = 0;
  return {
    host,
    memory: async () => {
      const before = told().length;
      process.kill(host.pid, 'SIGUSR2');
      if (!(await until(30_000, async () => told().length > before))) throw new Error('Its memory is not told');
      const { rss, heapUsed, external } = JSON.parse(told().at(-1)?.[1] ?? '') as NodeJS.MemoryUsage;
      return { resident: rss, held: heapUsed + external };
    },
    streams: async () => {
      const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      return Number(/^playbill_live_streams (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
    },
    page: async () => {
      const times: number[] = [];
      for (let turn = 0; turn < 40; turn += 1) {
        asked += 1;
        const begun = performance.now();
        const { status } = await host.ask('north', `/?tab=${asked}`);
        if (status !== 200) throw new Error(`A page answered ${status}`);
        times.push(performance.now() - begun);
      }
      return median(times);
    },
  };
}

/** Result lines, and the number of missed limits. */
class Findings {
  readonly lines: string[] = [];
  missed = 0;

  /** Adds a line; marks it as MISSED if its limit was not kept. */
  tell(sentence: string, isKept = true): void {
    this.lines.push(isKept ? sentence : `${sentence} MISSED`);
    if (!isKept) this.missed += 1;
  }
}

/**
 * Changes events and increments the realm’s revision in one transaction, as an edit or a realm reload does. Returns the
 * time of the commit.
 */
async function change(url: string, set: string, where: string): Promise<number> {
  await administer(
    url,
    `begin;
     select set_config('app.realm', 'north', true);
     update contents set ${set} where realm = 'north' and ${where};
     update realms set revision = revision + 1 where realm = 'north';
     commit`,
  );
  return Date.now();
}

/** Describes the delays in milliseconds from a moment until clients received a message, per server. */
function timesOf(heard: readonly Heard[], since: number, instances: readonly Instance[]): string[] {
  return instances.map(({ host }, index) => {
    const times = heard.filter(({ port }) => port === host.port).map(({ at }) => at - since);
    return `program ${index + 1}: ${times.length} readers, half within ${median(times).toFixed(0)} ms, 95 of 100 within ${p95(times).toFixed(0)} ms, the last after ${Math.max(...times).toFixed(0)} ms`;
  });
}

/** Measures the messages about an event that is moved and starts three seconds later. */
async function measurePush(url: string, instances: readonly Instance[], crowd: Crowd, found: Findings): Promise<void> {
  const ports = instances.map(({ host }) => host.port);
  const opened = await crowd.open(ports, READERS / ports.length);
  found.tell(`${opened} of ${READERS} readers are there.`, opened === READERS);
  const start = Date.now() + 3000;
  const moments = `starts_at = '${new Date(start).toISOString()}', ends_at = '${new Date(start + 3_600_000).toISOString()}'`;
  const written = await change(url, moments, `id = ${ids.coming}`);
  for (const [type, since, what] of [
    ['changed', written, 'An event is moved, since the database has it'],
    ['began', start, 'It begins, by the clock'],
  ] as const) {
    const heard = await crowd.heard(type, READERS);
    const last = Math.max(...heard.map(({ at }) => at - since));
    found.tell(
      `${what}: ${timesOf(heard, since, instances).join('; ')}.`,
      heard.length === READERS && last <= LIMITS.heard,
    );
  }
  await crowd.leave();
}

/** Measures memory and page time with idle clients. */
async function measureIdle(instances: readonly Instance[], crowd: Crowd, found: Findings): Promise<void> {
  const ports = instances.map(({ host }) => host.port);
  const look = async () =>
    Promise.all(instances.map(async ({ memory, page }) => ({ memory: await memory(), page: await page() })));
  // Warm up first: the memory of a process after thousands of calls is not that of open streams.
  for (let turn = 0; turn < IDLE / 100; turn += 1) {
    await crowd.open(ports, 50);
    await crowd.leave();
  }
  await look();
  const before = await look();
  const begun = performance.now();
  const opened = await crowd.open(ports, IDLE / ports.length);
  const seconds = (performance.now() - begun) / 1000;
  found.tell(`${opened} of ${IDLE} idle readers came within ${seconds.toFixed(1)} s.`, opened === IDLE);
  const after = await look();
  for (const [index, { memory, page }] of after.entries()) {
    const was = before[index];
    if (!was) continue;
    const per = (bytes: number) => bytes / 1024 / (IDLE / ports.length);
    const resident = per(memory.resident - was.memory.resident);
    found.tell(
      `Program ${index + 1}: ${resident.toFixed(1)} kB resident for each, ${per(memory.held - was.memory.held).toFixed(1)} kB of it objects and bytes (${(was.memory.resident / 1e6).toFixed(0)} MB before, ${(memory.resident / 1e6).toFixed(0)} MB with them).`,
      resident <= LIMITS.connection,
    );
    const ratio = page / was.page;
    found.tell(
      `A home page that nobody has read takes ${was.page.toFixed(1)} ms without them, ${page.toFixed(1)} ms with them: ${ratio.toFixed(2)} times as long.`,
      ratio <= LIMITS.page,
    );
  }
  const left = await crowd.size();
  found.tell(`${left} of them are still there.`, left === IDLE);
  await crowd.leave();
}

/**
 * Checks that the server disconnects clients that do not read, and holds little memory for them, while repeated realm
 * reloads change thousands of events; clients that read must get all messages.
 */
async function measureSlow(
  url: string,
  { host, memory, streams }: Instance,
  crowd: Crowd,
  found: Findings,
): Promise<void> {
  const GOOD = 20;
  const slow = hireCrowd();
  const before = await memory();
  await slow.open([host.port], SLOW, true);
  await crowd.open([host.port], GOOD);
  await crowd.heard('state', GOOD);
  const { held, resident } = await memory();
  let [loads, most, kept] = [0, held, GOOD];
  while (loads < MOST_LOADS && (await streams()) > GOOD && kept === GOOD) {
    loads += 1;
    await change(url, `ends_at = ends_at + interval '1 second'`, 'id >= 10000');
    await crowd.heard('changed', GOOD * OTHERS);
    most = Math.max(most, (await memory()).held);
    kept = await crowd.size();
  }
  found.tell(`${kept} of ${GOOD} who read on heard all of ${loads} loads of ${OTHERS} events.`, kept === GOOD);
  const left = (await streams()) - kept;
  found.tell(`Of ${SLOW} who take nothing ${left} are left after them.`, left === 0);
  const growth = (most - held) / 1024 / SLOW;
  const after = await memory();
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  found.tell(
    `What it holds grew by at most ${growth.toFixed(1)} kB for each of those; resident are ${mb(before.resident)} before them, ${mb(resident)} with them, ${mb(after.resident)} after them.`,
    growth <= LIMITS.slow,
  );
  await crowd.leave();
  await slow.leave();
  slow.close();
}

/** Measures SIGTERM with open streams. */
async function measureEnd({ host }: Instance, crowd: Crowd, found: Findings): Promise<void> {
  const opened = await crowd.open([host.port], READERS);
  const begun = performance.timeOrigin + performance.now();
  const code = await host.end('SIGTERM');
  const seconds = (performance.timeOrigin + performance.now() - begun) / 1000;
  const { inOrder, broken, last, retries } = await crowd.ended();
  found.tell(
    `SIGTERM with ${opened} readers: ${inOrder} streams end in order and ${broken} break off, the last after ${(last - begun).toFixed(0)} ms; the program is gone after ${seconds.toFixed(2)} s.`,
    inOrder === READERS && code === 0 && seconds * 1000 <= LIMITS.end,
  );
  found.tell(`They are asked to come back after ${Math.min(...retries)} to ${Math.max(...retries)} ms.`);
}

/**
 * Measures event streams of two servers over one database with many clients. Sets a failing exit code if a limit is
 * missed.
 */
export const benchPush = (): Promise<string[]> =>
  onStage(async (stage) => {
    const found = new Findings();
    const { url } = await stage.database();
    const instances = [await openInstance(stage, url, 0), await openInstance(stage, url, 1)] as const;
    const crowd = hireCrowd();
    try {
      await measurePush(url, instances, crowd, found);
      await measureIdle(instances, crowd, found);
      await measureSlow(url, instances[0], crowd, found);
      await measureEnd(instances[1], crowd, found);
    } finally {
      crowd.close();
    }
    if (found.missed > 0) process.exitCode = 1;
    return found.lines.map((line) => `- ${line}`);
  }, files);
