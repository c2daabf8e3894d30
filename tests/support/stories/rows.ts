import type { BucketBlock, Card } from '#schemas/generated/types.ts';
import { expect } from 'storybook/test';
import type { DataPort } from '#renderers/ports/data.ts';
import type { Ports } from '#renderers/ports/ports.tsx';
import { fakePorts } from './fake-ports.tsx';
import type { StoryElement } from './page-story.tsx';

/** A story's parameters with some of the data port replaced. */
export const withData = (data: Partial<DataPort>): { ports: Partial<Ports> } => ({
  ports: { data: { ...fakePorts.data, ...data } },
});

/** Films `Title 1` to `Title n` with the numbers 1001 and following. */
export const cardsOf = (count: number, more: Partial<Card> = {}, first = 1): Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 1000 + first + index,
    title: `Title ${first + index}`,
    type: 'VOD',
    accessLevel: 'GRANTED',
    duration: 5400,
    ...more,
  }));

/** A row of a page; without `contentList` its titles are asked for. */
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

/** The section of a row by its name, which is in the page. */
export function sectionOf(canvas: HTMLElement, bucketId: string): HTMLElement {
  const section = canvas.querySelector<HTMLElement>(`[data-bucket="${bucketId}"]`);
  if (!section) throw new Error(`There is no row ${bucketId}`);
  return section;
}

/** The links of cards within an element, in their order. */
export const cardLinks = (within: ParentNode): HTMLAnchorElement[] => [
  ...within.querySelectorAll<HTMLAnchorElement>('a[data-card]'),
];

/** Scrolls the list within an element to its end, which asks for more. */
export function scrollToEnd(section: HTMLElement): void {
  const list = section.querySelector('ul');
  const forward = getComputedStyle(section).direction === 'rtl' ? -1 : 1;
  list?.scrollTo({ left: forward * list.scrollWidth, behavior: 'instant' });
}

/** Resolves after the next frame has been drawn. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Runs something and fails when anything in sight moved by itself meanwhile. */
export async function expectNoShift(run: () => Promise<void>): Promise<void> {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  });
  observer.observe({ type: 'layout-shift' });
  await run();
  // The browser notifies the observer after it has painted the frame.
  await drawn();
  observer.disconnect();
  // Letters that come a little later move less than a viewer sees.
  await expect(shifts.filter((shift) => shift > 0.001)).toEqual([]);
}
