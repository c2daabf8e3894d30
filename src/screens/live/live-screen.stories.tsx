import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AccessDecision } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { createFilm } from '../../../tests/support/stories/fake-playback.ts';
import { fakeStreams } from '../../../tests/support/stories/fake-streams.ts';
import { Poster } from '../watch/stage.tsx';
import { LiveScreen } from './live-screen.tsx';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 27, 20);
const film = createFilm();
const event: VideoDetails = {
  id: 5001,
  type: 'LIVE',
  title: 'Terminal Night 198',
  description: 'Twelve rounds in Gothenburg.',
  thumbnailUrl: '/images/apex/pictures/1001.svg',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  access: { outcome: 'PLAY' },
  requestedAt: NOW,
  live: true,
  startDate: NOW - HOUR_MS,
  endDate: NOW + HOUR_MS,
};

export default {
  title: 'screens/live/screen',
  parameters: { ports: { streamsAtOnce: async () => fakeStreams } },
  beforeEach: () => film.reset({ live: true, duration: Number.POSITIVE_INFINITY }),
};

interface Options {
  event?: Partial<VideoDetails>;
  access?: AccessDecision;
  isGone?: boolean;
  tags?: string[];
  globals?: StoryObj['globals'];
}
const story = (
  play: NonNullable<StoryObj['play']>,
  { event: more, access = { outcome: 'PLAY' }, isGone = false, tags = [], globals = {} }: Options = {},
): StoryObj => ({
  tags,
  globals,
  render: () => (
    <LiveScreen
      event={{ ...event, ...more }}
      isGone={isGone}
      brand="Apex"
      player={film.port}
      access={access}
      clockOffset={0}
      signInHref="/login"
      multiViewHref={undefined}
      togetherHref="/live/5001/watch-together"
      toCome={{ calendarHref: '/5001.ics', reminder: undefined, reminderSignInHref: '/login' }}
    />
  ),
  play,
});

const isDated = (canvasElement: HTMLElement) => canvasElement.querySelector('h1 + ul time') !== null;

export const LiveEventShowsItsStart = story(async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1, name: event.title });
  await waitFor(() => expect(isDated(canvasElement)).toBe(true));
});

/** A 24-hour channel shows no start date. */
export const AllDayChannelShowsNoStartDate = story(
  async ({ canvasElement }) => {
    const facts = await waitFor(() => {
      const [found] = canvasElement.querySelectorAll('h1 + ul');
      expect(found).toHaveTextContent('Live');
      return found;
    });
    expect(facts).toBeVisible();
    expect(isDated(canvasElement)).toBe(false);
  },
  { event: { startDate: NOW - 19 * HOUR_MS, endDate: NOW + 5 * HOUR_MS } },
);

/**
 * The player's poster is the same image file as in the page. Requesting another file would leave the player black until
 * it has loaded.
 */
export const PlayerShowsThePagesPictureUntilLoaded: StoryObj = {
  ...story(
    async ({ canvasElement }) => {
      const [picture] = canvasElement.querySelectorAll<HTMLImageElement>('[data-stage] img');
      const files = (picture?.srcset ?? '').split(', ').map((file) => {
        const [src = '', width = ''] = file.split(' ');
        return { src: new URL(src, location.href).href, width: Number.parseInt(width, 10) };
      });
      // Finds the smallest file that is as wide as the viewport, as the browser does. (A browser may also use a larger
      // file from its cache.)
      const shown = files.find(({ width }) => width >= innerWidth * devicePixelRatio);
      await waitFor(() => expect(canvasElement.querySelector('video')?.poster).toBe(shown?.src));
      expect(files.length).toBeGreaterThan(1);
    },
    { globals: { viewport: { value: 'phone' } } },
  ),
  decorators: [
    (Story) => (
      <>
        <Poster video={event}>{null}</Poster>
        <Story />
      </>
    ),
  ],
};

export const UpcomingEventOffersACalendarFile = story(
  async ({ canvas, canvasElement }) => {
    expect(await canvas.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/5001.ics');
    expect(isDated(canvasElement)).toBe(true);
    expect(canvasElement.querySelector('[data-player]')).toBeNull();
  },
  { event: { live: false, startDate: NOW + HOUR_MS, endDate: NOW + 2 * HOUR_MS } },
);

const upcoming = { live: false, startDate: NOW + HOUR_MS, endDate: NOW + 2 * HOUR_MS };
const notLive = { outcome: 'REFUSED', reason: 'NOT_LIVE' } as const;

export const UpcomingEventThatIsSoldLinksToItsPlans = story(
  async ({ canvas }) => {
    expect(await canvas.findByRole('link', { name: 'See plans' })).toBeVisible();
    expect(canvas.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  },
  {
    event: upcoming,
    access: { ...notLive, licenceIds: [3], then: notLive },
    tags: ['@page-07'],
    globals: { viewport: { value: 'phone' } },
  },
);

export const UpcomingEventThatIsBoughtHasNoLinkToPlans = story(
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Add to calendar' });
    expect(canvas.queryByRole('link', { name: 'See plans' })).toBeNull();
  },
  { event: upcoming, access: notLive, tags: ['@page-07'] },
);

export const CancelledEventShowsItsCancellation = story(
  async ({ canvas, canvasElement }) => {
    expect(await canvas.findByText('This event has been canceled.')).toBeVisible();
    expect(canvasElement.querySelector('[data-player]')).toBeNull();
  },
  { isGone: true },
);

export const RestrictedEventAsksGuestsToSignIn = story(
  async ({ canvas }) => {
    expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
  { access: { outcome: 'SIGN_IN', then: { outcome: 'PLAY' } } as AccessDecision },
);

export const LongTextsFitTheNarrowestWindow = story(
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  {
    globals: { viewport: { value: 'narrowest' } },
    event: { title: `Donaudampfschifffahrtsgesellschaftskapitän ${'very long '.repeat(12)}` },
  },
);
