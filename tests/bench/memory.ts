import { chromium } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';

const CHANGES = 50;
const WARM_UP = 10;

/** Measures a tab’s heap, DOM nodes and listeners after many page changes by the application’s links. */
export async function benchMemory(port: number, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const held = async () => {
    // Garbage collection may need a second pass.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { megabytes: usedSize / 1e6, nodes, jsEventListeners };
  };
  await page.goto(`http://apex.localhost:${port}/`, { waitUntil: 'networkidle' });
  const titles = ['Events', 'Fights', 'Classics', 'Series'];
  const change = async (turn: number) => {
    const bar = page.getByRole('banner').first();
    await bar
      .getByRole('link', { name: titles[turn % titles.length] ?? '', exact: true })
      .first()
      .click();
    await page.waitForURL(/section/);
    await page.goBack();
    await page.waitForURL(`http://apex.localhost:${port}/`);
    await page.locator('[data-bucket]').first().waitFor();
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) await change(turn);
  const before = await held();
  for (let turn = 0; turn < CHANGES; turn += 1) await change(turn);
  const after = await held();
  await browser.close();
  const line = (what: string, { megabytes, nodes, jsEventListeners }: typeof before) =>
    `| ${what} | ${megabytes.toFixed(1)} | ${nodes} | ${jsEventListeners} |`;
  return [
    '| after | heap MB | DOM nodes | listeners |',
    '|---|---|---|---|',
    line(`${WARM_UP} page changes and back`, before),
    line(`${WARM_UP + CHANGES}`, after),
  ];
}
