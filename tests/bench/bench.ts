import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../../scripts/build.ts';
import { findBrowser } from '../../scripts/browser.ts';
import { benchBudgets } from './budgets.ts';
import { benchBytes } from './bytes.ts';
import { benchForms } from './forms.ts';
import { benchInteractions } from './interactions.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLongPage } from './long-page.ts';
import { benchMemory } from './memory.ts';
import { benchPreview } from './preview.ts';
import { benchRender } from './render.ts';
import { benchRendererBytes } from './renderer-bytes.ts';
import { startServer } from './server.ts';

process.env['NODE_ENV'] = 'production';
const say = (title: string, lines: string[]) => console.log(`\n## ${title}\n\n${lines.join('\n')}`);
const browser = await findBrowser();
await buildIfStale();
const [cpu] = os.cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${cpu?.model.trim()}, Node ${process.version}, ${os.type()} ${os.release()}, load ${os.loadavg()[0]?.toFixed(1)}`,
);

say('Bytes', [...(await benchBytes()), '', ...(await benchRendererBytes())]);
say('Each kind against its budget', (await benchBudgets(true)).lines);
say('Server rendering and validation', await benchRender());
say('Forms in the browser', await benchForms(browser.path));

// Loaded late: it imports the server, which needs the validators that the build has made.
const { benchGrid } = await import('./grid.ts');
say('The grid over 50,000 titles', await benchGrid());

const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-bench-'));
const first = await startServer(4400, data);
await first.stop();
const second = await startServer(4400, data);
const idle = second.memory();
for (let index = 0; index < 300; index += 1) await (await fetch('http://localhost:4400/')).text();
say('Start and memory', [
  `First start, with the database made and two realms loaded: ${(first.firstPageMs / 1000).toFixed(2)} s to the first page.`,
  `Second start: ${(second.firstPageMs / 1000).toFixed(2)} s to the first page.`,
  `Memory of the process: ${Math.round(idle)} MB after the first page, ${Math.round(second.memory())} MB after 300 pages.`,
]);
say('A draft’s keystroke in the preview', await benchPreview(4400, browser.path));
say('Interaction to next paint', await benchInteractions(4400, browser.path));
say('Memory of a tab', await benchMemory(4400, browser.path));
say('Lighthouse', benchLighthouse(4400, browser.path));
say('A very long page', await benchLongPage(4400, data, browser.path));
await second.stop();
rmSync(data, { recursive: true, force: true });
