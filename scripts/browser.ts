import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A browser that tests can use, and whether it can decode H.264 video. */
export interface TestBrowser {
  path: string;
  /** Description of where the browser was found. */
  origin: string;
  h264: boolean;
}

/**
 * Chromium features that are disabled because tests do not need them. Chromium renders the suggestions of its address
 * bar as two web pages per window, which cost as much as the window itself. Only the last --disable-features argument
 * counts, so this list includes Playwright's own.
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

/** Returns the argument that disables the given features in addition to those above. */
export const without = (...features: string[]): string =>
  `--disable-features=${[...withoutFeatures, ...features].join()}`;

/** Tests disable Chromium's requests to Google, and the sandbox if they run as root. */
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
  // Without this flag, headless Chromium rounds glyph widths to whole pixels, unlike browsers on most screens.
  '--font-render-hinting=none',
];

const installed = [
  process.env['PLAYBILL_BROWSER'],
  process.env['CHROME_PATH'],
  // Disables the rendering of windows, so that an e2e test needs an eighth less CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const firstInstalled = () => installed.find((file): file is string => Boolean(file) && existsSync(file ?? ''));

/** Path of the browser for tests run individually: from the environment, installed, or Playwright's. */
export const installedBrowser = (): string => firstInstalled() ?? chromium.executablePath();

/** Runs a command; false if it fails, so that the caller can try another way. */
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

/** The browser itself is asked whether it can decode H.264, because that depends on how it was built. */
async function decodesH264(path: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: path, args: browserArgs });
  try {
    const page = await browser.newPage();
    return await page.evaluate<boolean>(`MediaSource.isTypeSupported('video/mp4; codecs="avc1.4d401f,mp4a.40.2"')`);
  } finally {
    await browser.close();
  }
}

/** Finds or installs a browser: an installed one, Playwright's own, or the distribution's package. Logs which. */
export async function findBrowser(): Promise<TestBrowser> {
  const { path, origin } = find();
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  const h264 = await decodesH264(path);
  console.log(
    `Browser: ${version} (${origin}, ${path}), ${h264 ? 'decodes H.264' : 'no H.264: media tests are skipped'}`,
  );
  return { path, origin, h264 };
}
