import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { BucketBlock } from '#schemas/generated/types.ts';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { resize } from '../../tests/support/stories/real-input.ts';
import {
  cardLinks,
  cardsOf,
  drawn,
  expectNoShift,
  rowOf,
  sectionOf,
  withData,
} from '../../tests/support/stories/rows.ts';

export default { title: 'blocks/bucket/late' };

/** Ten titles: one page of a row. */
const page = { contentList: cardsOf(10), paging: { moreDataAvailable: false } };
const none = { contentList: [], paging: { moreDataAvailable: false } };
const text = (lines: number) => ({ $type: 'textBlock', attributes: { text: '<p>A line.</p>'.repeat(lines) } });

const styles: Record<string, Partial<BucketBlock>> = {
  plain: {},
  lines: { rowTypeData: { rowCount: 2 } },
  posters: { rowTypeData: { displayPosters: true } },
  bare: { rowTypeData: { hideMetadata: true } },
  stacked: { rowTypeData: { metadataDisplayMode: 'stacked' } },
};
let release = () => undefined as void;

export const ReservesTheHeightOfItsCardsInEveryStyleAndWidth: StoryObj = {
  ...pageStory(Object.entries(styles).map(([style, more]) => rowOf(`room-${style}`, more))),
  tags: ['@def-17'],
  parameters: withData({
    bucket: () =>
      new Promise((resolve) => {
        const before = release;
        release = () => {
          before();
          resolve(page);
        };
      }),
  }),
  beforeEach: () => {
    release = () => undefined;
  },
  play: async ({ canvasElement }) => {
    const sections = Object.keys(styles).map((style) => sectionOf(canvasElement, `room-${style}`));
    // Rows far from the viewport must be rendered and measured too; otherwise they would not send their requests.
    for (const section of sections) section.style.setProperty('content-visibility', 'visible');
    const heights = async () => {
      const found: Record<number, string[]> = {};
      for (const width of [390, 820, 1440]) {
        await resize(width, 3000);
        found[width] = sections.map((section) => `${section.querySelector('ul')?.getBoundingClientRect().height}`);
      }
      return found;
    };
    const before = await heights();
    for (const section of sections) await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'true'));
    release();
    for (const section of sections) await waitFor(() => expect(cardLinks(section)).toHaveLength(10));
    await expect(await heights()).toEqual(before);
  },
};

let asked: (string | number)[] = [];

export const IsRequestedOnceWhenItComesIntoView: StoryObj = {
  ...pageStory([rowOf('near-one'), text(80), rowOf('far-one')]),
  tags: ['@def-17'],
  parameters: withData({
    bucket: async ({ bucketId }) => {
      asked.push(bucketId);
      return page;
    },
  }),
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvasElement }) => {
    const [near, distant] = [sectionOf(canvasElement, 'near-one'), sectionOf(canvasElement, 'far-one')];
    await waitFor(() => expect(cardLinks(near)).toHaveLength(10));
    await drawn();
    await expect(asked).toEqual(['near-one']);
    distant.scrollIntoView();
    await waitFor(() => expect(cardLinks(distant)).toHaveLength(10));
    near.scrollIntoView();
    await drawn();
    await expect(asked).toEqual(['near-one', 'far-one']);
  },
};

/** An empty row in the viewport shows a message in its reserved space; an empty row below the viewport is removed. */
export const EmptyRowBelowTheViewportIsRemovedOneInViewShowsAMessage: StoryObj = {
  ...pageStory([rowOf('empty-in-sight', { minItems: 1 }), text(40), rowOf('empty-below')]),
  tags: ['@def-17'],
  globals: { viewport: { value: 'desktop' } },
  parameters: withData({
    bucket: () =>
      new Promise((resolve) => {
        const before = release;
        release = () => {
          before();
          resolve(none);
        };
      }),
  }),
  beforeEach: () => {
    release = () => undefined;
  },
  play: async ({ canvasElement }) => {
    const seen = sectionOf(canvasElement, 'empty-in-sight');
    const below = sectionOf(canvasElement, 'empty-below');
    // Waits for the row's request; otherwise the row would miss the response that is released below.
    await waitFor(() => expect(seen).toHaveAttribute('aria-busy', 'true'));
    // Stories run in an iframe, where the observer's root margin has no effect: a row counts as near only when it is in
    // the viewport.
    below.scrollIntoView();
    await waitFor(() => expect(below).toHaveAttribute('aria-busy', 'true'));
    scrollTo(0, 0);
    await drawn();
    await expect(below.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await expectNoShift(async () => {
      release();
      await waitFor(() => expect(seen).toHaveTextContent('Nothing here right now.'));
      await waitFor(() => expect(canvasElement.querySelector('[data-bucket="empty-below"]')).toBeNull());
    });
  },
};

let isOffline = true;

export const FailedRowsReloadWithTheNetworkAndOneIsAnnounced: StoryObj = {
  ...pageStory([rowOf('lost-one'), rowOf('lost-two')]),
  tags: ['@def-17'],
  parameters: withData({
    bucket: async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return page;
    },
  }),
  beforeEach: () => {
    isOffline = true;
  },
  play: async ({ canvas, canvasElement }) => {
    const rows = ['lost-one', 'lost-two'].map((name) => sectionOf(canvasElement, name));
    for (const row of rows) await within(row).findByRole('button', { name: 'Try again' });
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    for (const row of rows) await waitFor(() => expect(cardLinks(row)).toHaveLength(10));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
