import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

class UserEvent {
  readonly type = 'click';
}

beforeEach(() => {
  vi.stubGlobal('UIEvent', UserEvent);
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

test('hydrates an element once its gate has opened @def-05', async () => {
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

test("opens a closed gate when React asks again, after a click or a parent's update @def-05", async () => {
  const gate = createGate(false, () => undefined);
  const wait = gate.ask();
  expect(gate.ask()).toBeUndefined();
  await expect(wait).resolves.toBeUndefined();
});

test('does not suspend when the gate opened before hydration @def-05', () => {
  const gate = createGate(false, () => undefined);
  gate.open();
  expect(gate.ask()).toBeUndefined();
});

test('keeps a gate closed until its code is loaded, even if React asks again @def-05', async () => {
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

test("opens the gate for a click before React's first attempt @def-05", () => {
  const gate = createGate(false, () => undefined);
  vi.stubGlobal('window', { event: new UserEvent() });
  expect(gate.ask()).toBeUndefined();
});

test('an open gate needs no browser globals, so that it works on the server @def-05', () => {
  vi.unstubAllGlobals();
  expect(createGate(true, () => undefined).ask()).toBeUndefined();
});
