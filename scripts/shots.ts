import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from './browser.ts';

/** Screens to look at: realm and path. */
const screens = [
  ['apex', '/', 'home'],
  ['lumen', '/', 'home'],
  ['apex', '/?lang=ar', 'home-ar'],
  ['lumen', '/?lang=ar', 'home-ar'],
  ['apex', '/login', 'login'],
  ['lumen', '/login', 'login'],
  ['apex', '/section/about', 'about'],
  ['lumen', '/section/films', 'films'],
  ['lumen', '/series/2001', 'series'],
  ['apex', '/live/5001', 'event'],
  ['apex', '/video/1001', 'video'],
  ['lumen', '/video/1001', 'video'],
  ['apex', '/nowhere', 'not-found'],
] as const;
const widths = [390, 820, 1440, 2560];

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    out: { type: 'string', default: 'shots' },
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});
const { path: executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserArgs });
mkdirSync(values.out, { recursive: true });
for (const [realm, address, name] of screens.filter(
  (screen) => !values.only || `${screen[0]}-${screen[2]}`.includes(values.only),
))
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: Math.round(width < 600 ? 844 : width * 0.625) } });
    await page.goto(`http://${realm}.localhost:${values.port}${address}`, { waitUntil: 'networkidle' });
    const file = path.join(values.out, `${realm}-${name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: values.full });
    await page.close();
    console.log(file);
  }
await browser.close();
