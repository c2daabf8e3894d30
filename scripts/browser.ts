import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A browser for tests, and whether it can decode H.264. */
export interface TestBrowser {
  path: string;
  /** Where it comes from, in words. */
  origin: string;
  h264: boolean;
}

/**
 * What tests have no use for. Chromium draws the suggestions of its address bar as two web pages for each window, which
 * costs as much as the window itself; as the last list of features counts, those that Playwright switches off stand here
 * as well.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Has Chromium go without features, and without those that no test has use for. */
export const without = (...features: string[]): string =>
  `--disable-features=${[...withoutFeatures, ...features].join()}`;

/** Chromium looks for its maker's servers and, as root, for a sandbox: neither is there in a test. */
export const browserArgs = [
  without(),
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // Letters as wide as on most screens: without windows Chromium would fit each to whole pixels.
  '--font-render-hinting=none',
];

const installed = [
  process.env['PLAYBILL_BROWSER'],
  process.env['CHROME_PATH'],
  // Without windows that nobody sees: a journey takes an eighth less of a processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const firstInstalled = () => installed.find((file): file is string => Boolean(file) && existsSync(file ?? ''));

/** The browser of tests that are run by themselves: the one that is named, or installed. */
export const installedBrowser = (): string => firstInstalled() ?? chromium.executablePath();

/** Runs a command; false when it fails, which the caller answers by trying the next way. */
const attempt = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;

function find(): { path: string; origin: string } {
  const found = firstInstalled();
  if (found) return { path: found, origin: 'installed' };
  if (existsSync(chromium.executablePath())) return { path: chromium.executablePath(), origin: 'Playwright’s own' };
  console.log('No browser is installed. Trying Playwright’s own …');
  if (attempt('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath()))
    return { path: chromium.executablePath(), origin: 'Playwright’s own, just downloaded' };
  console.log('That cannot be downloaded here. Trying the distribution’s package …');
  if (
    process.getuid?.() === 0 &&
    attempt('sh', [
      '-c',
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation',
    ])
  ) {
    const packaged = firstInstalled();
    if (packaged) return { path: packaged, origin: 'the distribution’s package, just installed' };
  }
  throw new Error(
    'There is no browser and none could be had. Install Chrome or Chromium, or name one by PLAYBILL_BROWSER.',
  );
}

/** Asks the browser itself: what it decodes depends on how it was built. */
async function decodesH264(path: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: path, args: browserArgs });
  try {
    const page = await browser.newPage();
    return await page.evaluate<boolean>(`MediaSource.isTypeSupported('video/mp4; codecs="avc1.4d401f,mp4a.40.2"')`);
  } finally {
    await browser.close();
  }
}

/** Finds a browser or gets one: an installed one, else Playwright's own, else the distribution's. Says which. */
export async function findBrowser(): Promise<TestBrowser> {
  const { path, origin } = find();
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  const h264 = await decodesH264(path);
  console.log(
    `Browser: ${version} (${origin}, ${path}), ${h264 ? 'decodes H.264' : 'no H.264: media tests are skipped'}`,
  );
  return { path, origin, h264 };
}
