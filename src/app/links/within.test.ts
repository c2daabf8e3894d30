import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { isFollowed, isWithinSite } from './within.ts';

test.each([
  ['/', 'is', true],
  ['/video/12/a-title?x=1#y', 'is', true],
  ['/filesystem', 'is', true],
  ['/section/files/', 'is', true],
  ['//evil.example', 'is not', false],
  ['https://evil.example/video/12', 'is not', false],
  ['mailto:a@example.org', 'is not', false],
  ['/files/lumen/assets/a.svg', 'is not', false],
  ['/images/lumen/a.jpg', 'is not', false],
  ['/media/film/v.mp4', 'is not', false],
])('the URL %s %s a page of the application', (to, _verb, within) => expect(isWithinSite(to)).toBe(within));

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
test.each<[string, string, Partial<typeof plain>, string | undefined, boolean]>([
  ['a plain click', 'is handled by the router', {}, undefined, true],
  ['a plain click with the target of this window', 'is handled by the router', {}, '_self', true],
  ['a plain click with the target of another window', 'is left to the browser', {}, '_blank', false],
  ['a click that another handler has handled', 'is left to the browser', { defaultPrevented: true }, undefined, false],
  ['a click with the middle button', 'is left to the browser', { button: 1 }, undefined, false],
  ['a click with Ctrl (new tab)', 'is left to the browser', { ctrlKey: true }, undefined, false],
  ['a click with Command (new tab on a Mac)', 'is left to the browser', { metaKey: true }, undefined, false],
  ['a click with Shift (new window)', 'is left to the browser', { shiftKey: true }, undefined, false],
  ['a click with Alt (download)', 'is left to the browser', { altKey: true }, undefined, false],
])('%s on a link %s', (_click, _result, more, target, followed) =>
  expect(isFollowed({ ...plain, ...more } as MouseEvent, target)).toBe(followed),
);
