import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../../scripts/build.ts';
import { findBrowser } from '../../scripts/browser.ts';
import { benchBudgets } from './budgets.ts';
import { benchBytes } from './bytes.ts';
import { benchFaults } from './faults.ts';
import { benchFavourite } from './favourite.ts';
import { benchFirstFrame } from './first-frame.ts';
import { benchForms } from './forms.ts';
import { benchGuide } from './guide.ts';
import { benchInteractions } from './interactions.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLongPage } from './long-page.ts';
import { benchMemory } from './memory.ts';
import { benchPreview } from './preview.ts';
import { benchRender } from './render.ts';
import { benchRendererBytes } from './renderer-bytes.ts';
import { benchRush } from './rush.ts';
import { type RunningServer, startServer } from './server.ts';
import { benchThroughput } from './throughput.ts';
import { benchTiles } from './tiles.ts';

process.env['NODE_ENV'] = 'production';
const PORT = Number(process.env['PLAYBILL_BENCH_PORT'] ?? 4400);
const wanted = process.argv.slice(2);
const browser = await findBrowser();
await buildIfStale();

interface Part {
  name: string;
  title: string;
  run: () => Promise<string[]>;
}

/** Benchmarks that start no server process. */
const alone: Part[] = [
  { name: 'bytes', title: 'Bytes', run: async () => [...(await benchBytes()), '', ...(await benchRendererBytes())] },
  { name: 'budgets', title: 'Each kind against its budget', run: async () => (await benchBudgets(true)).lines },
  { name: 'render', title: 'Server rendering and validation', run: benchRender },
  { name: 'forms', title: 'Forms in the browser', run: () => benchForms(browser.path) },
  {
    name: 'grid',
    title: 'The grid over 50,000 titles',
    // This module is imported dynamically, because it imports the server, which needs the validators that the build
    // generates first.
    run: async () => (await import('./grid.ts')).benchGrid(),
  },
  {
    name: 'guide-import',
    title: 'A guide is imported',
    run: async () => (await import('./guide-import.ts')).benchGuideImport(),
  },
  {
    name: 'search',
    title: 'The search over 50,000 titles',
    run: async () => (await import('./search.ts')).benchSearch(),
  },
  {
    name: 'tokens',
    title: 'Tokens',
    run: async () => (await import('./tokens.ts')).benchTokens(),
  },
  {
    name: 'sign-in',
    title: 'Sign-in and renewal of sessions',
    run: async () => (await import('./sign-in.ts')).benchSignIn(),
  },
  {
    name: 'checkout',
    title: 'Payments at the server',
    run: async () => (await import('./checkout.ts')).benchCheckout(),
  },
  {
    name: 'push',
    title: 'Messages to thousands of readers',
    run: async () => (await import('./push.ts')).benchPush(),
  },
];

/** Benchmarks of a server that has been started once before. */
const beside = (server: RunningServer, firstStartMs: number, data: string): Part[] => [
  {
    name: 'start',
    title: 'Start and memory',
    run: async () => {
      const idle = server.memory();
      for (let index = 0; index < 300; index += 1) await (await fetch(`http://localhost:${PORT}/`)).text();
      return [
        `First start, with the database made and two realms loaded: ${(firstStartMs / 1000).toFixed(2)} s to the first page.`,
        `Second start: ${(server.firstPageMs / 1000).toFixed(2)} s to the first page.`,
        `Memory of the process: ${Math.round(idle)} MB after the first page, ${Math.round(server.memory())} MB after 300 pages.`,
      ];
    },
  },
  { name: 'throughput', title: 'Guest pages drawn', run: () => benchThroughput(server) },
  { name: 'rush', title: 'A rush of guests', run: () => benchRush(server) },
  { name: 'preview', title: 'A draft’s keystroke in the preview', run: () => benchPreview(PORT, browser.path) },
  { name: 'interactions', title: 'Interaction to next paint', run: () => benchInteractions(PORT, browser.path) },
  { name: 'favourite', title: 'A favourite is clicked', run: () => benchFavourite(PORT, browser.path) },
  { name: 'guide', title: 'The programme guide, scrolled', run: () => benchGuide(PORT, browser.path) },
  { name: 'tab', title: 'Memory of a tab', run: () => benchMemory(PORT, browser.path) },
  { name: 'tiles', title: 'Live streams side by side', run: () => benchTiles(PORT, browser.path) },
  { name: 'faults', title: 'Faults of playback', run: () => benchFaults(PORT, browser.path) },
  { name: 'first-frame', title: 'A film’s first frame on a telephone', run: () => benchFirstFrame(PORT, browser.path) },
  {
    name: 'checkout-field',
    title: 'The first field of the checkout',
    run: async () => (await import('./checkout.ts')).benchCheckoutField(PORT, browser.path),
  },
  { name: 'renewals', title: 'Renewals', run: async () => (await import('./renewals.ts')).benchRenewals() },
  { name: 'lighthouse', title: 'Lighthouse', run: async () => benchLighthouse(PORT, browser.path) },
  { name: 'long', title: 'A very long page', run: () => benchLongPage(PORT, data, browser.path) },
];

const chosen = (parts: Part[]) => parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

async function runAll(parts: Part[]) {
  for (const { title, run } of parts) console.log(`\n## ${title}\n\n${(await run()).join('\n')}`);
}

const [cpu] = os.cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${cpu?.model.trim()}, Node ${process.version}, ${os.type()} ${os.release()}, load ${os.loadavg()[0]?.toFixed(1)}`,
);
await runAll(chosen(alone));
const isNamedBeside = wanted.some((name) => !alone.some((part) => part.name === name));
if (wanted.length === 0 || isNamedBeside) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-bench-'));
  const first = await startServer(PORT, data);
  await first.stop();
  const server = await startServer(PORT, data);
  await runAll(chosen(beside(server, first.firstPageMs, data)));
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
