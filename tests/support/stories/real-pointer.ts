import { cdp, userEvent } from 'vitest/browser';

interface Place {
  x: number;
  y: number;
}

type Send = (method: string, params: Record<string, unknown>) => Promise<unknown>;
const send: Send = (method, params) => (cdp() as unknown as { send: Send }).send(method, params);

/** Where a place in the story's frame is on the browser's page, in pixels. */
function onPage({ x, y }: Place): Place {
  const box = window.frameElement?.getBoundingClientRect();
  if (!box) return { x, y };
  const scale = box.width / window.innerWidth;
  return { x: box.x + x * scale, y: box.y + y * scale };
}

const mouse = (type: string, place: Place) =>
  send('Input.dispatchMouseEvent', {
    type,
    ...onPage(place),
    ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
  });

/** The middle of an element, in pixels of the story's frame. */
export function middleOf(element: Element, share = 0.5): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width * share, y: y + height / 2 };
}

/** Clicks a place with the browser's own mouse: what lies there gets the press, and the focus moves as for a user. */
export async function clickAt(place: Place): Promise<void> {
  await mouse('mouseMoved', place);
  await mouse('mousePressed', place);
  await mouse('mouseReleased', place);
}

/** Taps a place with the browser's own finger. */
export async function tapAt(place: Place): Promise<void> {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [onPage(place)] });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses keys of the browser's own keyboard, in the words of Testing Library: `{Tab}`, `{Enter}`, letters. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Shows the page as for these media features, such as `forced-colors`. Returns the way back, for a story's `beforeEach`. */
export async function emulateMedia(features: Record<string, string>): Promise<() => Promise<unknown>> {
  const set = (all: Record<string, string>) =>
    send('Emulation.setEmulatedMedia', { features: Object.entries(all).map(([name, value]) => ({ name, value })) });
  await set(features);
  return () => set(Object.fromEntries(Object.keys(features).map((name) => [name, ''])));
}
