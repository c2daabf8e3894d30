import type { SmokeBrowser } from './browser.ts';

/** What a screen must have, beside a heading, no text wider than the window, and no error. */
interface Screen {
  realm: string;
  path: string;
  direction?: 'rtl';
}

/** Ten screens that use what browsers differ in: layout, forms, dialogs, dates, both directions, pictures, a frame. */
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
/** A page may take so long to listen and a film to begin, in milliseconds: a limit for what hangs. */
const LIMIT = 90_000;
const STEP = 250;

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP));

/** Waits until an expression is true in the page. @throws Error when it does not come true. */
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
  // A blank page first: what the browser reports while it leaves the page before belongs to no screen.
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
  // Firefox reports requests that it cancelled with the page before, sometimes only after the next page has begun.
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
  /** Passed on a retry, with the errors of the tries before. They count as passed, too. */
  flaky: { title: string; errors: string[] }[];
}

interface SmokeOptions {
  /** The address of a realm. */
  origin: (realm: string) => string;
  /** How often a screen that failed is tried again. */
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
    await attempt(`${browser.name}: ${screen.realm}${screen.path}`, () => look(browser, origin, screen));
  const film = `${browser.name}: a film plays`;
  await browser.open(origin(FILM.realm) + '/login');
  if ((await browser.read(PLAYABLE)) === true) await attempt(film, () => play(browser, origin));
  else result.skipped.push(`${film}: this browser cannot decode it here`);
  return result;
}
