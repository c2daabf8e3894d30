import { computed, effect, signal } from '@preact/signals-react';
import type { Choice, OpenOptions, PlayedTitle, Playback, PlayerPort } from '#renderers/ports/player.ts';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { bestInLanguage, languageTagPattern } from '#schemas/language-match.ts';
import type { Preferences } from '#schemas/wire/preferences.ts';
import type { DeviceChoices } from './device-choices.ts';

/** Where choices are kept: those that follow the viewer, and those that stay on the device. */
export interface ChoiceKeepers {
  preferences: () => Promise<PreferencesPort>;
  device: DeviceChoices;
  /** Told when preferences cannot be had: it plays as the stream says. */
  report: (error: unknown) => void;
}

/** What stands for no subtitles among the languages (product document 2, section 3). */
const OFF = 'off';

/**
 * Which track is wished for; undefined where there is no wish, or none that can be met. -1 is none. Subtitles for viewers who are hard of
 * hearing are taken where no others are, or where they were chosen before.
 */
export function wishedTrack(tracks: readonly Choice[], language: string, detail?: string): number | undefined {
  if (language === OFF) return -1;
  const plainFirst = tracks.toSorted(
    (one, other) => Number(one.isForHearingImpaired ?? false) - Number(other.isForHearingImpaired ?? false),
  );
  return language === '' ? undefined : bestInLanguage(plainFirst, language, detail)?.id;
}

/** Which subtitles show: those that the viewer wishes for, else those that the stream asks for. */
export const shownSubtitles = (tracks: readonly Choice[], language: string, detail?: string): number | undefined =>
  language === '' ? tracks.find(({ isDefault }) => isDefault)?.id : wishedTrack(tracks, language, detail);

/** The lower of two caps, each undefined or null where there is none. */
export const lowerCap = (one: number | null | undefined, other: number | undefined): number | undefined =>
  one === null || one === undefined ? other : Math.min(one, other ?? one);

/** Keeps a language that a stream names, where it is one: streams may say anything. */
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
  /** As they were when they were known: another tab's later wishes are for other titles. */
  const settled = signal<Preferences | undefined>(undefined);
  const wishes = computed(() => settled.value ?? port.value?.values.value);
  const rateWish = computed(() => wishes.value?.player.rate);
  const capWish = computed(() => wishes.value?.player.qualityCap);
  const audioWish = computed(() => wishes.value?.audioLanguage ?? '');
  const textWish = computed(() => wishes.value?.subTitleLanguage ?? '');
  /** What the viewer has chosen here: no preference that comes late undoes it. */
  const chosen = signal<ReadonlySet<'rate' | 'cap' | 'text'>>(new Set());
  const audio = signal<{ language: string; detail: string | undefined } | undefined>(undefined);
  const choose = (what: 'rate' | 'cap' | 'text') => (chosen.value = new Set(chosen.peek()).add(what));
  const known = preferences();
  let isOver = false;
  /** Whether it is known what the viewer wishes, or that it cannot be known. */
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
  /** Keeps a choice, also one that is made before it is known where. What failed is told already. */
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
      // What comes live comes no faster.
      if (rateWish.value === undefined || title.type === 'LIVE' || chosen.value.has('rate')) return;
      if (state.rate.peek() !== rateWish.value) playback.setRate(rateWish.value);
    }),
    effect(() => {
      if (capWish.value !== undefined && !chosen.value.has('cap'))
        playback.setHeightCap(lowerCap(capWish.value, options.heightCap));
    }),
    // An engine that is begun anew has its own idea of the sound again; one that refuses is asked once.
    effect(() => {
      const wish = audio.value ?? { language: audioWish.value, detail: audioDetail };
      const id = wish.language === OFF ? undefined : wishedTrack(state.audioTracks.value, wish.language, wish.detail);
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
      // A height that was chosen is kept as the highest that is wished for: other titles have other heights.
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
 * A player that plays as the viewer has chosen before, here or elsewhere: sound, subtitles, speed and the highest picture, as soon as each
 * is known of a title; and that keeps what they choose now. How loud it is stays with the device.
 */
export const withChoices = (player: PlayerPort, keepers: ChoiceKeepers): PlayerPort => ({
  ...player,
  open: (element, title, options = {}) =>
    following({ playback: player.open(element, title, options), title, options, keepers }),
});
