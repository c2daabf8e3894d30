import type { Preferences, PreferencesPatch } from './wire/identity/preferences.ts';

/** Preferences that apply where the viewer has chosen nothing. */
export const defaultPreferences: Preferences = {
  language: '',
  subTitleLanguage: '',
  audioLanguage: '',
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
  player: {
    rate: 1,
    qualityCap: null,
    nextCountdown: true,
    captions: {
      size: 100,
      colour: '#ffffff',
      background: '#000000',
      edge: 'none',
      opacity: 0.75,
      position: 'bottom',
    },
    skip: { intro: 'ask', recap: 'ask', credits: 'ask' },
  },
};

/** Merges a change into preferences or into another change. Does not modify its arguments. */
export function mergePreferences<Base extends PreferencesPatch>(base: Base, change: PreferencesPatch): Base {
  const { player } = change;
  return {
    ...base,
    ...change,
    ...(player && {
      player: {
        ...base.player,
        ...player,
        ...(player.captions && { captions: { ...base.player?.captions, ...player.captions } }),
        ...(player.skip && { skip: { ...base.player?.skip, ...player.skip } }),
      },
    }),
  };
}
