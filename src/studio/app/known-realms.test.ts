import { expect, test, vi } from 'vitest';
import { knownRealms } from './known-realms.ts';

const storage = (kept = new Map<string, string>()) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

test('the studio remembers realms with a sign-in, the last one first, until sign-out @door-14', () => {
  const machine = storage();
  const realms = knownRealms(machine);
  for (const id of ['apex', 'lumen', 'apex']) realms.add(id);
  expect(knownRealms(machine).all()).toEqual(['apex', 'lumen']);
  realms.remove('apex');
  expect(knownRealms(machine).all()).toEqual(['lumen']);
});

test.each<[string, string]>([
  ['no JSON', '{'],
  ['an object', '{"apex":1}'],
  ['a list of numbers', '[7]'],
])('the studio ignores a stored list of realms that is %s, and stores new realms', (_data, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const realms = knownRealms(storage(new Map([['playbill-studio:realms', text]])));
  expect(realms.all()).toEqual([]);
  realms.add('apex');
  expect(realms.all()).toEqual(['apex']);
});
