import { expect, test, vi } from 'vitest';
import { knownRealms } from './known-realms.ts';

const storage = (kept = new Map<string, string>()) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

test('realms that were signed in to are known afterwards, the last one first, until they are signed out of @door-14', () => {
  const machine = storage();
  const realms = knownRealms(machine);
  for (const id of ['apex', 'lumen', 'apex']) realms.add(id);
  expect(knownRealms(machine).all()).toEqual(['apex', 'lumen']);
  realms.remove('apex');
  expect(knownRealms(machine).all()).toEqual(['lumen']);
});

test.each(['{', '{"apex":1}', '[7]'])('what is kept as %s is no realm, and the next one is kept', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const realms = knownRealms(storage(new Map([['playbill-studio:realms', text]])));
  expect(realms.all()).toEqual([]);
  realms.add('apex');
  expect(realms.all()).toEqual(['apex']);
});
