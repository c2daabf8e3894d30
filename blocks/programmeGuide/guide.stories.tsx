import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoOverflow, narrowest, narrowestRightToLeft, unbroken } from '../../tests/support/stories/narrow.ts';
import { rightToLeft } from '../../tests/support/stories/example-story.tsx';
import { elapse, emulate, press, stopDate, until } from '../../tests/support/stories/real-input.ts';
import {
  DAY,
  guideStory,
  HOUR,
  iso,
  partsOf,
  server,
  settled,
  shareInSight,
  shownGuide,
} from '../../tests/support/stories/guide-stories.tsx';

/** Width of a minute on the guide's time axis, in pixels. */
const MINUTE_PX = 5;
const DAY_PX = (DAY / 60_000) * MINUTE_PX;

export default {
  title: 'blocks/programmeGuide/own',
  beforeEach: emulate({ timeZone: 'America/New_York' }),
};

export const ChannelsAndHoursLoadWhenScrolledIntoView: StoryObj = {
  ...guideStory(),
  play: async ({ canvasElement }) => {
    const { grid, channel, cells, scrollTo } = await shownGuide(canvasElement);
    await expect(grid()).toHaveAttribute('aria-rowcount', '-1');
    const rowCount = () =>
      canvasElement.querySelector<HTMLElement>('[role="rowgroup"]')?.style.getPropertyValue('--rows');
    for (const count of ['40', '60']) {
      scrollTo(0, 100_000);
      await waitFor(() => expect(rowCount()).toBe(count));
    }
    await expect(grid()).toHaveAttribute('aria-rowcount', '60');
    await expect(server.asked.map(({ asked, lastSeen }) => [asked.count, lastSeen])).toEqual([
      [20, '1'],
      [20, '2'],
    ]);
    scrollTo(6 * DAY_PX, 100_000);
    await waitFor(() => expect(channel(60)).toHaveTextContent('No program information'));
    await settled(canvasElement);
    await expect(cells(59)[0]).toHaveTextContent('of channel 59');
    // The number of rendered elements is limited, whatever the guide's size.
    await expect(grid().querySelectorAll('*').length).toBeLessThan(2000);
    const calls = server.asked.map((one) => JSON.stringify(one));
    await expect(new Set(calls).size).toBe(calls.length);
  },
};

export const DayButtonsShowMonthAndDayAndKeepTheHour: StoryObj = {
  ...guideStory(),
  tags: ['@epg-01', '@epg-03'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { days, grid, cells } = await shownGuide(canvasElement);
    const date = (later: number) => {
      const day = new Date(Date.now() + later * DAY);
      const [month, number] = ['month', 'day'].map((part) =>
        day.toLocaleString('en-US', { [part]: 'numeric', timeZone: 'America/New_York' }),
      );
      return `${month}/${number}`;
    };
    // Seven times 24 hours that do not start at midnight include parts of eight days.
    await expect(days().length).toBeGreaterThanOrEqual(7);
    await expect(days()[0]).toHaveTextContent(`Today ${date(0)}`);
    await expect(days()[0]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(days()[2] as HTMLElement);
    await waitFor(() => expect(days()[2]).toHaveAttribute('aria-pressed', 'true'));
    await expect(days()[2]).toHaveTextContent(date(2));
    await expect(within(grid()).getAllByText(date(2), { exact: true })[0]).toBeVisible();
    await settled(canvasElement);
    await expect(cells(1)[1]).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time' }), '9:00 PM');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Time' })).toHaveDisplayValue('9:00 PM'));
    await expect(days()[2]).toHaveAttribute('aria-pressed', 'true');
    const axis = () => [...grid().querySelectorAll('[aria-hidden] > *')].find((one) => one.textContent === '9:00 PM');
    await waitFor(() => expect(shareInSight(axis())).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
    await waitFor(() => expect(days()[0]).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const LineOfTheCurrentTimeMoves: StoryObj = {
  ...guideStory(),
  beforeEach: stopDate,
  play: async ({ canvasElement }) => {
    const { grid } = partsOf(canvasElement);
    await until(() => expect(grid()).toHaveAttribute('data-now', 'true'));
    const line = () => Number(grid().style.getPropertyValue('--now'));
    const before = line();
    await elapse(10 * 60_000);
    await until(() => expect(line()).toBeGreaterThanOrEqual(before + 9.5));
  },
};

const realNow = Date.now.bind(Date);

export const DeviceClockThatIsADayOffUsesTheServersTime: StoryObj = {
  ...guideStory({}, () => {
    const now = realNow();
    const from = Math.floor(now / HOUR) * HOUR;
    return {
      from: iso(from),
      to: iso(from + DAY),
      now: iso(now),
      channels: [
        {
          eventId: 1,
          name: 'Channel 1',
          accessLevel: 'GRANTED',
          programmes: [{ id: 1, episode: 'This hour', startDate: iso(from), endDate: iso(from + HOUR) }],
        },
      ],
      paging: { moreDataAvailable: false },
    };
  }),
  beforeEach: () => {
    Date.now = () => realNow() - DAY;
    return () => {
      Date.now = realNow;
    };
  },
  play: async ({ canvasElement }) => {
    const { channel } = await shownGuide(canvasElement);
    await expect(channel(1)).toHaveTextContent('On now');
  },
};

export const FailedHoursCanBeRetried: StoryObj = {
  ...guideStory(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { days } = await shownGuide(canvasElement);
    server.fails = true;
    await userEvent.click(days()[3] as HTMLElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t load the guide.');
    server.fails = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await settled(canvasElement);
  },
};

const asList = (globals: StoryObj['globals']): StoryObj => ({
  ...guideStory({ viewport: { value: 'phone' }, ...globals }),
  play: async ({ canvasElement, userEvent }) => {
    const { rows, days } = await shownGuide(canvasElement);
    await expect(rows()[0]?.querySelector('[data-on]')).toBeVisible();
    const [one, two] = rows().map((row) => row.getBoundingClientRect());
    await expect(two?.top).toBeGreaterThan((one?.bottom ?? Number.POSITIVE_INFINITY) - 1);
    await expectNoOverflow();
    await userEvent.click(days()[1] as HTMLElement);
    await waitFor(() => expect(days()[1]).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(rows()[0]?.querySelector('[data-on]')).toBeNull());
    await waitFor(() => expect(rows()[0]?.querySelector('a')).toBeVisible());
  },
});
export const GuideIsAListOfChannelsOnPhones = asList({});
export const GuideIsAListOfChannelsOnPhonesRightToLeft = asList(rightToLeft);

export const RightToLeftGuideMirrorsTimeAndArrowKeys: StoryObj = {
  ...guideStory(rightToLeft),
  play: async ({ canvasElement, userEvent }) => {
    const { cells, link, days } = await shownGuide(canvasElement);
    const [first, second] = cells(1).map((cell) => cell.getBoundingClientRect());
    await expect(second?.x).toBeLessThan(first?.x ?? 0);
    link(1, 0).focus();
    await press('{ArrowLeft}');
    await expect(link(1, 1)).toHaveFocus();
    await userEvent.click(days()[4] as HTMLElement);
    await waitFor(() => expect(days()[4]).toHaveAttribute('aria-pressed', 'true'));
  },
};

const longWords = (globals: StoryObj['globals']): StoryObj => ({
  ...guideStory(globals, (from) => ({
    channels: [
      {
        eventId: 1,
        name: unbroken,
        accessLevel: 'DENIED',
        programmes: [
          { id: 1, episode: unbroken, programme: unbroken, startDate: iso(from), endDate: iso(from + 2 * HOUR) },
        ],
      },
    ],
    paging: { moreDataAvailable: false },
  })),
  play: async ({ canvasElement }) => {
    await shownGuide(canvasElement);
    await expectNoOverflow();
  },
});
export const LongWordsFitTheNarrowestWindow = longWords(narrowest);
export const LongWordsFitTheNarrowestWindowRightToLeft = longWords(narrowestRightToLeft);
