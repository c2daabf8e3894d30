import type { BucketBlock, Card } from '#schemas/generated/types.ts';
import { expect } from 'storybook/test';
import type { DataPort } from '#renderers/ports/data.ts';
import type { Ports } from '#renderers/ports/ports.tsx';
import { fakePorts } from './fake-ports.tsx';
import type { StoryElement } from './page-story.tsx';

/** Story parameters that replace part of the data port. */
export const withData = (data: Partial<DataPort>): { ports: Partial<Ports> } => ({
  ports: { data: { ...fakePorts.data, ...data } },
});

/** Videos `Title 1` to `Title n` with ids from 1001. */
export const cardsOf = (count: number, more: Partial<Card> = {}, first = 1): Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 1000 + first + index,
    title: `Title ${first + index}`,
    type: 'VOD',
    accessLevel: 'GRANTED',
    duration: 5400,
    ...more,
  }));

/** A row element; without `contentList` it requests its titles. */
export const rowOf = (bucketId: string, more: Partial<BucketBlock> = {}): StoryElement => ({
  $type: 'bucket',
  attributes: {
    bucketId,
    exid: bucketId,
    name: bucketId,
    type: 'VOD_VIDEO',
    sectionId: 'stories',
    ...(more.contentList && { paging: { moreDataAvailable: false } }),
    ...more,
  },
});

/** Finds a row's section by its name. */
export function sectionOf(canvas: HTMLElement, bucketId: string): HTMLElement {
  const section = canvas.querySelector<HTMLElement>(`[data-bucket="${bucketId}"]`);
  if (!section) throw new Error(`There is no row ${bucketId}`);
  return section;
}

/** Card links within an element, in order. */
export const cardLinks = (within: ParentNode): HTMLAnchorElement[] => [
  ...within.querySelectorAll<HTMLAnchorElement>('a[data-card]'),
];

/** Scrolls a list to its end, which loads more. */
export function scrollToEnd(section: HTMLElement): void {
  const list = section.querySelector('ul');
  const forward = getComputedStyle(section).direction === 'rtl' ? -1 : 1;
  list?.scrollTo({ left: forward * list.scrollWidth, behavior: 'instant' });
}

/** Resolves after the next frame has been painted. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Runs a function and fails if it causes layout shifts. */
export async function expectNoShift(run: () => Promise<void>): Promise<void> {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  });
  observer.observe({ type: 'layout-shift' });
  await run();
  // The browser notifies the observer after painting the frame.
  await drawn();
  observer.disconnect();
  // Late font loading causes shifts too small to notice.
  await expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
}
