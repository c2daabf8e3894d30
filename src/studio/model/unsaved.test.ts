import { expect, test, vi } from 'vitest';
import { unsavedOf } from './unsaved.ts';

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('stores unsaved work per document until the document is saved @edit-05', () => {
  const kept = storage();
  const home = unsavedOf('apex:page:home', kept);
  home.write({ text: '{', base: 3 });
  expect(unsavedOf('apex:page:home', kept).read()).toEqual({ text: '{', base: 3 });
  expect(unsavedOf('lumen:page:home', kept).read()).toBeUndefined();
  home.clear();
  expect(home.read()).toBeUndefined();
});

test.each<[string, string]>([
  ['no JSON', '{'],
  ['a number', '7'],
  ['an object with values of wrong types', '{"text":1,"base":2}'],
])('ignores stored unsaved work if the stored data is %s', (_data, stored) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(unsavedOf('a', storage({ 'playbill-studio:a': stored })).read()).toBeUndefined();
  warn.mockRestore();
});
