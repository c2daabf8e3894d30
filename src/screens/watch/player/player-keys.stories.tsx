import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { createFilm } from '../../../../tests/support/stories/fake-playback.ts';
import { fakeStreams } from '../../../../tests/support/stories/fake-streams.ts';
import { doubleTap, mouse, press } from '../../../../tests/support/stories/real-input.ts';
import { Player } from './player.tsx';

const film = createFilm();
const video = { id: 1516, type: 'VOD', title: 'The Walkout', thumbnailUrl: '/images/apex/pictures/1001.svg' } as const;
/** Number of clicks on a control outside of the player. */
let besideClicks = 0;

export default {
  title: 'screens/watch/player keys',
  tags: ['@play-06'],
  parameters: { ports: { streamsAtOnce: async () => fakeStreams } },
  render: () => (
    <>
      <Player port={film.port} video={video} />
      <label>
        Search <input type="text" />
      </label>
      <button type="button" onClick={() => (besideClicks += 1)}>
        Beside
      </button>
    </>
  ),
  beforeEach: () => film.reset(),
};

type Given = Parameters<NonNullable<StoryObj['play']>>[0];
const KEYS = [
  ' ',
  'k',
  '{ArrowLeft}',
  '{ArrowRight}',
  '{ArrowUp}',
  '{ArrowDown}',
  '{Home}',
  '{End}',
  'm',
  '5',
] as const;
type Does = readonly string[];

/** Expected effects of all keys, for a player that plays at second 30 of 120 with half volume. */
const ALL: Does = ['pause', 'pause', '25', '35', '0.6', '0.4', '0', '120', 'mute', '60'];
const NOTHING: Does = KEYS.map(() => '');

/** For each place of the keyboard focus: the expected effect of each key, in the order of `KEYS`. */
const table: Readonly<Record<string, { focus: (given: Given) => unknown; does: Does }>> = {
  'the page, as after it was opened': { focus: () => (document.activeElement as HTMLElement)?.blur(), does: ALL },
  'the player': { focus: async ({ canvas }) => (await canvas.findByRole('region')).focus(), does: ALL },
  'the time line': { focus: ({ canvas }) => canvas.getByRole('slider', { name: 'Seek' }).focus(), does: ALL },
  'the volume': {
    focus: ({ canvas }) => canvas.getByRole('slider', { name: 'Volume' }).focus(),
    does: ['pause', 'pause', '0.45', '0.55', '0.55', '0.45', '0', '1', 'mute', '60'],
  },
  'a button that was reached by the keyboard': {
    focus: ({ canvas }) => canvas.getByRole('button', { name: 'Mute' }).focus(),
    does: ['mute', ...ALL.slice(1)],
  },
  'a button that was clicked': {
    focus: async ({ canvas }) => {
      await mouse.click(canvas.getByRole('button', { name: 'Mute' }));
      await waitFor(() => expect(film.state.muted.value).toBe(true));
    },
    does: ALL,
  },
  'a menu': {
    focus: async ({ canvas, canvasElement }) => {
      (await canvas.findByRole('button', { name: 'Settings' })).click();
      await waitFor(() => expect(canvasElement.querySelector('[data-pane]')).toHaveFocus());
    },
    does: ['', 'pause', '', '', '', '', '', '', 'mute', '60'],
  },
  'a button beside the player': {
    focus: ({ canvas }) => canvas.getByRole('button', { name: 'Beside' }).focus(),
    does: ['click', 'pause', '', '', '', '', '', '', 'mute', '60'],
  },
  'a text field beside the player': { focus: ({ canvas }) => canvas.getByRole('textbox').focus(), does: NOTHING },
};

/** Records all changes of the player caused by a key. */
function watchFilm(): () => string {
  const { paused, position, volume, muted } = film.state;
  const words: string[] = [];
  const clicksBefore = besideClicks;
  const rest = { paused: false, position: 30, volume: 0.5, muted: false };
  const unfollow = [
    paused.subscribe((is) => is !== rest.paused && words.push('pause')),
    muted.subscribe((is) => is !== rest.muted && words.push('mute')),
    position.subscribe((at) => at !== rest.position && words.push(String(at))),
    volume.subscribe((to) => to !== rest.volume && words.push(String(Math.round(to * 100) / 100))),
  ];
  return () => {
    for (const stop of unfollow) stop();
    words.push(...Array.from({ length: besideClicks - clicksBefore }, () => 'click'));
    return words.join(', ');
  };
}

export const EachShortcutWorksWhereverTheFocusIs: StoryObj = {
  play: async (given) => {
    const { canvas, canvasElement } = given;
    await canvas.findByRole('button', { name: 'Settings' });
    const outcome: Record<string, string[]> = {};
    for (const [place, { focus }] of Object.entries(table)) {
      const done: string[] = [];
      for (const key of KEYS) {
        if (canvasElement.querySelector('[data-panel]')) await press('{Escape}');
        await waitFor(() => expect(canvasElement.querySelector('[data-panel]')).toBeNull());
        film.reset({ paused: false });
        await canvas.findByRole('button', { name: 'Mute' });
        await focus(given);
        film.reset({ position: 30, volume: 0.5, paused: false });
        await canvas.findByRole('button', { name: 'Mute' });
        const read = watchFilm();
        await press(key);
        // A click caused by a key fires on key release.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        done.push(read());
      }
      outcome[place] = done;
    }
    expect(outcome).toEqual(Object.fromEntries(Object.entries(table).map(([place, { does }]) => [place, does])));
  },
};

export const SeeksByKeyAreAnnouncedAndShown: StoryObj = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Settings' });
    film.reset({ position: 30 });
    await press('{ArrowRight}');
    await canvas.findByText('0:35 of 2:00');
    await waitFor(() => expect(canvasElement.querySelector('[data-seek-sign]')).toHaveTextContent('+5'));
    await press('{Home}');
    await canvas.findByText('0:00 of 2:00');
    film.reset({ live: true, position: 7200, duration: 7200, paused: false });
    await press('j');
    await canvas.findByText('Live', { selector: '[role=status]' });
  },
};

export const DoubleTapShowsTheSkippedSeconds: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Settings' });
    const box = canvasElement.querySelector('[data-surface]')?.getBoundingClientRect() ?? new DOMRect();
    const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height * 0.15 });
    const sign = () => canvasElement.querySelector<HTMLElement>('[data-seek-sign]');
    await doubleTap(at(0.9));
    await waitFor(() => expect(sign()).toHaveTextContent('+10'));
    expect(sign()?.getBoundingClientRect().x).toBeGreaterThan(box.x + box.width / 2);
    await waitFor(() => expect(sign()).toBeNull());
    await doubleTap(at(0.1));
    await waitFor(() => expect(sign()).toHaveTextContent('−10'));
  },
};

export const ClickOutsideAMenuOnlyClosesIt: StoryObj = {
  tags: ['@play-06'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    await canvas.findByRole('group', { name: 'Settings' });
    film.reset({ paused: false });
    const box = canvasElement.querySelector('[data-surface]')?.getBoundingClientRect() ?? new DOMRect();
    const point = { x: box.x + 20, y: box.y + 20 };
    await mouse.click(point);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Settings' })).toBeNull());
    expect(film.state.paused.value).toBe(false);
    await mouse.click(point);
    await waitFor(() => expect(film.state.paused.value).toBe(true));
  },
};

/** The browser handles the Escape key that leaves full screen and sends no key event. */
export const LeavingFullscreenClosesOpenMenus: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region');
    const full = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(region);
    document.dispatchEvent(new Event('fullscreenchange'));
    await canvas.findByRole('button', { name: 'Exit full screen' });
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    within(await canvas.findByRole('group', { name: 'Settings' }));
    full.mockReturnValue(null);
    document.dispatchEvent(new Event('fullscreenchange'));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Settings' })).toBeNull());
  },
};
