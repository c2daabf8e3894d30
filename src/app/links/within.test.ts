import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { isFollowed, isWithinSite } from './within.ts';

test.each([
  ['/', true],
  ['/video/12/a-title?x=1#y', true],
  ['/filesystem', true],
  ['/section/files/', true],
  ['//evil.example', false],
  ['https://evil.example/video/12', false],
  ['mailto:a@example.org', false],
  ['/files/lumen/assets/a.svg', false],
  ['/images/lumen/a.jpg', false],
  ['/media/film/v.mp4', false],
])('the URL %s is a page of the application: %s', (to, within) => expect(isWithinSite(to)).toBe(within));

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
test.each<[string, Partial<typeof plain>, string | undefined, boolean]>([
  ['a plain click', {}, undefined, true],
  ['a plain click with the target of this window', {}, '_self', true],
  ['a plain click with the target of another window', {}, '_blank', false],
  ['a click that another handler has handled', { defaultPrevented: true }, undefined, false],
  ['a click with the middle button', { button: 1 }, undefined, false],
  ['a click with Ctrl (new tab)', { ctrlKey: true }, undefined, false],
  ['a click with Command (new tab on a Mac)', { metaKey: true }, undefined, false],
  ['a click with Shift (new window)', { shiftKey: true }, undefined, false],
  ['a click with Alt (download)', { altKey: true }, undefined, false],
])('the router handles on a link %s (event %j, link target %s): %s', (_which, more, target, followed) =>
  expect(isFollowed({ ...plain, ...more } as MouseEvent, target)).toBe(followed),
);
