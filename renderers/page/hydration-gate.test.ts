import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from './hydration-gate.ts';

class UserEvent {
  readonly type = 'click';
}

beforeEach(() => {
  vi.stubGlobal('UIEvent', UserEvent);
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

test('hydrates a page element once the element’s lazy hydration boundary has opened @def-05', async () => {
  const gate = createGate(false, () => undefined);
  const wait = gate.ask();
  const passed = vi.fn();
  void wait?.then(passed);
  await Promise.resolve();
  expect(passed).not.toHaveBeenCalled();
  gate.open();
  await wait;
  expect(passed).toHaveBeenCalledOnce();
  expect(gate.ask()).toBeUndefined();
});

test('a closed hydration boundary opens when React renders its content again (after a click or an update of the parent) @def-05', async () => {
  const gate = createGate(false, () => undefined);
  const wait = gate.ask();
  expect(gate.ask()).toBeUndefined();
  await expect(wait).resolves.toBeUndefined();
});

test('an element whose hydration boundary opened before hydration does not suspend @def-05', () => {
  const gate = createGate(false, () => undefined);
  gate.open();
  expect(gate.ask()).toBeUndefined();
});

test('a hydration boundary is closed until its code is loaded, even if React renders again @def-05', async () => {
  const code = Promise.withResolvers<void>();
  const load = vi.fn(() => code.promise);
  const gate = createGate(false, () => undefined, load);
  expect(gate.hasCode).toBe(false);
  const wait = gate.ask();
  expect(load).not.toHaveBeenCalled();
  gate.open();
  expect(load).toHaveBeenCalled();
  expect(gate.ask()).toBe(wait);
  code.resolve();
  await wait;
  expect(gate.ask()).toBeUndefined();
});

test("a click before React's first attempt to hydrate opens the hydration boundary @def-05", () => {
  const gate = createGate(false, () => undefined);
  vi.stubGlobal('window', { event: new UserEvent() });
  expect(gate.ask()).toBeUndefined();
});

test('an open hydration boundary needs no browser globals, so that server rendering works @def-05', () => {
  vi.unstubAllGlobals();
  expect(createGate(true, () => undefined).ask()).toBeUndefined();
});
