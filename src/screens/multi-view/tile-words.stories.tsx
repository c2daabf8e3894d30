import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AccessDecision } from '#schemas/access.ts';
import type { MultiViewLoss } from '#renderers/ports/multi-view.ts';
import { Loss } from './loss.tsx';
import type { Permit } from './permits.ts';
import { TileWords } from './tile-words.tsx';
import type { TileEvent } from './use-tile-event.ts';

export default { title: 'screens/multi-view/words of a tile', tags: ['@multi-01'] };

const event = { id: 5133, type: 'LIVE', title: 'Corner Talk' } as NonNullable<TileEvent['event']>;
const again = fn();
const onRetry = fn();
const plays: AccessDecision = { outcome: 'PLAY' };

interface Options {
  followed?: Partial<TileEvent>;
  access?: AccessDecision;
  permit?: Permit;
  globals?: StoryObj['globals'];
}

const story = (
  play: NonNullable<StoryObj['play']>,
  { followed, access = plays, permit, globals = {} }: Options = {},
): StoryObj => ({
  globals,
  beforeEach: () => {
    again.mockClear();
    onRetry.mockClear();
  },
  render: () => (
    // Gives the tile a size, as in the multi-view page.
    <div style={{ position: 'relative', blockSize: 220 }}>
      <TileWords
        followed={{ event, phase: 'live', isFailed: false, retry: again, ...followed }}
        access={access}
        permit={permit}
        playback={undefined}
        signInHref="/login"
        onRetry={onRetry}
      />
    </div>
  ),
  play,
});

export const TileSaysThatTheEventRequiresAPurchase = story(
  async ({ canvas }) => {
    canvas.getByText('You need to buy this to watch it.');
    expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/interstitial/5133?from=%235133');
    expect(canvas.queryByRole('button')).toBeNull();
  },
  { access: { outcome: 'REFUSED', reason: 'PURCHASE' } },
);

export const TileSaysThatTheEventRequiresSignIn = story(
  async ({ canvas }) => {
    expect(canvas.getByRole('link')).toHaveAttribute('href', '/login');
  },
  {
    access: { outcome: 'SIGN_IN', then: plays } as AccessDecision,
    globals: { locale: 'ar', viewport: { value: 'phone' } },
  },
);

export const TileSaysThatTheEventHasEnded = story(
  async ({ canvas }) => {
    canvas.getByText('This event has ended.');
  },
  { followed: { phase: 'over' } },
);

/** An event that failed to load can be retried. */
export const TileOfAnEventThatFailedToLoadCanBeRetried = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
    expect(onRetry).not.toHaveBeenCalled();
  },
  { followed: { event: undefined, phase: undefined, isFailed: true } },
);

/** A stream that the server refuses shows the reason and can be retried. */
export const TileRefusedByTheStreamLimitCanBeRetried = {
  ...story(
    async ({ canvas, userEvent }) => {
      canvas.getByText('You’re watching on too many devices.');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      expect(onRetry).toHaveBeenCalledTimes(1);
    },
    { permit: { status: 'refused', reason: 'streamLimitReached', others: [] } },
  ),
  tags: ['@multi-02'],
};

const device = { type: 'tv', browser: 'Firefox' };
const other = { id: 'x', type: 'video', contentId: 1, title: 'Another film', device, since: 5 };
const loss = { reason: 'streamLimitReached', ids: [5133], others: [other] } as unknown as MultiViewLoss;

/** Lost events are reported above the tiles, with the streams on other devices. */
export const EventsLostToOtherDevicesAreReported: StoryObj = {
  tags: ['@multi-02'],
  render: () => <Loss loss={loss} />,
  play: async ({ canvas }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent('You’re watching on too many devices.');
    expect(canvas.getByRole('listitem')).toHaveTextContent('Another film · Firefox');
  },
};
