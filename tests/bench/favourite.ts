import { chromium, type Page } from 'playwright';
import { browserArgs } from '../../scripts/browser.ts';
import { observe, taken } from './interactions.ts';
import { median, p95 } from './measure.ts';

const CLICKS = 40;
/** The demo realms’ viewer. */
const viewer = { id: 'viewer@playbill.test', secret: 'playbill-demo' };

/** Signs in as the demo’s viewer with session cookies. */
const signIn = (page: Page) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-playbill-session': 'cookie' };
    const { status } = await fetch('/api/v2/login', { method: 'POST', headers, body: JSON.stringify(body) });
    if (status !== 201) throw new Error(`The viewer could not sign in: ${status}`);
  }, viewer);

/**
 * Measures the time from a click on the favourite button until its new state is painted, independent of the API call.
 */
export async function benchFavourite(port: number, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(observe);
  const origin = `http://apex.localhost:${port}`;
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  await signIn(page);
  const found: [number, number[]][] = [];
  for (const rate of [1, 4]) {
    await page.goto(`${origin}/video/1046`, { waitUntil: 'networkidle' });
    const button = page.locator('#main button[data-favourite]').first();
    await button.scrollIntoViewIfNeeded();
    await taken(page, 0);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let click = 0; click < CLICKS; click += 1) {
      const was = await button.getAttribute('data-favourite');
      await button.click();
      await page
        .locator(`#main button[data-favourite="${was === 'true' ? 'false' : 'true'}"]`)
        .first()
        .waitFor();
      times.push(Math.max(...(await taken(page, 1))));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    found.push([rate, times]);
  }
  await browser.close();
  return [
    '| a favourite is clicked, until it is painted | median ms | p95 ms | longest ms |',
    '|---|---|---|---|',
    ...found.map(
      ([rate, times]) =>
        `| ${rate === 1 ? 'this machine' : `processor ${rate} times slower`} (${times.length}) | ${median(times).toFixed(0)} | ${p95(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`,
    ),
  ];
}
