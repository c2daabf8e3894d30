import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Read, Readers } from './rush-readers.ts';
import type { RunningServer } from './server.ts';

/** Number of concurrent guests while playback calls and health probes are measured. */
const GUESTS = 150;
const SECONDS = 8;
/** A title of apex that every guest may play. */
const TITLE = 1001;

/** Starts readers in a worker thread; returns a function that stops them and returns their counts and duration. */
function startReaders(readers: Readers) {
  const worker = new Worker(path.join(import.meta.dirname, 'rush-readers.ts'), { workerData: readers });
  const begun = performance.now();
  return async (): Promise<Read & { seconds: number }> => {
    const told = new Promise<Read>((resolve, reject) => worker.once('message', resolve).once('error', reject));
    worker.postMessage('stop', []);
    const read = await told;
    await worker.terminate();
    return { ...read, seconds: (performance.now() - begun) / 1000 };
  };
}

async function readFor(seconds: number, readers: Readers) {
  const stop = startReaders(readers);
  await delay(seconds * 1000);
  return stop();
}

const rate = ({ pages, seconds }: { pages: number; seconds: number }) => (pages / seconds).toFixed(0);
const at = (times: number[], part: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN).toFixed(0);

interface Answered {
  status: number;
  body: string;
}

/** Requests a path of apex by its Host header, without a DNS lookup. */
const ask = (port: number, pathname: string, { method = 'GET', headers = {} } = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const all = { host: `apex.localhost:${port}`, ...headers };
    request({ host: '127.0.0.1', port, path: pathname, method, headers: all }, (answer) =>
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject),
    )
      .once('error', reject)
      .end();
  });

interface Probe {
  name: string;
  asked: () => Promise<Answered>;
}

/** Sends requests one after the other until a time; returns their milliseconds. */
async function probe({ name, asked }: Probe, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const begun = performance.now();
    const { status } = await asked();
    if (status !== 200) throw new Error(`${name} answered ${status} under load`);
    times.push(performance.now() - begun);
    await delay(10);
  }
  return times;
}

/** Measures a rush of guests on one server process without a CDN, with playback calls and health probes meanwhile. */
export async function benchRush({ port, firstPageMs, memory }: RunningServer): Promise<string[]> {
  const { body } = await ask(port, '/api/v2/login/guest/checkin', { method: 'POST' });
  const { authorisationToken } = JSON.parse(body) as { authorisationToken: string };
  const headers = { authorization: `Bearer ${authorisationToken}` };
  const probes: Probe[] = [
    { name: 'a play call', asked: () => ask(port, `/api/v2/stream/vod/${TITLE}`, { headers }) },
    { name: '/healthz', asked: () => ask(port, '/healthz') },
  ];
  const home = { port, paths: ['/'], accept: 'gzip, deflate, br' };
  await readFor(2, { ...home, count: 4 });
  const kept = await readFor(SECONDS, { ...home, count: 64 });
  const plain = await readFor(SECONDS, { ...home, accept: 'identity', count: 64 });
  const drawn = await readFor(SECONDS, { ...home, paths: ['/?tab=*'], accept: 'identity', count: 8 });
  const lines = [
    `First page of the restarted server: ${(firstPageMs / 1000).toFixed(2)} s.`,
    `Home from memory, 64 at a time: ${rate(kept)} a second compressed, ${rate(plain)} a second of ${(plain.bytes / plain.pages / 1000).toFixed(0)} kB plain.`,
    `Home drawn, 8 at a time: ${rate(drawn)} a second (${drawn.refused} refused).`,
    '',
    `| while ${GUESTS} guests read | pages a second | refused | play call p50 / p99 ms | /healthz p50 / p99 ms |`,
    '|---|---|---|---|---|',
  ];
  const mixes = {
    'the same ten pages': [
      '/',
      '/?lang=es_ES',
      '/?lang=ar',
      '/?lang=pt_PT',
      '/section/fights',
      '/section/events',
      '/browse',
      '/schedule',
      '/live-events',
      '/?tab=1',
    ],
    'one page in ten that nobody has read before': [...Array.from({ length: 9 }, () => '/'), '/?tab=a*'],
    'only pages that nobody has read before': ['/?tab=b*'],
  };
  for (const [name, paths] of Object.entries(mixes)) {
    const stop = startReaders({ ...home, paths, count: GUESTS });
    await delay(1000);
    const until = performance.now() + SECONDS * 1000;
    const [play = [], health = []] = await Promise.all(probes.map((one) => probe(one, until)));
    const read = await stop();
    lines.push(
      `| ${name} | ${rate(read)} | ${read.refused} | ${at(play, 0.5)} / ${at(play, 0.99)} | ${at(health, 0.5)} / ${at(health, 0.99)} |`,
    );
  }
  return [...lines, '', `Memory of the process after it all: ${Math.round(memory())} MB.`];
}
