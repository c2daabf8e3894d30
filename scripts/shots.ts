import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { browserArgs, findBrowser } from './browser.ts';
import { screens } from './screens.ts';

const realms = ['apex', 'lumen'] as const;
const widths = [390, 820, 1440, 2560];
/** The only viewport width at which Arabic screenshots are taken, in pixels. */
const ARABIC_AT = 1440;
/** The demo's account for viewers (fixtures/realms/…/demo/accounts.json). */
const viewer = { id: 'viewer@playbill.test', secret: 'playbill-demo' };

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    out: { type: 'string', default: 'shots' },
    /** Takes only the screenshots whose file name contains this text. */
    only: { type: 'string', default: '' },
    full: { type: 'boolean', default: false },
  },
});
const addressOf = (realm: string, at: string) => `http://${realm}.localhost:${values.port}${at}`;
const inArabic = (at: string) => `${at}${at.includes('?') ? '&' : '?'}lang=ar`;

interface Shot {
  file: string;
  realm: (typeof realms)[number];
  address: string;
  width: number;
  asViewer: boolean;
}

const shots: Shot[] = [...screens, { name: 'not-found', apex: '/nowhere', lumen: '/nowhere' }].flatMap((screen) =>
  realms.flatMap((realm) => {
    const at = screen[realm];
    if (at === undefined) return [];
    const asViewer = 'seenBy' in screen && screen.seenBy === 'viewers';
    const shot = (width: number, name: string, address: string): Shot => ({
      file: path.join(values.out, `${realm}-${name}-${width}.png`),
      realm,
      address: addressOf(realm, address),
      width,
      asViewer,
    });
    return [...widths.map((width) => shot(width, screen.name, at)), shot(ARABIC_AT, `${screen.name}-ar`, inArabic(at))];
  }),
);

const { path: executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserArgs });
mkdirSync(values.out, { recursive: true });

/** Creates a browser context that is signed in through the form. */
async function signedIn(realm: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(addressOf(realm, '/login'));
  await page.locator('input[name="id"]').fill(viewer.id);
  await page.locator('input[name="secret"]').fill(viewer.secret);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
  return context;
}
const guest = await browser.newContext();
const viewers = new Map<string, Promise<BrowserContext>>();
for (const { file, realm, address, width, asViewer } of shots.filter((shot) => shot.file.includes(values.only))) {
  if (asViewer && !viewers.has(realm)) viewers.set(realm, signedIn(realm));
  const page = await ((asViewer && (await viewers.get(realm))) || guest).newPage();
  await page.setViewportSize({ width, height: width < 600 ? 844 : width < 1000 ? 1180 : Math.round(width * 0.625) });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: file, fullPage: values.full });
  await page.close();
  console.log(file);
}
await browser.close();
