import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { DataPort, ListAsked } from '#renderers/ports/data.ts';
import type { Channel, Programme, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { loadKinds, StoryPage } from './page-story.tsx';
import { withData } from './rows.ts';

/*
 * Shared by the stories of the programme guide: sixty channels for seven days from the current hour. The first twenty
 * channels and the first day come with the page.
 */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const PAGE = 20;
const CHANNELS = 60;

export const iso = (at: number): string => new Date(at).toISOString();

/** The full hour in which a story begins, which is also the start of its guide. */
export const begin = (now: number): number => Math.floor(now / HOUR) * HOUR;

const instant = (at: string | undefined) => Date.parse(at ?? '');

/** One programme per hour on each channel; the last channel has programmes for five days only. */
function programmesOf(channel: number, from: number, to: number, guideFrom: number): Programme[] {
  const end = channel === CHANNELS ? Math.min(to, guideFrom + 5 * DAY) : to;
  return Array.from({ length: Math.max(0, (end - from) / HOUR) }, (_, index) => ({
    id: channel * 1000 + index,
    episode: `Programme ${index + 1} of channel ${channel}`,
    thumbnailUrl: '/images/apex/pictures/1001.svg',
    startDate: iso(from + index * HOUR),
    endDate: iso(from + (index + 1) * HOUR),
  }));
}

const channelsOf = (page: number, from: number, to: number, guideFrom: number): Channel[] =>
  Array.from({ length: PAGE }, (_, index) => {
    const number = page * PAGE + index + 1;
    return {
      eventId: number,
      name: `Channel ${number}`,
      accessLevel: number === 3 ? 'DENIED' : 'GRANTED',
      programmes: programmesOf(number, from, to, guideFrom),
    };
  });

/** Fake guide server of the current story. */
interface GuideServer {
  /** Requests so far. */
  asked: { asked: ListAsked; lastSeen: string | undefined }[];
  /** Delays all responses until resolved. */
  held: Promise<void> | undefined;
  fails: boolean;
  /** Modifies the channels of a response. */
  change: (channels: Channel[], from: number) => Channel[];
}

export const server: GuideServer = { asked: [], held: undefined, fails: false, change: (channels) => channels };

/** Delays responses from now on; returns a function that releases them. */
export function hold(): () => void {
  let release = () => undefined as void;
  server.held = new Promise((resolve) => {
    release = () => {
      server.held = undefined;
      resolve();
    };
  });
  return () => release();
}

let guideFrom = 0;

const list = (async (asked: ListAsked<'EPG'>, lastSeen: string | undefined) => {
  server.asked.push({ asked, lastSeen });
  await server.held;
  if (server.fails) throw new Error('503');
  const page = Number(lastSeen ?? 0);
  const from = instant(asked.from);
  const entries = server.change(channelsOf(page, from, instant(asked.to), guideFrom), from);
  return { entries, paging: { moreDataAvailable: (page + 1) * PAGE < CHANNELS, lastSeen: page + 1 } };
}) as unknown as DataPort['list'];

/** Creates a story of the guide; `more` overrides its attributes. */
export function guideStory(
  globals: StoryObj['globals'] = {},
  more: (from: number) => Partial<ProgrammeGuideBlock> = () => ({}),
): StoryObj {
  return {
    tags: ['@epg-01'],
    parameters: withData({ list }),
    globals: { viewport: { value: 'desktop' }, ...globals },
    loaders: [
      async (context) => {
        const now = Date.now();
        guideFrom = begin(now);
        const attributes = {
          source: {},
          from: iso(guideFrom),
          to: iso(guideFrom + 7 * DAY),
          filledTo: iso(guideFrom + DAY),
          channels: channelsOf(0, guideFrom, guideFrom + DAY, guideFrom),
          paging: { moreDataAvailable: true, lastSeen: 1 },
          playback: 'ENABLED',
          ...more(guideFrom),
        };
        const elements = [{ $type: 'programmeGuide', attributes }];
        await loadKinds(elements)();
        Object.assign(server, { asked: [], held: undefined, fails: false, change: (channels: Channel[]) => channels });
        return { ...context.loaded, elements };
      },
    ],
    render: (_args, { loaded }) => <StoryPage elements={loaded['elements']} name="guide" />,
    play: async ({ canvasElement }) => void (await shownGuide(canvasElement)),
  };
}

/** Finders for the parts of a guide; each call queries the DOM. */
export function partsOf(canvas: HTMLElement) {
  const grid = () => within(canvas).getByRole('grid');
  const rows = () => within(grid()).getAllByRole('row');
  const channel = (number: number) => {
    const row = rows().find((one) => within(one).queryByText(`Channel ${number}`));
    if (!row) throw new Error(`Channel ${number} is not drawn`);
    return row;
  };
  const cells = (number: number) => within(channel(number)).getAllByRole('gridcell');
  const link = (number: number, index: number) => {
    const found = cells(number).at(index)?.querySelector('a');
    if (!found) throw new Error(`Channel ${number} has no programme ${index}`);
    return found;
  };
  return {
    grid,
    rows,
    channel,
    cells,
    link,
    days: () => within(canvas.querySelector('[role="group"]') as HTMLElement).getAllByRole('button'),
    focusedCell: () => document.activeElement?.closest<HTMLElement>('[role="gridcell"]'),
    focusedRow: () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'),
    scrollTo: (left: number, top: number) => grid().parentElement?.scrollTo({ left, top, behavior: 'instant' }),
  };
}

/** Waits until the guide shows the current time. */
export async function shownGuide(canvas: HTMLElement): Promise<ReturnType<typeof partsOf>> {
  const parts = partsOf(canvas);
  await waitFor(() => expect(parts.grid()).toHaveAttribute('data-now', 'true'));
  return parts;
}

/** Waits until the guide has finished loading. */
export const settled = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(within(canvas).queryAllByText('Loading the guide')).toEqual([]));

/** Visible share of an element's width within the guide's frame and the window, 0 to 1. */
export function shareInSight(element: Element | null | undefined): number {
  const frame = element?.closest('[role="grid"]')?.parentElement?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (!frame || !box) return 0;
  if (box.bottom <= Math.max(0, frame.top) || box.top >= Math.min(innerHeight, frame.bottom)) return 0;
  const seen = Math.min(innerWidth, frame.right, box.right) - Math.max(0, frame.left, box.left);
  return Math.max(0, seen) / box.width;
}
