import { computed, effect, signal } from '@preact/signals-react';
import type { Choice, OpenOptions, PlayedTitle, Playback, PlayerPort } from '#renderers/ports/player.ts';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { bestInLanguage, languageTagPattern } from '#schemas/language-match.ts';
import type { Preferences } from '#schemas/wire/identity/preferences.ts';
import type { DeviceChoices } from './device-choices.ts';

/** Where the player's choices are stored: in the viewer's preferences and in the device's settings. */
export interface ChoiceKeepers {
  preferences: () => Promise<PreferencesPort>;
  device: DeviceChoices;
  /** Called if the preferences cannot be loaded; playback then uses the stream's defaults. */
  report: (error: unknown) => void;
}

/** Value of the subtitle language that means "no subtitles" (product document 2, section 3). */
const OFF = 'off';

/**
 * Id of the preferred track; -1 for "off"; undefined without a preference or match. Subtitles for viewers who are hard
 * of hearing are chosen only if there are no others or if they were chosen before.
 */
export function findPreferredTrack(tracks: readonly Choice[], language: string, detail?: string): number | undefined {
  if (language === OFF) return -1;
  const plainFirst = tracks.toSorted(
    (one, other) => Number(one.isForHearingImpaired ?? false) - Number(other.isForHearingImpaired ?? false),
  );
  return language === '' ? undefined : bestInLanguage(plainFirst, language, detail)?.id;
}

/** Id of the subtitles to show: the viewer's preference, else the stream's default. */
export const shownSubtitles = (tracks: readonly Choice[], language: string, detail?: string): number | undefined =>
  language === '' ? tracks.find(({ isDefault }) => isDefault)?.id : findPreferredTrack(tracks, language, detail);

/** The lower of two caps; undefined or null means no cap. */
export const lowerCap = (one: number | null | undefined, other: number | undefined): number | undefined =>
  one === null || one === undefined ? other : Math.min(one, other ?? one);

/** Stores a track's language if it is a valid tag: streams may contain any text. */
function keepLanguage(port: PreferencesPort, field: 'audioLanguage' | 'subTitleLanguage', name: string): void {
  if (languageTagPattern.test(name)) void port.set({ [field]: name });
}

interface Following {
  playback: Playback;
  title: PlayedTitle;
  options: OpenOptions;
  keepers: ChoiceKeepers;
}

function following({ playback, title, options, keepers: { preferences, device, report } }: Following): Playback {
  const { state } = playback;
  const port = signal<PreferencesPort | undefined>(undefined);
  /** Preferences at the time they became known; later changes by other tabs apply to other titles. */
  const settled = signal<Preferences | undefined>(undefined);
  const wishes = computed(() => settled.value ?? port.value?.values.value);
  const rateWish = computed(() => wishes.value?.player.rate);
  const capWish = computed(() => wishes.value?.player.qualityCap);
  const audioWish = computed(() => wishes.value?.audioLanguage ?? '');
  const textWish = computed(() => wishes.value?.subTitleLanguage ?? '');
  /** Settings that the viewer changed during this playback: late preferences do not override them. */
  const chosen = signal<ReadonlySet<'rate' | 'cap' | 'text'>>(new Set());
  const audio = signal<{ language: string; detail: string | undefined } | undefined>(undefined);
  const choose = (what: 'rate' | 'cap' | 'text') => (chosen.value = new Set(chosen.peek()).add(what));
  const known = preferences();
  let isOver = false;
  /** Whether loading the preferences failed. */
  const hasFailed = signal(false);
  const isKnown = computed(() => settled.value !== undefined || hasFailed.value);
  known.then(
    (found) => {
      if (!isOver) port.value = found;
    },
    (error: unknown) => {
      hasFailed.value = true;
      report(error);
    },
  );
  /**
   * Stores a choice once the preferences are loaded. If they cannot be loaded, `report` was already called with the
   * error.
   */
  const keep = (how: (found: PreferencesPort) => void) => void known.then(how, () => undefined);

  const { volume, muted, audioDetail, textDetail } = device.read();
  if (volume !== undefined) playback.setVolume(volume);
  if (muted !== undefined) playback.setMuted(muted);

  let pending: number | undefined;
  const effects = [
    effect(() => {
      if (port.value && port.value.status.value !== 'loading' && !settled.peek())
        settled.value = port.value.values.peek();
    }),
    effect(() => {
      // The stored rate is not applied to a live stream, which cannot play faster than it is broadcast.
      if (rateWish.value === undefined || title.type === 'LIVE' || chosen.value.has('rate')) return;
      if (state.rate.peek() !== rateWish.value) playback.setRate(rateWish.value);
    }),
    effect(() => {
      if (capWish.value !== undefined && !chosen.value.has('cap'))
        playback.setHeightCap(lowerCap(capWish.value, options.heightCap));
    }),
    // Sets the audio track again after an engine restart, because a restarted engine selects its own. A track that the
    // engine rejects is requested only once.
    effect(() => {
      const wish = audio.value ?? { language: audioWish.value, detail: audioDetail };
      const id =
        wish.language === OFF ? undefined : findPreferredTrack(state.audioTracks.value, wish.language, wish.detail);
      if (id === undefined || id === state.audioTrack.value) pending = undefined;
      else if (id !== pending) {
        pending = id;
        playback.setAudioTrack(id);
      }
    }),
    effect(() => {
      if (state.textTracks.value.length === 0 || chosen.value.has('text') || !isKnown.value) return;
      const id = shownSubtitles(state.textTracks.value, textWish.value, textDetail);
      if (id !== undefined && id !== state.textTrack.peek()) playback.setTextTrack(id);
    }),
  ];
  return {
    ...playback,
    setVolume: (to) => {
      playback.setVolume(to);
      device.add({ volume: state.volume.peek(), muted: state.muted.peek() });
    },
    setMuted: (to) => {
      playback.setMuted(to);
      device.add({ muted: to });
    },
    setRate: (rate) => {
      choose('rate');
      playback.setRate(rate);
      keep((found) => void found.set({ player: { rate } }));
    },
    setQuality: (id) => {
      choose('cap');
      // Stores the chosen height as the maximum, because other titles have other heights.
      const height = Number(state.qualities.peek().find((quality) => quality.id === id)?.name);
      const cap = Number.isInteger(height) && height > 0 ? height : null;
      playback.setHeightCap(lowerCap(cap, options.heightCap));
      playback.setQuality(id);
      keep((found) => void found.set({ player: { qualityCap: cap } }));
    },
    setAudioTrack: (id) => {
      const track = state.audioTracks.peek().find((one) => one.id === id);
      if (track) {
        audio.value = { language: track.name, detail: track.detail };
        device.add({ audioDetail: track.detail });
        keep((found) => keepLanguage(found, 'audioLanguage', track.name));
      }
      playback.setAudioTrack(id);
    },
    setTextTrack: (id) => {
      choose('text');
      const track = state.textTracks.peek().find((one) => one.id === id);
      if (track) device.add({ textDetail: track.detail });
      keep((found) => keepLanguage(found, 'subTitleLanguage', track?.name ?? OFF));
      playback.setTextTrack(id);
    },
    destroy: () => {
      isOver = true;
      for (const stop of effects) stop();
      playback.destroy();
    },
  };
}

/**
 * Wraps a player so that it applies and stores the viewer's choices: audio, subtitles, rate and maximum quality, each
 * as soon as it is available. The volume is stored on the device.
 */
export const withChoices = (player: PlayerPort, keepers: ChoiceKeepers): PlayerPort => ({
  ...player,
  open: (element, title, options = {}) =>
    following({ playback: player.open(element, title, options), title, options, keepers }),
});
