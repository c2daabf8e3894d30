import type { SmokeBrowser } from './browser.ts';

/** A screen to check; each must have one heading, no horizontal overflow and no error. */
interface Screen {
  realm: string;
  path: string;
  direction?: 'rtl';
}

/**
 * Ten screens with features that browsers implement differently: layout, forms, dialogs, dates, both text directions,
 * pictures, a frame.
 */
const screens: readonly Screen[] = [
  { realm: 'apex', path: '/' },
  { realm: 'lumen', path: '/?lang=ar', direction: 'rtl' },
  { realm: 'apex', path: '/grid' },
  { realm: 'apex', path: '/search?query=okafor' },
  { realm: 'lumen', path: '/series/2001' },
  { realm: 'apex', path: '/schedule' },
  { realm: 'apex', path: '/news' },
  { realm: 'apex', path: '/fighters/fm3700' },
  { realm: 'lumen', path: '/partners/night-school' },
  { realm: 'apex', path: '/login' },
];

const FILM = { realm: 'apex', path: '/video/1001' };
/** Timeout in milliseconds for hydration and for the start of playback. It is generous and only catches hangs. */
const LIMIT = 90_000;
const STEP = 250;

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP));

/**
 * Waits until an expression is true in the page.
 * @throws Error after the timeout.
 */
async function until(browser: SmokeBrowser, expression: string, what: string): Promise<void> {
  const end = performance.now() + LIMIT;
  while (performance.now() < end) {
    if ((await browser.read(expression)) === true) return;
    await pause();
  }
  throw new Error(`${what}: not within ${LIMIT / 1000} s`);
}

const listens = "'ready' in document.documentElement.dataset";

async function look(browser: SmokeBrowser, origin: (realm: string) => string, screen: Screen): Promise<void> {
  // Open a blank page first, so that errors reported while leaving the previous page count for no screen.
  await browser.open('about:blank');
  await browser.errors();
  await browser.open(origin(screen.realm) + screen.path);
  await until(browser, listens, 'the page takes over');
  const faults = [
    ["document.querySelectorAll('h1').length === 1", 'there is one heading'],
    ['document.documentElement.scrollWidth <= innerWidth', 'nothing is wider than the window'],
    [`document.documentElement.dir === '${screen.direction ?? 'ltr'}'`, 'the direction is the language’s'],
    [
      "getComputedStyle(document.body).fontFamily.includes('system-ui') || document.fonts.size > 0",
      'the theme is there',
    ],
  ] as const;
  for (const [expression, what] of faults)
    if ((await browser.read(expression)) !== true) throw new Error(`Not so: ${what}`);
  // Firefox may report requests cancelled with the previous page only after the next page has started.
  const isOfPageLeft = (line: string) =>
    /A ServiceWorker intercepted the request|can’t establish a connection to the server/.test(line) &&
    !line.includes(origin(screen.realm));
  const errors = (await browser.errors()).filter((line) => !isOfPageLeft(line));
  if (errors.length > 0) throw new Error(`The console is not silent:\n${errors.join('\n')}`);
}

const PLAYABLE =
  "'MediaSource' in window && MediaSource.isTypeSupported('video/mp4; codecs=\"avc1.4d401f,mp4a.40.2\"') === true";

async function play(browser: SmokeBrowser, origin: (realm: string) => string): Promise<void> {
  await browser.open(origin(FILM.realm) + FILM.path);
  await until(browser, listens, 'the page takes over');
  await until(browser, "(document.querySelector('[data-player] video')?.currentTime ?? 0) > 0.5", 'the film plays');
}

/** The results of the smoke test in one browser. */
export interface Smoked {
  passed: string[];
  skipped: string[];
  failed: string[];
  /** Screens that passed on a retry, with the errors of earlier attempts. They also count as passed. */
  flaky: { title: string; errors: string[] }[];
}

interface SmokeOptions {
  /** Returns the origin of a realm. */
  origin: (realm: string) => string;
  /** Maximum number of retries per failed screen. */
  retries: number;
}

/** Opens ten screens and plays a film. */
export async function smoke(browser: SmokeBrowser, { origin, retries }: SmokeOptions): Promise<Smoked> {
  const result: Smoked = { passed: [], skipped: [], failed: [], flaky: [] };
  const attempt = async (title: string, run: () => Promise<void>) => {
    const errors: string[] = [];
    while (errors.length <= retries) {
      try {
        await run();
        result.passed.push(title);
        if (errors.length > 0) result.flaky.push({ title, errors });
        return;
      } catch (error) {
        errors.push(String(error));
      }
    }
    result.failed.push(`${title}\n    ${errors.join('\n    ')}`);
  };
  for (const screen of screens)
    await attempt(`${browser.name}: the page ${screen.path} of the realm ${screen.realm} works without errors`, () =>
      look(browser, origin, screen),
    );
  const film = `${browser.name}: a video plays`;
  await browser.open(origin(FILM.realm) + '/login');
  if ((await browser.read(PLAYABLE)) === true) await attempt(film, () => play(browser, origin));
  else result.skipped.push(`${film}: this browser cannot decode it here`);
  return result;
}
