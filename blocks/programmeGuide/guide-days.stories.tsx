import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Programme } from '#schemas/generated/types.ts';
import { emulate } from '../../tests/support/stories/real-input.ts';
import { guideStory, iso, partsOf, shownGuide } from '../../tests/support/stories/guide-stories.tsx';

const HOUR_MS = 3_600_000;

/** A guide of seven times 24 hours, viewed at its start in Berlin. */
function guideIn(begin: string, programmes: Programme[], play: NonNullable<StoryObj['play']>): StoryObj {
  const from = Date.parse(begin);
  const channel = { eventId: 1, name: 'Channel 1', accessLevel: 'GRANTED' as const };
  return {
    ...guideStory({}, () => ({
      from: iso(from),
      to: iso(from + 7 * 24 * HOUR_MS),
      // The current time is one minute after the start, because the guide's clock moves in steps of 30 seconds.
      now: iso(from + 60_000),
      channels: [{ ...channel, programmes }],
      paging: { moreDataAvailable: false },
    })),
    tags: ['@epg-05'],
    play,
  };
}

export default {
  title: 'blocks/programmeGuide/days',
  beforeEach: emulate({ timeZone: 'Europe/Berlin' }),
};

const programmeOf = (id: number, start: string, hours: number): Programme => ({
  id,
  episode: `Programme ${id}`,
  startDate: start,
  endDate: iso(Date.parse(start) + hours * HOUR_MS),
});

const labelsOf = (canvas: HTMLElement) =>
  partsOf(canvas)
    .days()
    .map(({ textContent }) => textContent);

/** The texts on the guide's time axis. */
const axisOf = (grid: HTMLElement) =>
  [...grid.querySelectorAll('[aria-hidden] > *')].map(({ textContent }) => textContent);

export const EachDayIsListedOnceWhenTheClocksGoBack: StoryObj = guideIn(
  '2026-10-25T00:30:00+02:00',
  [programmeOf(1, '2026-10-25T00:00:00Z', 0.5), programmeOf(2, '2026-10-25T00:30:00Z', 1)],
  async ({ canvas, canvasElement, userEvent }) => {
    const { cells, days, grid } = await shownGuide(canvasElement);
    await expect(labelsOf(canvasElement)).toEqual([
      'Today 10/25',
      'Mon 10/26',
      'Tue 10/27',
      'Wed 10/28',
      'Thu 10/29',
      'Fri 10/30',
      'Sat 10/31',
    ]);
    // The clocks are set back that night, so 2:30 occurs twice and the guide shows the offset.
    await expect(cells(1)[1]).toHaveTextContent('2:30 AM GMT+2–2:30 AM GMT+1');
    const hours = canvas.getByRole('combobox', { name: 'Time' });
    await expect(within(hours).getAllByRole('option')).toHaveLength(25);
    await userEvent.selectOptions(hours, '2:00 AM GMT+1');
    await waitFor(() => expect(hours).toHaveDisplayValue('2:00 AM GMT+1'));
    await expect(axisOf(grid())).toContain('2:00 AM GMT+2');
    await userEvent.click(days()[1] as HTMLElement);
    await waitFor(() => expect(days()[1]).toHaveAttribute('aria-pressed', 'true'));
    await expect(hours).toHaveDisplayValue('2:00 AM');
  },
);

export const EachDayIsListedOnceWhenTheClocksGoForward: StoryObj = guideIn(
  '2027-03-27T23:30:00+01:00',
  [programmeOf(1, '2027-03-28T00:30:00Z', 1)],
  async ({ canvas, canvasElement, userEvent }) => {
    const { cells, days } = await shownGuide(canvasElement);
    await expect(labelsOf(canvasElement)).toEqual([
      'Today 3/27',
      'Sun 3/28',
      'Mon 3/29',
      'Tue 3/30',
      'Wed 3/31',
      'Thu 4/1',
      'Fri 4/2',
      'Sat 4/3',
      'Sun 4/4',
    ]);
    await expect(cells(1)[0]).toHaveTextContent('1:30 AM–3:30 AM');
    const sunday = days()[1] as HTMLElement;
    await userEvent.click(sunday);
    await waitFor(() => expect(sunday).toHaveAttribute('aria-pressed', 'true'));
    const hours = canvas.getByRole('combobox', { name: 'Time' });
    await expect(hours).toHaveDisplayValue('11:00 PM');
    await expect(within(hours).getAllByRole('option')).toHaveLength(23);
    await expect(within(hours).queryByRole('option', { name: '2:00 AM' })).toBeNull();
  },
);

export const LastDayIsSelectedAtTheEndEvenIfShort: StoryObj = guideIn(
  '2026-12-05T00:30:00+01:00',
  [programmeOf(1, '2026-12-11T22:00:00Z', 1)],
  async ({ canvas, canvasElement, userEvent }) => {
    const { days, scrollTo } = await shownGuide(canvasElement);
    const pressed = () => days().map((day) => day.getAttribute('aria-pressed') === 'true');
    await expect(days().at(-1)).toHaveTextContent('Sat 12/12');
    scrollTo(1_000_000, 0);
    await waitFor(() => expect(pressed()).toEqual([false, false, false, false, false, false, false, true]));
    // The displayed hour is that of the first visible day.
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toHaveDisplayValue(/PM/);
    await userEvent.click(days()[0] as HTMLElement);
    await waitFor(() => expect(pressed()[0]).toBe(true));
    await userEvent.click(days().at(-1) as HTMLElement);
    await waitFor(() => expect(pressed().at(-1)).toBe(true));
  },
);
