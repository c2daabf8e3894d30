import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';
import { median } from './measure.ts';

const root = path.join(import.meta.dirname, '../..');
const REALM = 'long';
const ROWS = 200;
/** Titles per row. The page contains the first ones only; the others load while the row scrolls. */
const CARDS = 40;
const CALLS = 12;
/** Frame time in milliseconds above which viewers see a jerk. */
const JERK = 50;

/** Creates a realm folder: a copy of apex whose page `long` has many different rows. */
function makeFolder(): string {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'playbill-long-')), REALM);
  cpSync(path.join(root, 'fixtures/realms/apex'), folder, { recursive: true });
  const settings = path.join(folder, 'realm.json');
  const own = { id: REALM, name: 'Long', hosts: [`${REALM}.localhost`] };
  writeFileSync(settings, JSON.stringify({ ...(JSON.parse(readFileSync(settings, 'utf8')) as object), ...own }));
  const sorts = ['NEWEST', 'OLDEST', 'TITLE'];
  const row = (_: unknown, index: number) => ({
    $type: 'bucket',
    $zone: 'list',
    attributes: {
      bucketId: `row-${index}`,
      exid: `row-${index}`,
      name: `Row ${index + 1}`,
      type: 'VOD_VIDEO',
      source: { type: index % 2 ? 'VIDEOS' : 'EPISODES', sort: sorts[index % 3], limit: CARDS },
      rowTypeData: { displayPosters: index % 5 === 4 },
    },
  });
  const page = {
    version: '1.0',
    source: 'long',
    layout: 'DEFAULT',
    title: 'Long',
    elements: Array.from({ length: ROWS }, row),
  };
  writeFileSync(path.join(folder, 'pages/long.json'), JSON.stringify(page));
  const home = path.join(folder, 'pages/home.json');
  writeFileSync(home, readFileSync(home, 'utf8').replaceAll('/images/apex/', `/images/${REALM}/`));
  return folder;
}

function loadBeside(data: string) {
  const folder = makeFolder();
  const { status, stderr } = spawnSync(process.execPath, ['src/server/app/command.ts', 'load', folder, '--moved'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PLAYBILL_DATA: data },
  });
  rmSync(path.dirname(folder), { recursive: true });
  if (status !== 0) throw new Error(stderr);
}

/**
 * Requests the page. Node cannot resolve subdomains of localhost, so the host goes into a header, which fetch forbids.
 */
const pageOf = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${REALM}.localhost:${port}` };
    get({ host: '127.0.0.1', port, path: '/section/long', headers }, (answer) => text(answer).then(resolve, reject)).on(
      'error',
      reject,
    );
  });

interface Seen {
  hydrated: number;
  nodes: number;
  drawnCards: number;
  frames: number[];
}

/** Opens the page with a slow processor and scrolls through it quickly with the mouse wheel. */
async function look(browser: Browser, url: string): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  const readyAfter = () => Number(document.documentElement.dataset['ready']);
  const hydrated = await (await page.waitForFunction(readyAfter)).jsonValue();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  });
  await page.mouse.move(700, 450);
  for (;;) {
    await page.mouse.wheel(0, 900);
    const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
    if (left <= 1) break;
  }
  const seen = await page.evaluate(() => ({
    frames: (window as unknown as { frames: number[] }).frames,
    nodes: document.querySelectorAll('*').length,
    drawnCards: document.querySelectorAll('a[data-card]').length,
  }));
  await page.close();
  return { hydrated: hydrated ?? Number.NaN, ...seen };
}

/** Measures a very long page: the server’s time, the HTML’s size, and hydration and scrolling with a slow processor. */
export async function benchLongPage(port: number, data: string, executablePath: string): Promise<string[]> {
  loadBeside(data);
  const url = `http://${REALM}.localhost:${port}/section/long`;
  const times: number[] = [];
  let html = '';
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    html = await pageOf(port);
    times.push(performance.now() - started);
  }
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const { hydrated, nodes, drawnCards, frames } = await look(browser, url);
  await browser.close();
  const jerks = frames.filter((frame) => frame > JERK);
  return [
    `| ${ROWS} rows of ${CARDS} titles, ten of each with the page | |`,
    '|---|---|',
    `| server, median of ${CALLS} calls | ${median(times).toFixed(0)} ms |`,
    `| HTML | ${(html.length / 1e6).toFixed(2)} MB, ${(gzipSync(html).length / 1024).toFixed(0)} kB gzip |`,
    `| until React listens, processor 4 times slower | ${(hydrated / 1000).toFixed(2)} s after the start of the navigation |`,
    `| elements in the document, cards among them | ${nodes}, ${drawnCards} |`,
    `| frames of more than ${JERK} ms while all of it is scrolled through, processor 4 times slower | ${jerks.length} of ${frames.length}, the longest ${Math.max(...frames).toFixed(0)} ms |`,
  ];
}
