import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What guests request, and how many do so concurrently, each in a loop. */
export interface Readers {
  port: number;
  count: number;
  /** Paths in rotation; `*` is replaced by a new number each time, so that no two pages are the same. */
  paths: string[];
  /** The Accept-Encoding header. */
  accept: string;
}

/** Counts of the responses until the readers were stopped. */
export interface Read {
  pages: number;
  refused: number;
  failed: number;
  bytes: number;
}

// Runs in a worker thread, so that it does not delay the measuring thread.
const { port, count, paths, accept } = workerData as Readers;
const agent = new Agent({ keepAlive: true, maxSockets: count });
const read: Read = { pages: 0, refused: 0, failed: 0, bytes: 0 };
const stopped = new AbortController();
let turn = 0;

const one = () =>
  new Promise<void>((resolve) => {
    turn += 1;
    const path = (paths[turn % paths.length] ?? '/').replace('*', String(turn));
    const headers = { host: `apex.localhost:${port}`, 'accept-encoding': accept };
    const fail = () => {
      read.failed += 1;
      resolve();
    };
    get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        read.bytes += chunk.byteLength;
      });
      answer.once('error', fail);
      answer.once('end', () => {
        if (answer.statusCode === 200) read.pages += 1;
        else if (answer.statusCode === 503) read.refused += 1;
        else read.failed += 1;
        resolve();
      });
    }).once('error', fail);
  });

const reader = async () => {
  while (!stopped.signal.aborted) await one();
};
const all = Promise.all(Array.from({ length: count }, reader));
parentPort?.once('message', async () => {
  stopped.abort();
  await all;
  agent.destroy();
  parentPort?.postMessage(read, []);
});
