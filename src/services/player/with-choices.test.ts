// @vitest-environment happy-dom
import { computed, signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { Choice, Playback, PlayedTitle, PlayerPort } from '#renderers/ports/player.ts';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { defaultPreferences, mergePreferences } from '#schemas/preferences.ts';
import type { PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import { createDeviceChoices, type DeviceChoice } from './device-choices.ts';
import { lowerCap, findPreferredTrack, withChoices } from './with-choices.ts';

const track = (id: number, name: string, detail?: string): Choice => ({ id, name, detail });
const two = [track(0, 'en'), track(1, 'es'), track(2, 'es', 'Commentary')];

test.each([
  ['without a stored choice, prefers no subtitle or audio track', '', undefined, undefined],
  ['for the stored choice “off”, prefers to show no track', 'off', undefined, -1],
  ['for a stored language that the stream has, prefers the track of the language', 'es', undefined, 1],
  ['for a stored language with the detail “Commentary”, prefers the commentary track', 'es-MX', 'Commentary', 2],
  [
    'for a stored language that the stream does not have, prefers no subtitle or audio track',
    'fr',
    undefined,
    undefined,
  ],
] as const)('%s @play-16', (_, language, detail, expected) =>
  expect(findPreferredTrack(two, language, detail)).toBe(expected),
);

test.each([
  ['a viewer who chose no quality cap and a player without one', 'no cap', null, undefined, undefined],
  ['a viewer without a stored quality cap and a player’s cap 360', 'the cap 360', undefined, 360, 360],
  ['a viewer who chose no quality cap and a player’s cap 360', 'the cap 360', null, 360, 360],
  ['a viewer’s quality cap 720 and a player without one', 'the cap 720', 720, undefined, 720],
  ['a viewer’s quality cap 720 and a player’s cap 360', 'the cap 360', 720, 360, 360],
  ['a viewer’s quality cap 180 and a player’s cap 360', 'the cap 180', 180, 360, 180],
] as const)('for %s, uses %s @play-16', (_caps, _result, one, other, expected) =>
  expect(lowerCap(one, other)).toBe(expected),
);

/** Fake playback that records all requests and grants them at once, except audio tracks if `refuses` is set. */
function fake(refuses: boolean) {
  const asked: string[] = [];
  const state = {
    rate: signal(1),
    volume: signal(1),
    muted: signal(false),
    qualities: signal([track(0, '180'), track(1, '720')]),
    audioTracks: signal<Choice[]>([]),
    audioTrack: signal(-1),
    textTracks: signal<Choice[]>([]),
    textTrack: signal(-1),
  };
  const grant =
    <Value>(name: string, to?: { value: Value }) =>
    (value: Value) => {
      asked.push(`${name} ${String(value)}`);
      if (to) to.value = value;
    };
  const playback = {
    state,
    setRate: grant('rate', state.rate),
    setVolume: grant('volume', state.volume),
    setMuted: grant('muted', state.muted),
    setQuality: grant('quality'),
    setHeightCap: grant('cap'),
    setAudioTrack: grant('audio', refuses ? undefined : state.audioTrack),
    setTextTrack: grant('text', state.textTrack),
    destroy: () => undefined,
  };
  return { playback: playback as unknown as Playback, state, asked };
}

interface Options {
  wishes?: PreferencesPatch;
  device?: DeviceChoice;
  type?: PlayedTitle['type'];
  isLoading?: boolean;
  refuses?: boolean;
}

async function open({ wishes = {}, device = {}, type = 'VOD', isLoading = false, refuses = false }: Options = {}) {
  const kept: PreferencesPatch[] = [];
  const values = signal(mergePreferences(defaultPreferences, wishes));
  const status = signal<'loading' | 'ready' | 'failed'>(isLoading ? 'loading' : 'ready');
  const port: PreferencesPort = {
    values,
    status,
    hasError: computed(() => false),
    set: async (change) => {
      kept.push(change);
      values.value = mergePreferences(values.value, change);
    },
    retry: async () => undefined,
  };
  const rows = new Map([['playbill.player', JSON.stringify(device)]]);
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  };
  const { playback, state, asked } = fake(refuses);
  const player = withChoices({ open: () => playback } as unknown as PlayerPort, {
    preferences: async () => port,
    device: createDeviceChoices(() => storage),
    report: () => undefined,
  });
  const followed = player.open({} as HTMLVideoElement, { type, id: 1 });
  await Promise.resolve();
  return { followed, state, asked, kept, values, status, rows };
}

test('applies the viewer’s stored choices as soon as the tracks are known @play-16', async () => {
  const { state, asked } = await open({
    wishes: { audioLanguage: 'es-MX', subTitleLanguage: 'en', player: { rate: 1.5, qualityCap: 360 } },
  });
  expect(asked).toEqual(['rate 1.5', 'cap 360']);
  state.audioTracks.value = two;
  state.textTracks.value = [track(0, 'en-GB'), track(1, 'es')];
  expect(asked.slice(2)).toEqual(['audio 1', 'text 0']);
});

const withDefault: Choice[] = [
  { ...track(0, 'en', 'SDH'), isForHearingImpaired: true },
  track(1, 'en', 'English'),
  { ...track(2, 'es'), isDefault: true },
];

test.each([
  ['the stream’s default if the viewer has no preference', '', {}, 'text 2'],
  ['the viewer’s preferred language', 'en', {}, 'text 1'],
  ['the variant for the hard of hearing that the viewer has chosen before', 'en', { textDetail: 'SDH' }, 'text 0'],
] as const)('shows as subtitles %s @play-19', async (_what, subTitleLanguage, device, expected) => {
  const { state, asked } = await open({ wishes: { subTitleLanguage }, device });
  asked.length = 0;
  state.textTracks.value = withDefault;
  expect(asked).toEqual([expected]);
});

test('shows no default subtitles of the stream if the viewer turned subtitles off @play-19', async () => {
  const { state, asked } = await open({ wishes: { subTitleLanguage: 'off' } });
  asked.length = 0;
  state.textTracks.value = withDefault;
  expect(asked).toEqual([]);
});

test('shows default subtitles of the stream only after the preferences are known @play-19', async () => {
  const { state, asked, status, values } = await open({ isLoading: true });
  state.textTracks.value = withDefault;
  expect(asked).not.toContain('text 2');
  values.value = mergePreferences(values.value, { subTitleLanguage: 'en' });
  status.value = 'ready';
  expect(asked).toContain('text 1');
});

test('restores the audio track after an engine restart and requests a rejected one only once @play-16', async () => {
  const { state, asked } = await open({ wishes: { audioLanguage: 'es' } });
  state.audioTracks.value = two;
  state.audioTrack.value = 0;
  expect(asked.filter((line) => line === 'audio 1')).toHaveLength(2);
  const refusing = await open({ wishes: { audioLanguage: 'es' }, refuses: true });
  refusing.state.audioTracks.value = two;
  refusing.state.audioTracks.value = [...two];
  expect(refusing.asked.filter((line) => line === 'audio 1')).toHaveLength(1);
});

test('preferences that arrive late do not override choices made meanwhile @play-16', async () => {
  const { followed, state, asked, values, status, kept } = await open({ isLoading: true });
  state.audioTracks.value = two;
  state.textTracks.value = two;
  followed.setRate(2);
  followed.setAudioTrack(0);
  followed.setTextTrack(-1);
  followed.setQuality(1);
  asked.length = 0;
  values.value = mergePreferences(defaultPreferences, {
    audioLanguage: 'es',
    subTitleLanguage: 'es',
    player: { rate: 0.5, qualityCap: 180 },
  });
  status.value = 'ready';
  expect(asked).toEqual([]);
  await vi.waitFor(() =>
    expect(kept).toEqual([
      { player: { rate: 2 } },
      { audioLanguage: 'en' },
      { subTitleLanguage: 'off' },
      { player: { qualityCap: 720 } },
    ]),
  );
});

test('ignores preference changes of other tabs for an open title @play-16', async () => {
  const { asked, values } = await open();
  asked.length = 0;
  values.value = mergePreferences(defaultPreferences, { player: { rate: 2 } });
  expect(asked).toEqual([]);
});

test('ignores the stored playback rate on live streams @play-16', async () => {
  const { asked } = await open({ type: 'LIVE', wishes: { player: { rate: 2 } } });
  expect(asked).not.toContain('rate 2');
});

test('stores volume and details of the chosen tracks (such as commentary) on the device @play-16', async () => {
  const { followed, state, asked, rows, kept } = await open({
    wishes: { audioLanguage: 'es' },
    device: { volume: 0.4, muted: true, audioDetail: 'Commentary' },
  });
  expect(asked.slice(0, 2)).toEqual(['volume 0.4', 'muted true']);
  state.audioTracks.value = two;
  expect(asked).toContain('audio 2');
  followed.setVolume(0.8);
  followed.setAudioTrack(1);
  expect(JSON.parse(rows.get('playbill.player') ?? '')).toEqual({ volume: 0.8, muted: true });
  await vi.waitFor(() => expect(kept).toEqual([{ audioLanguage: 'es' }]));
});

test('does not store track names that are not language tags @play-16', async () => {
  const { followed, state, kept } = await open();
  state.audioTracks.value = [track(0, 'Original sound'), track(1, 'en')];
  followed.setAudioTrack(0);
  await Promise.resolve();
  expect(kept).toEqual([]);
});

test('ignores invalid stored player settings @play-16', async () => {
  const damaged = { volume: 7, muted: 'yes' } as unknown as DeviceChoice;
  expect((await open({ device: damaged })).asked).toEqual(['cap undefined']);
});
