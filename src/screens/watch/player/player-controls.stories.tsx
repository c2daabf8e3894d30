import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { createFilm } from '../../../../tests/support/stories/fake-playback.ts';
import { fakeStreams, otherStreams } from '../../../../tests/support/stories/fake-streams.ts';
import { doubleTap, emulateMedia, press, tap as touch } from '../../../../tests/support/stories/real-input.ts';
import { Player } from './player.tsx';

const film = createFilm();
const video = { id: 1516, type: 'VOD', title: 'The Walkout', thumbnailUrl: '/images/apex/pictures/1001.svg' } as const;
const around = {
  previous: { title: 'The Gym', href: '/video/1515', thumbnailUrl: undefined },
  next: { title: 'The Interpreter', href: '/video/1517', thumbnailUrl: undefined },
};

export default {
  title: 'screens/watch/player controls',
  parameters: { ports: { streamsAtOnce: async () => fakeStreams } },
  beforeEach: () => {
    film.reset();
    otherStreams.reset();
  },
};

type Play = NonNullable<StoryObj['play']>;
type Given = Parameters<Play>[0];
interface Options {
  globals?: StoryObj['globals'];
  tags?: string[];
  video?: Partial<Parameters<typeof Player>[0]['video']>;
}

const story = (play: Play, { globals = {}, tags = ['@play-06'], video: more }: Options = {}): StoryObj => ({
  globals,
  tags,
  render: () => <Player port={film.port} video={{ ...video, ...more }} around={around} />,
  play,
});
const region = ({ canvas }: Given) => canvas.findByRole('region', { name: /^Video player: |^مشغل/ });
const nameOfFocused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const opened = async ({ canvas, userEvent }: Given, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const EveryControlWorksByKeyboard = story(
  async (given) => {
    const { canvas } = given;
    const player = await region(given);
    await canvas.findByRole('button', { name: 'Settings' });
    player.focus();
    await press('k');
    await canvas.findByRole('button', { name: 'Play' });
    const stops: string[] = [];
    while (stops.at(-1) !== 'Full screen' && stops.length < 30) {
      await press('{Tab}');
      stops.push(nameOfFocused());
    }
    expect(stops.filter((name) => !/^Play “|^Previous|^Picture in/.test(name))).toEqual([
      'Seek',
      'Play',
      'Next: The Interpreter',
      'Back 10 seconds',
      'Forward 10 seconds',
      'Mute',
      'Volume',
      'Chapters',
      'Transcript',
      'Subtitles',
      'Settings',
      'Full screen',
    ]);
    expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '100 %');
    canvas.getByRole('slider', { name: 'Seek' }).focus();
    await press('{Home}');
    expect(film.state.position.value).toBe(0);
    await press('>');
    expect(film.state.rate.value).toBe(1.25);
    await press('m');
    await waitFor(() => expect(canvas.getByText('Muted')).toBeInTheDocument());
    await canvas.findByRole('button', { name: 'Unmute' });
  },
  { tags: ['@play-06', '@play-07'] },
);

export const TimeIsHiddenUntilTheStreamHasLoaded = story(async ({ canvas }) => {
  await canvas.findByText(/^\d+:\d\d \/ \d+:\d\d$/);
  film.state.duration.value = 0;
  await waitFor(() => expect(canvas.queryByText(/\d+:\d\d \/ 0:00/)).toBeNull());
});

/** An opened pane focuses its selected option, and returns the focus on close. */
export const SettingsMenuWorksByKeyboard = story(
  async ({ canvas, canvasElement }) => {
    film.state.rate.value = 1.25;
    const button = await canvas.findByRole('button', { name: 'Settings' });
    button.focus();
    await press('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[data-pane="quality"]')).toHaveFocus());
    await press('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '1.25×' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Back to all settings' }).focus();
    await press('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[data-pane="speed"]')).toHaveFocus());
    await press('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
  { tags: ['@play-06', '@play-07'] },
);

export const ChaptersMenuWorksByKeyboard = story(async ({ canvas }) => {
  (await canvas.findByRole('button', { name: 'Chapters' })).focus();
  await press('{Enter}');
  const list = await canvas.findByRole('list', { name: 'Chapters' });
  const [first, second] = within(list).getAllByRole('button');
  await waitFor(() => expect(first).toHaveFocus());
  await press('{ArrowDown}{Enter}');
  expect(second).toHaveFocus();
  expect(film.state.position.value).toBe(60);
});

export const PanelExplainsTheKeyboardShortcuts = story(
  async (given) => {
    const { canvas } = given;
    (await region(given)).focus();
    await canvas.findByRole('button', { name: 'Settings' });
    await press('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog).toHaveTextContent('Next or previous title');
    await press('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
  { tags: ['@play-07'] },
);

/** In the transcript's search field, keys that are player shortcuts enter text instead. */
export const TranscriptCanBeSearched = story(
  async (given) => {
    const { canvas, userEvent } = given;
    (await region(given)).focus();
    await canvas.findByRole('button', { name: 'Settings' });
    await press('t');
    const search = await canvas.findByRole('searchbox', { name: 'Search transcript' });
    const lines = () => within(canvas.getByRole('complementary')).getAllByRole('listitem');
    await waitFor(() => expect(lines()).toHaveLength(2));
    await userEvent.type(search, 'FISTS');
    await waitFor(() => expect(lines()).toHaveLength(1));
    search.focus();
    await press('m');
    expect(search).toHaveValue('FISTSm');
    expect(film.state.muted.value).toBe(false);
    await userEvent.clear(search);
    await userEvent.type(search, 'fists');
    await userEvent.click(canvas.getByRole('button', { name: /Two fists/ }));
    expect(film.state.position.value).toBe(12);
  },
  { tags: ['@play-17'] },
);

export const PanelShowsPlaybackStatistics = story(async (given) => {
  const { canvas, userEvent } = given;
  const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await opened(given, 'Settings');
  await userEvent.click(await canvas.findByRole('button', { name: 'Playback stats' }));
  expect(await canvas.findByRole('dialog', { name: 'Playback stats' })).toHaveTextContent('hls');
  await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }));
  await canvas.findByText('Copied.');
  expect(written.mock.lastCall?.[0]).toContain('hls');
  written.mockRejectedValue(new Error('refused'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }));
  await canvas.findByText('We couldn’t copy this.');
});

/** An audio-only title shows its picture and has no quality setting. */
export const AudioOnlyTitleHasNoQualitySetting = story(
  async (given) => {
    await opened(given, 'Settings');
    const panel = within(await given.canvas.findByRole('group', { name: 'Settings' }));
    panel.getByRole('button', { name: /^Speed/ });
    expect(panel.queryByRole('button', { name: /^Quality/ })).toBeNull();
    expect(given.canvasElement.querySelector('[data-audio-only]')).toBeVisible();
  },
  { tags: ['@play-09'], video: { audioOnly: true } },
);

/** On a tablet in portrait orientation a panel is no higher than the picture. */
const panelWithinThePicture: Play = async (given) => {
  const { canvas, canvasElement, userEvent, globals } = given;
  await userEvent.click(
    await canvas.findByRole('button', { name: globals['locale'] === 'ar' ? 'الإعدادات' : 'Settings' }),
  );
  const pane = await waitFor(() => {
    const first = canvasElement.querySelector('[data-pane]');
    expect(first).toHaveFocus();
    return first as HTMLElement;
  });
  const picture = canvasElement.querySelector('[data-player]')?.getBoundingClientRect();
  expect(pane.getBoundingClientRect().y).toBeGreaterThan(picture?.y ?? Number.POSITIVE_INFINITY);
};
const tablet = { viewport: { value: 'tablet' } };
export const PanelFitsThePicture = story(panelWithinThePicture, { globals: tablet });
export const PanelFitsThePictureRightToLeft = story(panelWithinThePicture, { globals: { ...tablet, locale: 'ar' } });

/** In Arabic the controls are mirrored but time is not; forced colours keep them visible. */
const mirrored = story(
  async ({ canvas }) => {
    const full = await canvas.findByRole('button', { name: 'ملء الشاشة' });
    const x = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().x;
    film.state.paused.value = false;
    await canvas.findByRole('button', { name: 'إيقاف مؤقت' });
    expect(x('ملء الشاشة')).toBeLessThan(x('إيقاف مؤقت'));
    expect(x('رجوع 10 ثوانٍ')).toBeLessThan(x('تقديم 10 ثوانٍ'));
    const { color, backgroundColor } = getComputedStyle(full);
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(color).not.toBe(backgroundColor);
    expect(backgroundColor).not.toMatch(/, 0\)$/);
  },
  { globals: { locale: 'ar' } },
);
export const ControlsAreVisibleRightToLeftWithForcedColours: StoryObj = {
  ...mirrored,
  beforeEach: () => emulateMedia({ 'forced-colors': 'active' }),
};

/** A tap toggles the controls; a double tap at a side seeks. */
export const TapTogglesControlsAndDoubleTapSeeks = story(
  async ({ canvas, canvasElement }) => {
    const fill = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    await canvas.findByRole('button', { name: 'Settings' });
    await waitFor(() => expect(film.state.paused.value).toBe(false));
    const isAway = () => canvasElement.querySelector('[data-idle]') !== null;
    const box = canvasElement.querySelector('[data-surface]')?.getBoundingClientRect() ?? new DOMRect();
    const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height * 0.15 });
    const tap = (share: number) => touch(at(share));
    const twice = (share: number) => doubleTap(at(share));
    await tap(0.5);
    await waitFor(() => expect(isAway()).toBe(true));
    await tap(0.5);
    await waitFor(() => expect(isAway()).toBe(false));
    await twice(0.9);
    await waitFor(() => expect(film.state.position.value).toBe(11));
    await twice(0.1);
    await waitFor(() => expect(film.state.position.value).toBe(1));
    // A double click toggles full screen, a double tap does not.
    expect(fill).not.toHaveBeenCalled();
  },
  { globals: { viewport: { value: 'phone' } } },
);

/** All controls are visible on the smallest phone. */
export const ControlsFitTheNarrowestWindow = story(
  async (given) => {
    const { canvas } = given;
    const buttons = [await canvas.findByRole('button', { name: 'Settings' }), ...canvas.getAllByRole('button')];
    for (const button of buttons) {
      const { left, right } = button.getBoundingClientRect();
      expect([button.ariaLabel, left >= 0 && right <= innerWidth]).toEqual([button.ariaLabel, true]);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  { globals: { viewport: { value: 'narrowest' } }, video: { title: 'A title that is far too long '.repeat(5) } },
);

export const OutageOfALiveStreamShowsNoPosition = story(
  async ({ canvas }) => {
    film.reset({ live: true, position: 0, duration: 7214, paused: false });
    await canvas.findByText('-2:00:14');
    film.state.trouble.value = 'reconnecting';
    await canvas.findByText('Reconnecting…');
    expect(canvas.queryByText('-2:00:14')).toBeNull();
    film.state.paused.value = true;
    film.state.paused.value = false;
    // A text would be in the live region by the next animation frame at the latest.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(canvas.queryByText('Playing')).toBeNull();
  },
  { tags: ['@play-06', '@live-01'] },
);

/** Rewinds a live stream to the start of its window, and returns to live by a button. */
export const LiveStreamIsRewoundAndReturnsToLive = story(
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Settings' });
    film.reset({ live: true, position: 7200, duration: 7200, paused: false });
    await canvas.findByRole('button', { name: 'Live' });
    const slider = canvas.getByRole('slider', { name: 'Seek' });
    slider.focus();
    await press('{Home}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/behind live/)));
    expect(film.state.position.value).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to live' }));
    await canvas.findByRole('button', { name: 'Live' });
    expect(film.state.position.value).toBeGreaterThan(7190);
  },
  { tags: ['@play-06', '@live-01'] },
);

export const PlayerReportsAMissingNetwork = story(async ({ canvas }) => {
  film.reset({ trouble: 'offline', waiting: true });
  await canvas.findByText(/No connection/);
});

export const FailedPlaybackCanBeRetried = story(async ({ canvas }) => {
  film.reset({ phase: 'failed', fault: { title: 'playbackFailed', code: 'HTTP_503', retry: true } });
  await canvas.findByRole('button', { name: 'Try again' });
  await canvas.findByText(/HTTP_503/);
});

/** Stream limit reached: the viewer sees the streams on other devices and ends one. */
const tooMany = story(
  async ({ canvas, userEvent }) => {
    await canvas.findByText('You’re watching on too many devices.');
    expect(canvas.getByRole('listitem')).toHaveTextContent(/Chrome.* · .+ · since \d/);
    expect(film.state.paused.value).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: /^Stop Chrome/ }));
    await waitFor(() => expect(film.state.paused.value).toBe(false));
    otherStreams.state.value = { status: 'stopped' };
    await canvas.findByText('Playback was stopped from another device.');
    expect(film.state.paused.value).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Play here' }));
    await waitFor(() => expect(film.state.paused.value).toBe(false));
  },
  { tags: ['@play-18'] },
);
export const StreamLimitListsOtherDevices: StoryObj = {
  ...tooMany,
  beforeEach: () => {
    otherStreams.playing.value = 1;
  },
};
