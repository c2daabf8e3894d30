import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';
import type { Fault } from '../player/faults/fault.ts';
import { faults } from '../player/faults/faults.ts';
import { inject, type Outcome } from '../player/inject.ts';

/** Faults to inject, as a regular expression over name and engine; all by default. */
const wanted = new RegExp(process.env['PLAYBILL_BENCH_FAULTS'] ?? '');

/** Milliseconds after which a page that no longer responds is abandoned. */
const HUNG = 400_000;

/** Number of films played concurrently. Several fit on one machine, because each run mostly waits. */
const AT_ONCE = Number(process.env['PLAYBILL_BENCH_AT_ONCE'] ?? 3);

const said: Record<Outcome['comes'], string> = {
  goesOn: 'goes on',
  says: 'says that it does not',
  ends: 'ends',
  stands: 'stands still',
};
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function lineOf(browser: Browser, port: number, fault: Fault): Promise<string> {
  // A low pixel ratio selects small renditions, because concurrent decoding is not measured.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 0.4,
    locale: 'en-US',
  });
  const nothing = (words: string): Outcome => ({ comes: 'stands', stood: 0, back: 0, off: 0, words: [words] });
  const injected = inject(await context.newPage(), (realm) => `http://${realm}.localhost:${port}`, fault);
  const { comes, stood, back, words } = await Promise.race([
    injected.catch((error: unknown) => nothing(String(error))),
    setTimeout(HUNG, nothing('the page hangs'), { ref: false }),
  ]);
  // The context of a hanging page cannot be closed; it ends when the browser is closed.
  if (words[0] !== 'the page hangs') await context.close();
  const outcome = `${said[comes]}${comes === fault.expected ? '' : ' (not as expected)'}`;
  return `| ${fault.name} | ${fault.engine} | ${outcome} | ${seconds(stood)} | ${seconds(back)} | ${words.join(' / ')} |`;
}

/**
 * Injects each fault of `tests/player/faults/` into playback of demo titles. Returns a table of what a viewer sees and
 * for how long. Takes about twenty minutes; each line is also printed at once.
 */
export async function benchFaults(port: number, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const chosen = faults.filter(({ name, engine }) => wanted.test(`${name} ${engine}`));
  const lines = new Map<Fault, string>();
  const waiting = [...chosen];
  const work = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const line = await lineOf(browser, port, fault);
      console.error(line);
      lines.set(fault, line);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  return [
    '| fault | engine | comes to | picture stood | back after | words |',
    '|---|---|---|---|---|---|',
    ...chosen.map((fault) => lines.get(fault) ?? ''),
  ];
}
