import { signal } from '@preact/signals-react';
import type { StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { fakePorts, query } from '../../tests/support/stories/fake-ports.tsx';
import { loadKinds, pageStory, type StoryElement, StoryPage } from '../../tests/support/stories/page-story.tsx';
import { mouse, press } from '../../tests/support/stories/real-input.ts';
import { drawn, withData } from '../../tests/support/stories/rows.ts';

export default { title: 'blocks/series/picker' };

const desktop = { viewport: { value: 'desktop' } };
/** A series of 60 seasons with the ids 3001 to 3060; every fourth is empty. */
const seasonsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    id: 3000 + first + index,
    title: `Season ${first + index}`,
    episodeCount: (first + index) % 4 === 0 ? 0 : 6,
  }));

const series = (seasonId: number, items: unknown[], more: object = {}): StoryElement => ({
  $type: 'series',
  attributes: {
    seasonId,
    series: { seriesId: 2900, title: 'The Long Run' },
    seasons: { items, paging: { moreDataAvailable: true } },
    ...more,
  },
});

/** The page of season 31 with 25 seasons on each side. */
const middle = series(3031, seasonsFrom(6, 56));

const stripOf = (canvas: HTMLElement) => {
  const strip = canvas.querySelector<HTMLElement>('nav > div > ul');
  if (!strip) throw new Error('There are no seasons');
  return strip;
};
const seasonsIn = (canvas: HTMLElement) => [...stripOf(canvas).querySelectorAll<HTMLElement>('a[data-season]')];

/** Waits until the strip is scrolled to its current season. */
const opened = (canvas: HTMLElement): Promise<void> => waitFor(() => expect(stripOf(canvas).scrollLeft).not.toBe(0));

const toEnd = (canvas: HTMLElement, end: 'start' | 'end') =>
  stripOf(canvas).scrollTo({ left: end === 'end' ? stripOf(canvas).scrollWidth : 0, behavior: 'instant' });

let calls: number[] = [];
let fails = false;

const data = withData({
  seasonsAround: async (seriesId, id) => {
    calls.push(id);
    if (fails) throw new Error('503');
    return fakePorts.data.seasonsAround(seriesId, id);
  },
});
const begin = (isDown: boolean) => () => {
  calls = [];
  fails = isDown;
};

export const SeasonsLoadAtBothEndsWithoutMovingTheCurrentOne: StoryObj = {
  ...pageStory([middle], desktop),
  tags: ['@ser-02'],
  parameters: data,
  beforeEach: begin(false),
  play: async ({ canvasElement, userEvent }) => {
    const names = () => seasonsIn(canvasElement).map(({ textContent }) => textContent);
    // The list contains the seasons 6 to 56 without the thirteen that have no episodes.
    await expect(names()).toHaveLength(38);
    await expect(names()[0]).toBe('Season 6');
    await expect(names()).not.toContain('Season 8');
    await opened(canvasElement);
    toEnd(canvasElement, 'start');
    // Waits for the fonts, because a font that loads later would change the width of the link before the first season.
    await document.fonts.ready;
    const sixth = seasonsIn(canvasElement)[0];
    const before = sixth?.getBoundingClientRect().x ?? 0;
    const strip = within(stripOf(canvasElement));
    await userEvent.click(strip.getByRole('link', { name: 'Earlier seasons' }));
    await waitFor(() => expect(names()[0]).toBe('Season 1'));
    // Seasons that were visible before do not move when earlier ones are inserted.
    await waitFor(() => expect(Math.abs((sixth?.getBoundingClientRect().x ?? 0) - before)).toBeLessThan(2));
    await expect(strip.queryByRole('link', { name: 'Earlier seasons' })).toBeNull();
    toEnd(canvasElement, 'end');
    await waitFor(() => expect(names().at(-1)).toBe('Season 59'));
    await expect(names()).toHaveLength(45);
    await expect(calls).toEqual([3006, 3056]);
  },
};

export const FailedRequestsAtBothEndsCanBeRetried: StoryObj = {
  ...pageStory([middle], desktop),
  tags: ['@ser-02'],
  parameters: data,
  beforeEach: begin(true),
  play: async ({ canvasElement, userEvent }) => {
    const alert = (words: string) =>
      waitFor(() => {
        const alerts = within(stripOf(canvasElement)).getAllByRole('alert');
        const found = alerts.find(({ textContent }) => textContent.includes(words));
        if (!found) throw new Error(`Nothing says “${words}”`);
        return within(found);
      });
    await opened(canvasElement);
    toEnd(canvasElement, 'start');
    await userEvent.click(within(stripOf(canvasElement)).getByRole('link', { name: 'Earlier seasons' }));
    const earlier = await alert('We couldn’t load earlier seasons');
    toEnd(canvasElement, 'end');
    const later = await alert('We couldn’t load more seasons');
    fails = false;
    await userEvent.click(later.getByRole('button'));
    await waitFor(() => expect(seasonsIn(canvasElement).at(-1)).toHaveTextContent('Season 59'));
    toEnd(canvasElement, 'start');
    await userEvent.click(earlier.getByRole('button'));
    await waitFor(() => expect(seasonsIn(canvasElement)[0]).toHaveTextContent('Season 1'));
  },
};

export const FailedFirstRequestForSeasonsCanBeRetried: StoryObj = {
  ...pageStory([series(3031, [])], desktop),
  tags: ['@ser-02'],
  parameters: data,
  beforeEach: begin(true),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t load the seasons');
    fails = false;
    await userEvent.click(within(alert).getByRole('button'));
    await waitFor(() => expect(seasonsIn(canvasElement)).toHaveLength(38));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ArrowButtonsScrollTheSeasons: StoryObj = {
  ...pageStory([series(3006, seasonsFrom(6, 56))], desktop),
  tags: ['@ser-01'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const turn = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(turn('Previous: Seasons')).toBeDisabled());
    const sees = (number: number) =>
      isInSight(seasonsIn(canvasElement).find((one) => one.textContent === `Season ${number}`));
    expect(sees(30)).toBe(false);
    await userEvent.click(turn('Next: Seasons'));
    await waitFor(() => expect(turn('Previous: Seasons')).toBeEnabled());
    await waitFor(() => expect(sees(6)).toBe(false));
  },
};

export const NoArrowButtonsIfAllSeasonsFit: StoryObj = {
  ...pageStory([series(3001, seasonsFrom(1, 3), { seasons: { items: seasonsFrom(1, 3) } })], desktop),
  tags: ['@ser-01'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryAllByRole('button')).toEqual([]));
    expect(seasonsIn(canvasElement)).toHaveLength(3);
  },
};

/** Id of the season whose page the story shows: the one that was picked last. */
const shown = signal(3031);

/** Renders the page of the picked season in place of the previous page, as a router does. */
function Picked() {
  const seasonId = useSyncExternalStore(
    (change) => shown.subscribe(change),
    () => shown.value,
  );
  return (
    <StoryPage key={seasonId} elements={[{ ...series(seasonId, seasonsFrom(6, 56)), $zone: 'header' }]} name="season" />
  );
}

const picked = (globals: NonNullable<StoryObj['globals']>): StoryObj => ({
  tags: ['@ser-01'],
  loaders: [loadKinds([middle])],
  parameters: {
    ports: { navigation: { ...fakePorts.navigation, go: (to: string) => void (shown.value = Number(to.slice(1))) } },
  },
  beforeEach: () => {
    shown.value = 3031;
  },
  globals,
  render: () => <Picked />,
});

/** Whether an element is visible in the viewport and in its scroll container. */
function isInSight(element: Element | null | undefined): boolean {
  const frame = element?.closest('ul')?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (!frame || !box) return false;
  return (
    box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= innerHeight && box.top >= frame.top - 1
  );
}

const byKeyboard = (viewport: string): StoryObj => ({
  ...picked({ viewport: { value: viewport } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(stripOf(canvasElement)).not.toBeVisible();
    const opener = () => canvasElement.querySelector<HTMLElement>('summary');
    opener()?.focus();
    await press('{Enter}');
    const current = canvas.getByRole('link', { name: /^Season 31/ });
    await waitFor(() => expect(isInSight(current)).toBe(true));
    current.focus();
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: /^Season 33/ })).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(opener()).toHaveTextContent('Season 33'));
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
});
export const SeasonIsPickedFromAListByKeyboardOnPhones = byKeyboard('phone');
export const SeasonIsPickedFromAListByKeyboardOnTablets = byKeyboard('tablet');

const inStrip = (globals: StoryObj['globals']): StoryObj => ({
  ...picked({ ...desktop, ...globals }),
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const season = (number: number) =>
      seasonsIn(canvasElement).find(({ textContent }) => textContent.endsWith(` ${number}`)) as HTMLElement;
    await expect(isInSight(season(31))).toBe(true);
    await mouse.click(season(33));
    await waitFor(() => expect(season(33)).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => expect(season(33)).toHaveFocus());
    await waitFor(() => expect(isInSight(season(33))).toBe(true));
    await expect(season(31)).not.toHaveAttribute('aria-current');
  },
});
export const PickingASeasonKeepsTheFocusInView = inStrip({});
export const PickingASeasonKeepsTheFocusInViewRightToLeft = inStrip(rightToLeft);

const groups = ['one', 'two'];
const grouped: StoryElement[] = [
  {
    $type: 'tabs',
    attributes: { id: 'groups', activeTab: 'two', items: groups.map((tab) => ({ tab, text: `Group ${tab}` })) },
  },
  series(3002, [], {
    seasons: { items: groups.map((tab, at) => ({ id: 3002 + at, title: `Season ${tab}`, episodeCount: 2, tab })) },
  }),
  ...groups.map((tab) => ({
    $type: 'textBlock',
    attributes: { title: `Titles of ${tab}`, text: `All of ${tab}.`, tab },
  })),
];

export const PickingASeasonOpensItsTab: StoryObj = {
  ...pageStory(grouped, desktop),
  tags: ['@page-02'],
  play: async ({ canvas, userEvent }) => {
    const titles = (group: string) => canvas.queryByRole('heading', { name: `Titles of ${group}` });
    // The first season's tab is open and takes precedence over the tabs' default.
    await expect(titles('one')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Group one' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Season two' }));
    await waitFor(() => expect(titles('two')).toBeVisible());
    await expect(query.value.get('tab')).toBe('two');
    await expect(titles('one')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Season two' })).toHaveAttribute('aria-current', 'page');
  },
};

export const UrlThatNamesASeasonsTabOpensTheTab: StoryObj = {
  ...pageStory(grouped, desktop),
  tags: ['@page-02'],
  beforeEach: () => {
    query.value = new URLSearchParams({ tab: 'two' });
  },
  play: async ({ canvas }) => {
    await drawn();
    await expect(canvas.getByRole('heading', { name: 'Titles of two' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Titles of one' })).toBeNull();
  },
};

const longWords = (globals: StoryObj['globals']): StoryObj => ({
  ...pageStory(
    [
      series(3002, [], {
        seasons: { items: [1, 2].map((at) => ({ id: 3001 + at, title: unbroken, episodeCount: 2 })) },
      }),
    ],
    globals,
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expectNoOverflow();
  },
});
export const LongWordsFitTheNarrowestWindow = longWords(narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = longWords(narrowestRightToLeft);
