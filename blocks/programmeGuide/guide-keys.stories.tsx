import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { press } from '../../tests/support/stories/real-input.ts';
import { drawn } from '../../tests/support/stories/rows.ts';
import {
  DAY,
  guideStory,
  hold,
  HOUR,
  iso,
  server,
  settled,
  shareInSight,
  shownGuide,
} from '../../tests/support/stories/guide-stories.tsx';

export default { title: 'blocks/programmeGuide/focus' };

const DAY_PX = (DAY / 60_000) * 5;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Moves the focus by keyboard to the current programme of the first channel. */
async function enter(canvas: Canvas): Promise<void> {
  canvas.getByRole('button', { name: 'Now' }).focus();
  await press('{Tab}');
}

export const GuideCanBeNavigatedByKeyboardAlone: StoryObj = {
  ...guideStory(),
  tags: ['@epg-01', '@epg-02'],
  play: async ({ canvas, canvasElement }) => {
    const { link, focusedCell, focusedRow, days, scrollTo } = await shownGuide(canvasElement);
    await enter(canvas);
    await expect(link(1, 0)).toHaveFocus();
    await press('{ArrowRight}');
    await expect(link(1, 1)).toHaveFocus();
    await press('{ArrowDown}');
    await expect(focusedRow()).toBe('2');
    await press('{PageDown}');
    await expect(focusedRow()).toBe('7');
    await press('{PageUp}');
    await expect(focusedRow()).toBe('2');
    // Moves to the end of the seven days, which are not loaded yet, and back. The focus must stay on a visible cell.
    const release = hold();
    await press('{End}');
    await waitFor(() => expect(focusedCell()).toHaveTextContent('Loading'));
    await expect(focusedRow()).toBe('2');
    await waitFor(() => expect(shareInSight(focusedCell())).toBeGreaterThan(0));
    release();
    await settled(canvasElement);
    await waitFor(() => expect(link(2, -1)).toHaveFocus());
    await expect(focusedCell()).not.toHaveTextContent('Loading');
    await expect(shareInSight(focusedCell())).toBeGreaterThan(0);
    // A key scrolls to the next cell even if the focused one was scrolled out of view.
    scrollTo(3 * DAY_PX, 0);
    await waitFor(() => expect(days()[3]).toHaveAttribute('aria-pressed', 'true'));
    await settled(canvasElement);
    await press('{Control>}{Home}{/Control}');
    await waitFor(() => expect(link(1, 0)).toHaveFocus());
    await waitFor(() => expect(shareInSight(focusedCell())).toBeGreaterThan(0));
    await press('{Enter}');
    await screen.findByRole('dialog');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link(1, 0)).toHaveFocus();
  },
};

export const FocusedProgrammeStaysInViewWhenShorterThanItsPlaceholder: StoryObj = {
  ...guideStory(),
  play: async ({ canvas, canvasElement }) => {
    const { focusedCell } = await shownGuide(canvasElement);
    server.change = (channels, from) =>
      channels.map((channel) => ({
        ...channel,
        programmes: [{ id: 1, episode: 'The last one', startDate: iso(from), endDate: iso(from + HOUR / 2) }],
      }));
    const release = hold();
    await enter(canvas);
    await press('{End}');
    await waitFor(() => expect(focusedCell()).toHaveTextContent('Loading'));
    await waitFor(() => expect(shareInSight(focusedCell())).toBeGreaterThan(0));
    release();
    await waitFor(() => expect(focusedCell()).toHaveTextContent('The last one'));
    await waitFor(() => expect(shareInSight(focusedCell())).toBeCloseTo(1));
  },
};

export const HoursThatLoadLateDoNotScrollBack: StoryObj = {
  ...guideStory(),
  play: async ({ canvas, canvasElement }) => {
    const { grid, link, focusedCell, days, scrollTo } = await shownGuide(canvasElement);
    const release = hold();
    await enter(canvas);
    await press('{End}');
    await waitFor(() => expect(focusedCell()).toHaveTextContent('Loading'));
    scrollTo(3 * DAY_PX, 0);
    await waitFor(() => expect(days()[3]).toHaveAttribute('aria-pressed', 'true'));
    release();
    await waitFor(() => expect(link(1, -1)).toHaveFocus());
    await settled(canvasElement);
    await drawn();
    await expect(grid().parentElement?.scrollLeft).toBe(3 * DAY_PX);
  },
};

/** Opens a programme's dialog and returns it. */
async function ask(link: HTMLElement): Promise<ReturnType<typeof within>> {
  link.click();
  return within(await screen.findByRole('dialog'));
}

async function close(): Promise<void> {
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const CurrentProgrammeOffersPlaybackLiveAndFromItsStart: StoryObj = {
  ...guideStory(),
  tags: ['@epg-02'],
  play: async ({ canvasElement, userEvent }) => {
    const { channel, link } = await shownGuide(canvasElement);
    const on = (number: number) => channel(number).querySelector<HTMLElement>('[data-on] a') as HTMLElement;
    const start = on(1).querySelector('time')?.dateTime;
    let dialog = await ask(on(1));
    await expect(dialog.getByText('Programme 1 of channel 1')).toBeVisible();
    await expect(screen.getByRole('dialog').querySelector('img')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Watch live' })).toHaveAttribute('href', '#1');
    const beginning = dialog.getByRole('link', { name: 'Watch from the beginning' }).getAttribute('href');
    await expect(new URLSearchParams(beginning?.split('?')[1]).get('start')).toBe(start);
    await userEvent.click(dialog.getByRole('button', { name: 'Close program details' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The dialog of a future programme has no link to watch it.
    dialog = await ask(link(1, 2));
    await expect(dialog.getByRole('link', { name: 'Go to channel' })).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /Watch/ })).toBeNull();
    await close();
    // The dialog of a programme on a channel that has to be bought says so and has no link to watch it.
    dialog = await ask(on(3));
    await expect(dialog.getByText('Purchase')).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /Watch/ })).toBeNull();
  },
};

export const RealmWithoutGuidePlaybackLinksToTheChannel: StoryObj = {
  ...guideStory({ realm: 'lumen' }, () => ({ playback: 'DISABLED' })),
  tags: ['@epg-02'],
  play: async ({ canvasElement }) => {
    const { channel } = await shownGuide(canvasElement);
    const dialog = await ask(channel(1).querySelector<HTMLElement>('[data-on] a') as HTMLElement);
    await expect(dialog.getByRole('link', { name: 'Go to channel' })).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /Watch/ })).toBeNull();
  },
};

/** Lets the fake server return details of programmes when a single channel is requested. */
function knowMore(): void {
  server.change = (channels) =>
    channels.map((channel) => ({
      ...channel,
      programmes: channel.programmes.map((programme) => ({
        ...programme,
        description: 'What the sea does at night.',
        rating: 'PG',
        categories: ['Science', 'Nature'],
        seasonNumber: 2,
        episodeNumber: 5,
      })),
    }));
}

export const ProgrammeShowsItsDescription: StoryObj = {
  ...guideStory(),
  tags: ['@epg-02', '@epg-05'],
  play: async ({ canvasElement }) => {
    const { link } = await shownGuide(canvasElement);
    knowMore();
    const dialog = await ask(link(1, 2));
    await expect(await dialog.findByText('What the sea does at night.')).toBeVisible();
    await expect(dialog.getByText('S2 E5 · Rated PG · Science · Nature')).toBeVisible();
    const { asked } = server.asked.at(-1) ?? {};
    await expect(asked).toMatchObject({ list: 'EPG', channel: 1, from: link(1, 2).querySelector('time')?.dateTime });
    await close();
    // The details are fetched only once, although the dialog was opened twice.
    const { length } = server.asked;
    await ask(link(1, 2));
    await expect(screen.getByText('What the sea does at night.')).toBeVisible();
    await expect(server.asked).toHaveLength(length);
  },
};

export const FailedDetailsOfAProgrammeShowAnErrorOnly: StoryObj = {
  ...guideStory(),
  tags: ['@epg-02'],
  play: async ({ canvasElement }) => {
    const { link } = await shownGuide(canvasElement);
    server.fails = true;
    const dialog = await ask(link(1, 2));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t load the details.');
    await expect(dialog.getByRole('link', { name: 'Go to channel' })).toBeVisible();
  },
};
