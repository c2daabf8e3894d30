import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SPOILER_SHEET_KEY, createSpoilerSheet } from './spoiler-sheet.ts';

const stored = new Map<string, string>();
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const page = { adoptedStyleSheets: [] as Sheet[] };

beforeEach(() => {
  stored.clear();
  page.adoptedStyleSheets = [];
  vi.resetModules();
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

// Vitest runs several test files in one worker with shared globals, so the fakes are removed afterwards.
afterEach(() => vi.unstubAllGlobals());

const veil = () => page.adoptedStyleSheets[0]?.text;

test('applies the spoiler protection at once and stores its style sheet for the next page @page-13', async () => {
  const first = await import('./spoilers.ts');
  expect(first.isSpoilerFree.value).toBe(false);
  first.setSpoilerFree(true);
  expect(veil()).toBe(createSpoilerSheet([]));
  expect(stored.get(SPOILER_SHEET_KEY)).toBe(createSpoilerSheet([]));
  vi.resetModules();
  const next = await import('./spoilers.ts');
  expect(next.isSpoilerFree.value).toBe(true);
  next.setSpoilerFree(false);
  expect(veil()).toBeUndefined();
  expect(stored.has(SPOILER_SHEET_KEY)).toBe(false);
});

test('does not hide the results of titles that the viewer has watched, until another viewer uses the browser @page-13', async () => {
  const { setSpoilerFree, remember, forgetSeen } = await import('./spoilers.ts');
  remember([7]);
  setSpoilerFree(true);
  remember([9, 7]);
  expect(veil()).toBe(createSpoilerSheet([9, 7]));
  expect(veil()).toContain(':not([data-spoils="9"]):not([data-spoils="7"])');
  forgetSeen();
  expect(veil()).toBe(createSpoilerSheet([]));
});

test.each<[string, string]>([
  ['no JSON', 'not JSON'],
  ['an object with invalid values', '{"free":"yes","seen":["1;}"]}'],
  ['a list', '[]'],
])('ignores stored settings of the spoiler protection that are %s @page-13', async (_data, text) => {
  stored.set('playbill.spoilers', text);
  const { isSpoilerFree, setSpoilerFree } = await import('./spoilers.ts');
  expect(isSpoilerFree.value).toBe(false);
  setSpoilerFree(true);
  expect(veil()).toBe(createSpoilerSheet([]));
});

test('spoiler protection treats a title as watched from 90 % on @page-13', async () => {
  const { isSeen } = await import('./spoilers.ts');
  expect([isSeen(89, 100), isSeen(90, 100), isSeen(90, undefined)]).toEqual([false, true, false]);
});
