import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

test('loads the code of a registered kind once on first use and returns it synchronously afterwards @def-08 @def-09', async () => {
  const loads: string[] = [];
  const registry = createRegistry({
    hero: async () => (loads.push('hero'), { default: 'the hero' }),
    never: async () => (loads.push('never'), { default: 'never named' }),
  });
  expect(registry.peek('hero')).toBeUndefined();
  await Promise.all([registry.load('hero'), registry.preload(['hero', 'hero', 'unknown'])]);
  expect(registry.peek('hero')).toBe('the hero');
  expect(loads).toEqual(['hero']);
});

test('retries loading a registered kind’s code on the next page after a failure', async () => {
  let online = false;
  const registry = createRegistry({
    hero: async () => (online ? { default: 'the hero' } : Promise.reject(new Error('network'))),
  });
  const failures = await registry.preload(['hero']);
  expect(failures.map(({ message }) => message)).toEqual(['The code of “hero” could not be loaded']);
  online = true;
  expect(await registry.load('hero')).toBe('the hero');
});

test.each(['constructor', '__proto__', 'toString'])(
  'does not treat the built-in property name %s as a registered kind',
  async (name) => {
    const registry = createRegistry({ hero: async () => ({ default: 1 }) });
    expect(registry.has(name)).toBe(false);
    await expect(registry.load(name)).rejects.toThrow('Nothing is registered');
  },
);
