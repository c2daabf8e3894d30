/// <reference types="@vitest/browser-playwright" />

/*
 * Input and surroundings of the real browser, for stories that depend on more than the events of a simulated user: hover
 * styles, focus rings, the order of the Tab key, touch, the wheel, window sizes, and media features. It speaks the
 * DevTools protocol by way of Vitest, so a story that uses it plays in the test runner alone, not in Storybook's window.
 *
 *   await mouse.over(card);           // a real pointer; `mouse.away()` puts it into the corner
 *   await press('{Tab}{Enter}');      // real keys, in the notation of userEvent.keyboard
 *   await tap(card);                  // a finger
 *   await wheel(140);                 // pixels downwards, below the pointer
 *   await resize(390, 844);           // the window; the next story has its own size again
 *   { beforeEach: emulate({ reducedMotion: true, timeZone: 'America/New_York' }) }
 */

/** Loaded by the first story that uses it: the module exists in the test runner alone. */
const runner = () => import('vitest/browser');

const send = async (method: 'Input.dispatchMouseEvent' | 'Input.dispatchTouchEvent', parameters: object) => {
  const { cdp } = await runner();
  await cdp().send(method, parameters as never);
};

/** A point of this window as the browser's window counts it: stories are drawn in a frame. */
function inBrowser({ x, y }: { x: number; y: number }) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return inBrowser({ x: left + width / 2, y: top + height / 2 });
}

const move = (point: { x: number; y: number }) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });

/** The mouse of the browser. */
export const mouse = {
  over: (element: Element) => move(middleOf(element)),
  away: () => move(inBrowser({ x: 2, y: 2 })),
  async click(element: Element) {
    const point = { ...middleOf(element), button: 'left', clickCount: 1 } as const;
    await move(point);
    await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point });
    await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point });
  },
};

/** Taps the middle of an element with a finger. */
export async function tap(element: Element): Promise<void> {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middleOf(element)] });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Turns the wheel in the middle of the window. */
export const wheel = (pixels: number): Promise<void> =>
  send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...inBrowser({ x: innerWidth / 2, y: innerHeight / 2 }),
    deltaX: 0,
    deltaY: pixels,
  });

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

interface Surroundings {
  reducedMotion?: boolean;
  timeZone?: string;
}

/** A story's `beforeEach`: emulates surroundings until the story is over. */
export const emulate =
  ({ reducedMotion = false, timeZone = '' }: Surroundings) =>
  async (): Promise<() => Promise<void>> => {
    const { cdp } = await runner();
    const set = async (motion: string, zone: string) => {
      await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] });
      await cdp().send('Emulation.setTimezoneOverride', { timezoneId: zone });
    };
    await set(reducedMotion ? 'reduce' : '', timeZone);
    return () => set('', '');
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
