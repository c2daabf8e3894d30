/// <reference types="@vitest/browser-playwright" />

/*
 * Real browser input and emulation, for stories that need more than simulated events: hover styles, focus rings, tab
 * order, touch, window sizes and media features. Uses the DevTools protocol through Vitest, so these stories run only
 * in the test runner, not in Storybook's window.
 *
 *   await mouse.over(card);           // a real pointer; `mouse.away()` moves it to the corner
 *   await press('{Tab}{Enter}');      // real keys, in the notation of userEvent.keyboard
 *   await mouse.click({ x: 10, y: 5 }); // an element, or a point in pixels of the story's window
 *   await tap(card);                  // a touch on an element or a point; `doubleTap` taps twice
 *   await resize(390, 844);           // the window; restored for the next story
 *   { beforeEach: emulate({ reducedMotion: true, timeZone: 'America/New_York' }) }
 *   { beforeEach: () => emulateMedia({ 'forced-colors': 'active' }) }
 */

/** Imported lazily, because the module exists only in the test runner. */
const runner = () => import('vitest/browser');

const send = async (method: 'Input.dispatchMouseEvent' | 'Input.dispatchTouchEvent', parameters: object) => {
  const { cdp } = await runner();
  await cdp().send(method, parameters as never);
};

interface Point {
  x: number;
  y: number;
}

/** Converts a point to the browser window's coordinates, because stories are rendered in a frame. */
function inBrowser({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Returns the centre of an element, or a point, in the browser window's coordinates. Waits until the element has not
 * moved for two frames, because a scrolling pane would make the press miss it.
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

/** The browser's real mouse. */
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

/** Taps the centre of an element, or a point, with a finger. */
export async function tap(target: Element | Point): Promise<void> {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await locate(target)] });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Times in seconds of the touch events of a double tap. */
const DOUBLE_TAP_SECONDS = [0, 0.03, 0.15, 0.18] as const;

/**
 * Taps twice with a finger. The events have timestamps of a real double tap, even if a busy machine delivers them late.
 */
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

/** Resizes the window. */
export async function resize(width: number, height: number): Promise<void> {
  const { page } = await runner();
  await page.viewport(width, height);
}

/** Emulates media features. Returns a function that restores them, for a story's `beforeEach`. */
export async function emulateMedia(features: Record<string, string>): Promise<() => Promise<void>> {
  const { cdp } = await runner();
  const set = async (all: Record<string, string>) => {
    const list = Object.entries(all).map(([name, value]) => ({ name, value }));
    await cdp().send('Emulation.setEmulatedMedia', { features: list });
  };
  await set(features);
  return () => set(Object.fromEntries(Object.keys(features).map((name) => [name, ''])));
}

/** Shows the page as it is printed. Returns a function that ends this, for a story's `beforeEach`. */
export async function emulatePrint(): Promise<() => Promise<void>> {
  const { cdp } = await runner();
  const set = async (media: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { media });
  };
  await set('print');
  return () => set('');
}

interface Surroundings {
  reducedMotion?: boolean;
  timeZone?: string;
}

/** A story's `beforeEach` that emulates surroundings during the story. */
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

/** Polls an assertion by animation frames, because `waitFor` of storybook/test needs the stopped timers. */
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
  /** Advances the clock by milliseconds. */
  pass: (milliseconds: number) => void;
  /** Replacement for `waitFor`, which needs real timers. */
  until: (assertion: () => void) => Promise<void>;
}

/** Runs a function with stopped timers and date. */
export async function withStoppedClock(run: (clock: StoppedClock) => Promise<void>): Promise<void> {
  const { vi } = await import('vitest');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await run({ pass: (milliseconds) => void vi.advanceTimersByTime(milliseconds), until });
  } finally {
    vi.useRealTimers();
  }
}

/** A story's `beforeEach` that stops the date and intervals before rendering. */
export async function stopDate(): Promise<() => void> {
  const { vi } = await import('vitest');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  return () => void vi.useRealTimers();
}

/** Advances the date of `stopDate` by milliseconds. */
export async function elapse(milliseconds: number): Promise<void> {
  const { vi } = await import('vitest');
  vi.advanceTimersByTime(milliseconds);
}

/** A story's `beforeEach` that leaves requests matching a pattern, such as `*never.svg`, unanswered. */
export const hang = (urlPattern: string) => async (): Promise<() => Promise<void>> => {
  const { cdp } = await runner();
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern }] });
  return async () => void (await cdp().send('Fetch.disable'));
};
