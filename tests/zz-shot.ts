import { chromium } from 'playwright';
import { browserArgs } from '../scripts/browser.ts';
const b = await chromium.launch({
  executablePath: process.env['PLAYBILL_BROWSER'] ?? '/usr/bin/chromium',
  args: [...browserArgs],
});
const shots: [string, string, number, string?][] = [
  ['apex', '/grid', 1440],
  ['apex', '/grid?division=Lightweight&result=KO%2FTKO&sort=title:ASC', 1440],
  ['apex', '/grid?lang=ar&division=Lightweight', 1440],
  ['apex', '/grid', 390],
  ['lumen', '/grid?lang=es&category=Drama', 1440],
  ['lumen', '/grid?lang=ar', 390],
  ['apex', '/grid?category=Opera', 1440],
  ['apex', '/grid', 1440, 'open'],
  ['lumen', '/grid?lang=ar', 390, 'open'],
];
for (const [i, [realm, path, width, open]] of shots.entries()) {
  const p = await b.newPage({ viewport: { width, height: 1000 } });
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(realm, path, m.text().slice(0, 300)));
  const r = await p.goto(`http://${realm}.localhost:4450${path}`);
  await p.waitForFunction(() => performance.getEntriesByName('playbill:hydrated').length > 0);
  if (open) {
    await p.locator('main details > summary').click();
  }
  await p.waitForLoadState('networkidle');
  await p.screenshot({ path: `/tmp/catalogue/shot-${i}.png` });
  console.log(i, r?.status(), realm, path);
  await p.close();
}
await b.close();
