import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoOverflow, unbroken } from '../../tests/support/stories/narrow.ts';
import { fakePorts } from '../../tests/support/stories/fake-ports.tsx';
import { pageStory } from '../../tests/support/stories/page-story.tsx';
import { emulate, press, resize, withStoppedClock } from '../../tests/support/stories/real-input.ts';
import { cardLinks, cardsOf, rowOf, scrollToEnd, withData } from '../../tests/support/stories/rows.ts';

export default { title: 'blocks/bucket/panel' };

const story = (globals: StoryObj['globals'] = {}): StoryObj =>
  pageStory(
    [
      rowOf('lists', {
        type: 'PLAYLIST',
        contentList: [{ id: 4001, title: 'Start here', type: 'PLAYLIST', accessLevel: 'GRANTED', vodCount: 3 }],
      }),
    ],
    globals,
  );

type Within = ReturnType<typeof within>;
type Play = NonNullable<StoryObj['play']>;

/** Finds the playlist's card. */
const cardOf = (canvas: Within) => canvas.getByRole('link', { name: /Start here/ });
const panel = () => document.querySelector<HTMLElement>('[data-playlist="4001"]');

/** Opens the playlist and waits for its titles. */
async function open({ canvas, userEvent }: Parameters<Play>[0]): Promise<HTMLElement> {
  await userEvent.click(cardOf(canvas));
  return waitFor(() => {
    const shown = panel();
    if (!shown) throw new Error('No panel has opened');
    expect(cardLinks(shown).length).toBeGreaterThan(0);
    return shown;
  });
}

export const EnterOpensThePanelAndTabMovesThroughIt: StoryObj = {
  ...story(),
  tags: ['@ser-04'],
  play: async ({ canvas }) => {
    cardOf(canvas).focus();
    await press('{Enter}');
    await waitFor(() => expect(cardLinks(panel() ?? document.createElement('p')).length).toBeGreaterThan(0));
    for (const name of ['Close “Start here”', 'Play', 'View all', 'Add to watchlist', 'Share']) {
      await press('{Tab}');
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await press('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    await expect(cardOf(canvas)).toHaveFocus();
  },
};

/**
 * The panel opens below its row and closes when the viewport narrows to a phone's, where the card is a plain link
 * again.
 */
export const OpeningMovesNothingAboveAndPhoneWidthClosesThePanel: StoryObj = {
  ...story({ viewport: { value: 'desktop' } }),
  tags: ['@ser-04'],
  beforeEach: emulate({ reducedMotion: true }),
  play: async (context) => {
    const row = context.canvasElement.querySelector('[data-bucket]');
    const before = row?.getBoundingClientRect().top;
    await open(context);
    await expect(row?.getBoundingClientRect().top).toBe(before);
    await resize(600, 1800);
    await expect(panel()).toBeVisible();
    await resize(599, 1800);
    await waitFor(() => expect(panel()).toBeNull());
    const followed: Event[] = [];
    // Records clicks that the panel does not handle and that reach the card's link, which the application would follow.
    cardOf(context.canvas).addEventListener('click', (event: Event) => followed.push(event));
    await context.userEvent.click(cardOf(context.canvas));
    await expect(followed).toHaveLength(1);
    await expect(panel()).toBeNull();
  },
};

const opened = (globals: StoryObj['globals']): StoryObj => ({
  ...story(globals),
  tags: ['@ser-04'],
  beforeEach: emulate({ reducedMotion: true }),
  play: async (context) => void (await open(context)),
});
export const OpenedPanelIsAccessible = opened({});
export const OpenedPanelIsAccessibleInSpanish = opened({ locale: 'es_ES' });
export const OpenedPanelIsAccessibleRightToLeft = opened({ locale: 'ar' });
export const OpenedPanelIsAccessibleInOtherRealm = opened({ realm: 'lumen' });

let fails = true;

export const FailedPanelCanBeRetried: StoryObj = {
  ...story(),
  tags: ['@ser-04'],
  parameters: withData({
    playlist: (asked) => (fails ? Promise.reject(new Error('503')) : fakePorts.data.playlist(asked)),
  }),
  beforeEach: () => {
    fails = true;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cardOf(canvas));
    const alert = await canvas.findByRole('alert');
    fails = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardLinks(panel() ?? document.createElement('p')).length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const sharedPages: string[] = [];

export const ShareButtonSharesThePageAndConfirmsForTwoSeconds: StoryObj = {
  ...story(),
  tags: ['@ser-04', '@list-05'],
  parameters: {
    ports: {
      share: async ({ href }: { href: string }) => {
        sharedPages.push(href);
        return 'shared';
      },
    },
  },
  beforeEach: () => {
    sharedPages.length = 0;
  },
  play: async (context) => {
    const shown = within(await open(context));
    shown.getByRole('button', { name: 'Share' }).focus();
    await withStoppedClock(async ({ pass, until }) => {
      await press('{Enter}');
      await until(() => expect(shown.getByRole('button', { name: 'Link copied' })).toBeVisible());
      pass(1999);
      await until(() => expect(shown.getByRole('button', { name: 'Link copied' })).toBeVisible());
      pass(1);
      await until(() => expect(shown.getByRole('button', { name: 'Share' })).toBeVisible());
    });
    await expect(sharedPages).toEqual(['#4001']);
  },
};

const pages: (number | undefined)[] = [];
/** After a preview of two titles, pages of ten follow; each is fetched once, also when the panel opens again. */
export const PagesThroughThePlaylistAndRequestsEachPageOnce: StoryObj = {
  ...story({ viewport: { value: 'tablet' } }),
  tags: ['@ser-04'],
  parameters: withData({
    playlist: async ({ count, lastSeen = 0 }) => {
      pages.push(lastSeen);
      const seen = Math.min(13, lastSeen + count);
      const vods = cardsOf(seen - lastSeen, { title: unbroken }, lastSeen + 1);
      const paging = { moreDataAvailable: seen < 13, lastSeen: seen };
      return { title: unbroken, description: unbroken, vodCount: 13, vods, paging };
    },
  }),
  beforeEach: () => {
    pages.length = 0;
  },
  play: async (context) => {
    const shown = await open(context);
    await waitFor(() => expect(within(shown).getByText(/^13\b/)).toBeVisible());
    await waitFor(() => {
      scrollToEnd(shown);
      expect(cardLinks(shown)).toHaveLength(13);
    });
    await expect(pages).toEqual([0, 2, 12]);
    await context.userEvent.click(within(shown).getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(panel()).toBeNull());
    await expect(cardOf(context.canvas)).toHaveFocus();
    await expect(cardLinks(await open(context))).toHaveLength(13);
    await expect(pages).toHaveLength(3);
    await expectNoOverflow();
  },
};
