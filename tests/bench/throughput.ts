import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RunningServer } from './server.ts';

const WARM_UP = 40;
const PAGES = 300;
/** Number of concurrent clients, each in a loop. */
const ASKING = 8;

let asked = 0;

/** Requests the home page with a new query each time, so that it is not cached. */
const home = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    asked += 1;
    const headers = { host: `apex.localhost:${port}` };
    get({ host: '127.0.0.1', port, path: `/?tab=${asked}`, headers }, (answer) =>
      text(answer).then(resolve, reject),
    ).on('error', reject);
  });

async function draw(port: number, pages: number): Promise<number> {
  let left = pages;
  let characters = 0;
  const ask = async () => {
    while (left > 0) {
      left -= 1;
      const page = await home(port);
      characters += page.length;
    }
  };
  await Promise.all(Array.from({ length: ASKING }, ask));
  return characters / pages;
}

/** Measures home pages of apex that one process renders for guests; database and clients share the machine. */
export async function benchThroughput({ port, processorMs }: RunningServer): Promise<string[]> {
  await draw(port, WARM_UP);
  const begun = { at: performance.now(), used: processorMs() };
  const characters = await draw(port, PAGES);
  const seconds = (performance.now() - begun.at) / 1000;
  const used = (processorMs() - begun.used) / PAGES;
  return [
    `${PAGES} home pages of ${(characters / 1000).toFixed(0)} kB, ${ASKING} asked for at a time: ${(PAGES / seconds).toFixed(0)} a second,`,
    `${used.toFixed(1)} ms of the server’s own processor time each: ${(1000 / used).toFixed(0)} a second and core.`,
  ];
}
