import { signal } from '@preact/signals-react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Playback } from '#renderers/ports/player.ts';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import { createPreview } from './preview.ts';

const values = signal(defaultPreferences);
const status = signal<'loading' | 'ready' | 'failed'>('ready');
const preferences: Pick<PreferencesPort, 'values' | 'status' | 'set'> = {
  values,
  status,
  set: async (change) => {
    values.value = mergePreferences(values.peek(), change);
  },
};

beforeEach(() => {
  values.value = defaultPreferences;
  status.value = 'ready';
});

/** A fake playback that applies every request immediately. */
function fakePlayback() {
  const state = {
    phase: signal<'loading' | 'ready' | 'failed'>('ready'),
    paused: signal(true),
    muted: signal(true),
    position: signal(0),
  };
  const destroy = vi.fn();
  const playback = {
    state,
    destroy,
    play: () => {
      state.paused.value = false;
      state.position.value = 1;
    },
    pause: () => {
      state.paused.value = true;
    },
    setMuted: (muted: boolean) => {
      state.muted.value = muted;
    },
  } as unknown as Playback;
  return { playback, state, destroy };
}

async function start({ isPreviewAudioOn = true, hasGesture = false } = {}) {
  const fake = fakePlayback();
  const open = vi.fn(async () => fake.playback);
  const preview = createPreview({ open, preferences, isPreviewAudioOn, hasGesture });
  preview.setInSight(true);
  await Promise.resolve();
  return { ...fake, open, preview };
}

test('loads the hero’s background video when the hero comes into view, not before @hero-03', async () => {
  const open = vi.fn(async () => fakePlayback().playback);
  const preview = createPreview({ open, preferences, isPreviewAudioOn: false, hasGesture: false });
  expect(open).not.toHaveBeenCalled();
  preview.setInSight(true);
  expect(open).toHaveBeenCalledOnce();
});

test('switches from the hero’s picture to the background video, to the full view and back @hero-03', async () => {
  const { preview } = await start();
  expect(preview.stage.value).toBe('animated');
  preview.setFull(true);
  expect(preview.stage.value).toBe('fullPlayer');
  expect(preview.muted.value).toBe(false);
  preview.setFull(false);
  expect(preview.stage.value).toBe('animated');
  expect(preview.muted.value).toBe(true);
  preview.toggle();
  expect(preview.stage.value).toBe('videoReady');
});

test('pauses the background video while the hero is out of view or the tab is hidden, and resumes afterwards @hero-03', async () => {
  const { preview, state } = await start();
  preview.setInSight(false);
  expect(state.paused.value).toBe(true);
  preview.setInSight(true);
  expect(state.paused.value).toBe(false);
  preview.setAwake(false);
  expect(state.paused.value).toBe(true);
});

test('shows only the picture on the next visit after the viewer has paused the background video @hero-03', async () => {
  const { preview } = await start();
  preview.toggle();
  const next = await start();
  expect(next.open).not.toHaveBeenCalled();
  expect(next.preview.stage.value).toBe('videoReady');
  next.preview.toggle();
  expect(next.open).toHaveBeenCalledOnce();
});

test('plays the background video after the viewer’s preferences are loaded, or earlier if the viewer starts it @hero-03 @play-13', async () => {
  status.value = 'loading';
  const waiting = await start();
  expect(waiting.open).not.toHaveBeenCalled();
  const pressed = await start();
  pressed.preview.toggle();
  expect(pressed.open).toHaveBeenCalledOnce();
  status.value = 'failed';
  expect(waiting.open).toHaveBeenCalledOnce();
});

test('shows the hero’s picture if the viewer signs in during playback and has switched autoplay off @hero-03 @acct-03', async () => {
  const { preview, state } = await start();
  status.value = 'loading';
  expect(state.paused.value).toBe(false);
  values.value = { ...defaultPreferences, videoBackgroundAutoPlay: false };
  status.value = 'ready';
  expect([preview.stage.value, state.paused.value]).toEqual(['videoReady', true]);
});

test('saves as preferences that the viewer paused or unmuted the background video @hero-03 @play-13', async () => {
  const { preview } = await start({ hasGesture: true });
  preview.toggleSound();
  expect([preview.muted.value, values.value.videoBackgroundAutoPlayAudio]).toEqual([false, true]);
  preview.toggle();
  expect(values.value.videoBackgroundAutoPlay).toBe(false);
  // Opening the full view does not change the preference.
  preview.setFull(true);
  expect(values.value.videoBackgroundAutoPlay).toBe(false);
});

test.each`
  isPreviewAudioOn | hasGesture | wanted   | muted    | situation                                                  | sound
  ${true}          | ${true}    | ${true}  | ${false} | ${'its sound is enabled and the user has made a gesture'}  | ${'sound'}
  ${true}          | ${true}    | ${false} | ${true}  | ${'the viewer has switched its sound off'}                 | ${'no sound'}
  ${true}          | ${false}   | ${true}  | ${true}  | ${'its sound is enabled but the user has made no gesture'} | ${'no sound'}
  ${false}         | ${true}    | ${true}  | ${true}  | ${'its definition does not enable sound'}                  | ${'no sound'}
`(
  'starts the hero’s background video with $sound if $situation @hero-03',
  async ({ isPreviewAudioOn, hasGesture, wanted, muted }) => {
    values.value = { ...defaultPreferences, videoBackgroundAutoPlayAudio: wanted };
    const { preview } = await start({ isPreviewAudioOn, hasGesture });
    expect(preview.muted.value).toBe(muted);
  },
);

test('shows the hero’s picture if the background video fails @hero-03', async () => {
  const { preview, state } = await start();
  state.phase.value = 'failed';
  expect(preview.failed.value).toBe(true);
  expect(preview.stage.value).toBe('videoReady');
});

test('plays the complete video instead of the excerpt in the hero’s full view @hero-03', async () => {
  const part = fakePlayback();
  const whole = fakePlayback();
  const openWhole = vi.fn(async () => whole.playback);
  const preview = createPreview({
    open: async () => part.playback,
    openWhole,
    preferences,
    isPreviewAudioOn: false,
    hasGesture: true,
  });
  preview.setInSight(true);
  await Promise.resolve();
  expect(openWhole).not.toHaveBeenCalled();
  preview.setFull(true);
  expect(part.destroy).toHaveBeenCalledOnce();
  // Full view opens while the complete video still loads, so that the button to leave it is available at once.
  expect(preview.stage.value).toBe('fullPlayer');
  await Promise.resolve();
  expect(whole.state.paused.value).toBe(false);
  expect(whole.state.muted.value).toBe(false);
  preview.setFull(false);
  preview.setFull(true);
  expect(openWhole).toHaveBeenCalledOnce();
});

test('plays the excerpt in the hero’s full view if the complete video cannot be played @hero-03', async () => {
  const part = fakePlayback();
  const whole = fakePlayback();
  const open = vi.fn(async () => part.playback);
  const preview = createPreview({
    open,
    openWhole: async () => whole.playback,
    preferences,
    isPreviewAudioOn: false,
    hasGesture: true,
  });
  preview.setInSight(true);
  await Promise.resolve();
  preview.setFull(true);
  await Promise.resolve();
  whole.state.phase.value = 'failed';
  await Promise.resolve();
  expect(whole.destroy).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledTimes(2);
  expect(preview.failed.value).toBe(false);
  expect(preview.stage.value).toBe('fullPlayer');
});

test('destroys a background video that becomes ready after the viewer has left the page @hero-03', async () => {
  const { playback, destroy } = fakePlayback();
  const preview = createPreview({
    open: async () => playback,
    preferences,
    isPreviewAudioOn: false,
    hasGesture: false,
  });
  preview.setInSight(true);
  preview.destroy();
  await Promise.resolve();
  expect(destroy).toHaveBeenCalledOnce();
});
