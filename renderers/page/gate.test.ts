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

test('an element waits for its gate, and passes once it has opened @def-05', async () => {
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

test('who comes back to a closed gate must pass: a click waits for the element, or a change above it @def-05', async () => {
  const gate = createGate(false, () => undefined);
  const wait = gate.ask();
  expect(gate.ask()).toBeUndefined();
  await expect(wait).resolves.toBeUndefined();
});

test('a gate that has opened before anybody asked lets pass at once @def-05', () => {
  const gate = createGate(false, () => undefined);
  gate.open();
  expect(gate.ask()).toBeUndefined();
});

test('a gate whose code is still to come stays closed until the code is there, whatever React asks @def-05', async () => {
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

test('a click that comes before React has asked at all opens the gate too @def-05', () => {
  const gate = createGate(false, () => undefined);
  vi.stubGlobal('window', { event: new UserEvent() });
  expect(gate.ask()).toBeUndefined();
});

test('an element that does not wait is open on the server, where there is no window @def-05', () => {
  vi.unstubAllGlobals();
  expect(createGate(true, () => undefined).ask()).toBeUndefined();
});
