/// <reference types="@vitest/browser-playwright" />

/*
 * Input and surroundings of the real browser, for stories that depend on more than the events of a simulated user: hover
 * styles, focus rings, the order of the Tab key, touch, window sizes, and media features. It speaks the
 * DevTools protocol by way of Vitest, so a story that uses it plays in the test runner alone, not in Storybook's window.
 *
 *   await mouse.over(card);           // a real pointer; `mouse.away()` puts it into the corner
 *   await press('{Tab}{Enter}');      // real keys, in the notation of userEvent.keyboard
 *   await mouse.click({ x: 10, y: 5 }); // an element or a point of the story's window, in pixels
 *   await tap(card);                  // a finger, on an element or a point; `doubleTap` taps twice
 *   await resize(390, 844);           // the window; the next story has its own size again
 *   { beforeEach: emulate({ reducedMotion: true, timeZone: 'America/New_York' }) }
 *   { beforeEach: () => emulateMedia({ 'forced-colors': 'active' }) }
 */

/** Loaded by the first story that uses it: the module exists in the test runner alone. */
const runner = () => import('vitest/browser');

const send = async (method: 'Input.dispatchMouseEvent' | 'Input.dispatchTouchEvent', parameters: object) => {
  const { cdp } = await runner();
  await cdp().send(method, parameters as never);
};

interface Point {
  x: number;
  y: number;
}

/** A point of this window in pixels of the browser's window: stories are drawn in a frame. */
function inBrowser({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Finds the middle of an element, or a point of this window, in pixels of the browser's window. Waits until the element is at the same
 * place in two frames: a pane that still scrolls would take the press beside the element.
 */
async function locate(target: Element | Point): Promise<Point> {
  if (!(target instanceof Element)) return inBrowser(target);
  for (let before: DOMRect | undefined; ; ) {
    const { left, top, width, height } = target.getBoundingClientRect();
    if (before?.left === left && before.top === top) return inBrowser({ x: left + width / 2, y: top + height / 2 });
    before = new DOMRect(left, top, width, height);
    await nextFrame();
  }
}

const move = (point: Point) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });

/** The mouse of the browser. */
export const mouse = {
  over: async (element: Element) => move(await locate(element)),
  away: () => move(inBrowser({ x: 2, y: 2 })),
  async click(target: Element | Point) {
    const point = { ...(await locate(target)), button: 'left', clickCount: 1 } as const;
    await move(point);
    await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point });
    await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point });
  },
};

/** Taps the middle of an element, or a point, with a finger. */
export async function tap(target: Element | Point): Promise<void> {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await locate(target)] });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Times of the touches of a double tap, in seconds: a finger is down for a moment, and up for less than half a second. */
const DOUBLE_TAP_SECONDS = [0, 0.03, 0.15, 0.18] as const;

/** Taps twice with a finger. The events carry the times of a real double tap, however late a busy machine delivers them. */
export async function doubleTap(target: Element | Point): Promise<void> {
  const point = await locate(target);
  const start = Date.now() / 1000;
  for (const [index, after] of DOUBLE_TAP_SECONDS.entries()) {
    const isDown = index % 2 === 0;
    await send('Input.dispatchTouchEvent', {
      type: isDown ? 'touchStart' : 'touchEnd',
      touchPoints: isDown ? [point] : [],
      timestamp: start + after,
    });
  }
}

/** Presses real keys. */
export async function press(keys: string): Promise<void> {
  const { userEvent } = await runner();
  await userEvent.keyboard(keys);
}

/** Sets the size of the window. */
export async function resize(width: number, height: number): Promise<void> {
  const { page } = await runner();
  await page.viewport(width, height);
}

/** Draws the page as for these media features. Returns the function that undoes it, for a story's `beforeEach`. */
export async function emulateMedia(features: Record<string, string>): Promise<() => Promise<void>> {
  const { cdp } = await runner();
  const set = async (all: Record<string, string>) => {
    const list = Object.entries(all).map(([name, value]) => ({ name, value }));
    await cdp().send('Emulation.setEmulatedMedia', { features: list });
  };
  await set(features);
  return () => set(Object.fromEntries(Object.keys(features).map((name) => [name, ''])));
}

interface Surroundings {
  reducedMotion?: boolean;
  timeZone?: string;
}

/** A story's `beforeEach`: emulates surroundings until the story is over. */
export const emulate =
  ({ reducedMotion = false, timeZone = '' }: Surroundings) =>
  async (): Promise<() => Promise<void>> => {
    const { cdp } = await runner();
    const restoreMedia = await emulateMedia({ 'prefers-reduced-motion': reducedMotion ? 'reduce' : '' });
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: timeZone });
    return async () => {
      await restoreMedia();
      await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
    };
  };

/** Waits for an assertion by frames, because `waitFor` of storybook/test needs the timers that are stopped. */
export async function until(assertion: () => void): Promise<void> {
  const end = performance.now() + 30_000;
  for (;;) {
    try {
      assertion();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise(requestAnimationFrame);
  }
}

interface StoppedClock {
  /** Lets so many milliseconds go by. */
  pass: (milliseconds: number) => void;
  /** In place of `waitFor`, which would wait for a timer. */
  until: (assertion: () => void) => Promise<void>;
}

/** Runs with timers and the date stopped. */
export async function withStoppedClock(run: (clock: StoppedClock) => Promise<void>): Promise<void> {
  const { vi } = await import('vitest');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await run({ pass: (milliseconds) => void vi.advanceTimersByTime(milliseconds), until });
  } finally {
    vi.useRealTimers();
  }
}

/** A story's `beforeEach`: the date and all that repeats stand still from before the story is drawn. */
export async function stopDate(): Promise<() => void> {
  const { vi } = await import('vitest');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  return () => void vi.useRealTimers();
}

/** Lets the date of `stopDate` go on by so many milliseconds. */
export async function elapse(milliseconds: number): Promise<void> {
  const { vi } = await import('vitest');
  vi.advanceTimersByTime(milliseconds);
}

/** A story's `beforeEach`: requests for addresses of a pattern, such as `*never.svg`, get no answer. */
export const hang = (urlPattern: string) => async (): Promise<() => Promise<void>> => {
  const { cdp } = await runner();
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern }] });
  return async () => void (await cdp().send('Fetch.disable'));
};
