import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ShareResult } from '#renderers/ports/sharing.ts';
import type { AccessDecision } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { createFilm } from '../../../tests/support/stories/fake-playback.ts';
import { fakeStreams } from '../../../tests/support/stories/fake-streams.ts';
import { holdTimers } from '../../../tests/support/stories/held-timers.ts';
import { press } from '../../../tests/support/stories/real-input.ts';
import { WatchScreen } from './watch-screen.tsx';

const film = createFilm();
const share = fn<(what: unknown) => Promise<ShareResult>>();
const sharing = { universalLink: '{path}', trackingConfiguration: [] };
const video: VideoDetails = {
  id: 1046,
  type: 'VOD',
  title: 'The Walkout',
  description: 'What happens before the bell.',
  thumbnailUrl: '/images/apex/pictures/1001.svg',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  access: { outcome: 'PLAY' },
  requestedAt: 0,
  socialSharingDetail: sharing,
};

export default {
  title: 'screens/watch/screen',
  parameters: { ports: { share, streamsAtOnce: async () => fakeStreams } },
  beforeEach: () => {
    film.reset();
    share.mockReset().mockResolvedValue('shared');
  },
};

interface Options {
  video?: Partial<VideoDetails>;
  access?: AccessDecision;
  globals?: StoryObj['globals'];
  tags?: string[];
}
const story = (
  play: NonNullable<StoryObj['play']>,
  { video: more, access = { outcome: 'REFUSED', reason: 'PURCHASE' }, globals = {}, tags = ['@list-05'] }: Options = {},
): StoryObj => ({
  globals,
  tags,
  render: () => (
    <WatchScreen
      video={{ ...video, ...more }}
      brand="Apex"
      player={film.port}
      access={access}
      premiere={undefined}
      trailerOf={undefined}
      signInHref="/login"
      togetherHref={undefined}
      neighbours={undefined}
      nextSeconds={undefined}
    />
  ),
  play,
});
const phone = { viewport: { value: 'phone' } };

/** The button shows "copied" for two seconds and keeps the focus. */
export const ShareButtonConfirmsForTwoSeconds = story(async ({ canvas }) => {
  const timers = holdTimers(2000);
  try {
    const button = canvas.getByRole('button', { name: 'Share' });
    button.focus();
    await press('{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('Link copied'));
    expect(button).toHaveFocus();
    expect(share).toHaveBeenCalledWith({ title: video.title, href: '#1046', detail: sharing });
    await waitFor(() => expect(timers.count()).toBe(1));
    timers.run();
    await waitFor(() => expect(button).toHaveTextContent('Share'));
    expect(button).toHaveFocus();
  } finally {
    timers.release();
  }
});

/** Both the clipboard and the share sheet failed. */
export const FailedSharingShowsAnError = story(async ({ canvas, userEvent }) => {
  share.mockResolvedValue('failed');
  const timers = holdTimers(2000);
  try {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByRole('button', { name: 'We couldn’t share the link.' });
    await waitFor(() => expect(timers.count()).toBe(1));
    timers.run();
    await canvas.findByRole('button', { name: 'Share' });
  } finally {
    timers.release();
  }
});

/** A video without sharing settings has no share button. */
export const NoShareButtonIfSharingIsDisabled: StoryObj = {
  ...story(async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1, name: video.title });
    expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  }),
  render: () => {
    const { socialSharingDetail: _none, ...unshared } = video;
    return (
      <WatchScreen
        video={unshared as VideoDetails}
        brand="Apex"
        player={film.port}
        access={{ outcome: 'REFUSED', reason: 'PURCHASE' }}
        premiere={undefined}
        trailerOf={undefined}
        signInHref="/login"
        togetherHref={undefined}
        neighbours={undefined}
        nextSeconds={undefined}
      />
    );
  },
};

export const ShareButtonFitsAPhoneRightToLeft = story(
  async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'مشاركة' }).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  { globals: { ...phone, locale: 'ar' } },
);

export const LongTextsFitTheNarrowestWindow = story(
  async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  {
    globals: { viewport: { value: 'narrowest' } },
    video: { title: `Donaudampfschifffahrtsgesellschaftskapitän ${'very long '.repeat(12)}` },
  },
);

export const GuestIsAskedToSignInToWatch = story(
  async ({ canvas }) => {
    expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
  { access: { outcome: 'SIGN_IN', then: { outcome: 'PLAY' } } as AccessDecision, tags: ['@play-01'] },
);

const people = [
  { name: 'Ana Reis', role: 'Director' },
  { name: 'Tom Vale', role: 'Actor', character: 'The cutman' },
  { name: 'Rosa Lind', role: 'Actor' },
];

export const CastAndCreditsAreBelowTheDescription = story(
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Cast and credits' })).toBeVisible();
    const [list] = canvasElement.querySelectorAll('dl');
    await expect(
      [...(list?.children ?? [])].map(({ children }) => [...children].map((part) => part.textContent)),
    ).toEqual([
      ['Director', 'Ana Reis'],
      ['Actor', 'Tom Vale as The cutman', 'Rosa Lind'],
    ]);
  },
  { video: { people }, tags: ['@def-21'] },
);
