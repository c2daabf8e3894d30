import { useMessages } from '#renderers/messages/messages.tsx';
import type { Choice } from '#renderers/ports/player.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import { rates, rateText } from '../shared/rates.ts';
import { trackNames } from '../shared/track-names.ts';

/** A selection from several options. */
export interface Choices {
  value: number;
  options: { value: number; name: string }[];
  choose: (value: number) => void;
}

export type ChoicePane = 'quality' | 'speed' | 'audio' | 'subtitles';

/**
 * Returns the options of the current stream. Reads signals, so the calling component must track them (`useSignals`).
 */
export function useChoices(): Record<ChoicePane, Choices> {
  const { t, locale } = useMessages();
  const { playback, preferences, video } = usePlayerFace();
  const { state } = playback;
  const named = (tracks: readonly Choice[]) =>
    [...trackNames(tracks, locale, t)].map(([value, name]) => ({ value, name }));
  const { qualityCap } = preferences.value.player;
  const height = state.height.value;
  const auto =
    qualityCap !== null && state.quality.value === -1
      ? t('player.autoUpTo', { height: qualityCap })
      : height > 0
        ? t('player.autoNow', { height })
        : t('player.auto');
  return {
    quality: {
      value: state.quality.value,
      options: video.audioOnly
        ? []
        : [
            { value: -1, name: auto },
            ...state.qualities.value.map(({ id, name }) => ({ value: id, name: `${name}p` })).reverse(),
          ],
      choose: playback.setQuality,
    },
    speed: {
      value: state.rate.value,
      options: rates.map((value) => ({ value, name: rateText(value, locale) })),
      choose: playback.setRate,
    },
    audio: {
      value: state.audioTrack.value,
      options: named(state.audioTracks.value),
      choose: playback.setAudioTrack,
    },
    subtitles: {
      value: state.textTrack.value,
      options: [{ value: -1, name: t('player.off') }, ...named(state.textTracks.value)],
      choose: playback.setTextTrack,
    },
  };
}
