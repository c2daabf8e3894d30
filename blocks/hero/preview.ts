import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Playback } from '#renderers/ports/player.ts';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';

/** What shows in the place of the picture: still the picture, the film behind the text, or the film by itself. */
export type Stage = 'videoReady' | 'animated' | 'fullPlayer';

/** The film of a hero's background. */
export interface Preview {
  stage: ReadonlySignal<Stage>;
  paused: ReadonlySignal<boolean>;
  muted: ReadonlySignal<boolean>;
  /** It cannot be played: the picture stays, and nothing offers what is not there. */
  failed: ReadonlySignal<boolean>;
  /** Plays or pauses, as the viewer wishes from now on. */
  toggle(): void;
  toggleSound(): void;
  /** Gives the film the hero to itself, and takes it back. */
  setFull(full: boolean): void;
  /** Whether the hero is in sight. */
  setInSight(inSight: boolean): void;
  /** Whether the tab is shown. */
  setAwake(awake: boolean): void;
  destroy(): void;
}

interface Options {
  /** Starts the playback; asked for when it is to play for the first time. */
  open: () => Promise<Playback>;
  /** Starts the whole video, where `open` starts a part of it: asked for when it is first to be seen by itself. */
  openWhole?: (() => Promise<Playback>) | undefined;
  /** What the viewer prefers; what they do about the film is kept there. */
  preferences: Pick<PreferencesPort, 'values' | 'status' | 'set'>;
  isPreviewAudioOn: boolean;
  /** Whether the viewer has done something on this page: before that browsers do not let it be heard. */
  hasGesture: boolean;
}

/** Makes the film of a background: it plays while it is in sight and its viewer has not paused it. */
export function createPreview({ open, openWhole, preferences, isPreviewAudioOn, hasGesture }: Options): Preview {
  const { values, status, set } = preferences;
  /** Nobody is to see a film begin that they have switched off. Whoever signs in while it plays stops it only by their own wish. */
  const known = signal(false);
  /** What the viewer has asked for on this page; before that their preference holds. */
  const asked = signal<boolean | undefined>(undefined);
  const soundAsked = signal<boolean | undefined>(undefined);
  const wish = computed(() => asked.value ?? (known.value && values.value.videoBackgroundAutoPlay));
  const inSight = signal(false);
  const awake = signal(true);
  const full = signal(false);
  const sound = computed(
    () => soundAsked.value ?? (isPreviewAudioOn && hasGesture && values.value.videoBackgroundAutoPlayAudio),
  );
  const playback = signal<Playback | undefined>(undefined);
  const refused = signal(false);
  const failed = computed(() => refused.value || playback.value?.state.phase.value === 'failed');
  const plays = computed(() => wish.value && awake.value && (inSight.value || full.value) && !failed.value);
  const paused = computed(() => playback.value?.state.paused.value ?? true);
  const stage = computed((): Stage => {
    const hasBegun = (playback.value?.state.position.value ?? 0) > 0;
    if (failed.value) return 'videoReady';
    if (full.value) return 'fullPlayer';
    return hasBegun && wish.value ? 'animated' : 'videoReady';
  });
  let opening = false;
  let isWhole = false;
  let gone = false;
  let turn = 0;
  /** Opens something in the place of what is open. */
  const replace = (start: () => Promise<Playback>, onFailure: () => void) => {
    playback.peek()?.destroy();
    playback.value = undefined;
    turn += 1;
    const own = turn;
    start().then((opened) => {
      if (gone || own !== turn) opened.destroy();
      else playback.value = opened;
    }, onFailure);
  };
  const openPart = () =>
    replace(open, () => {
      refused.value = true;
    });
  /** Not everybody may see the whole of it: they see the part by itself. */
  const backToPart = () => {
    isWhole = false;
    openPart();
  };
  const effects = [
    effect(() => {
      if (status.value !== 'loading') known.value = true;
    }),
    effect(() => {
      if (!plays.value || opening) return;
      opening = true;
      openPart();
    }),
    effect(() => {
      if (!full.value || !openWhole || isWhole) return;
      isWhole = true;
      replace(openWhole, backToPart);
    }),
    effect(() => {
      if (playback.value?.state.phase.value === 'failed' && isWhole) backToPart();
    }),
    effect(() => {
      if (playback.value?.state.phase.value !== 'ready') return;
      if (plays.value) playback.value.play();
      else playback.value.pause();
    }),
    effect(() => playback.value?.setMuted(!(sound.value || full.value))),
  ];
  return {
    stage,
    paused,
    failed,
    muted: computed(() => playback.value?.state.muted.value ?? true),
    toggle() {
      const next = paused.peek();
      // A wish that a browser has not granted by itself is granted now, after a gesture.
      if (next && wish.peek()) playback.peek()?.play();
      asked.value = next;
      void set({ videoBackgroundAutoPlay: next });
    },
    toggleSound() {
      soundAsked.value = !sound.peek();
      void set({ videoBackgroundAutoPlayAudio: sound.peek() });
    },
    setFull(next) {
      batch(() => {
        full.value = next;
        if (next) asked.value = true;
      });
    },
    setInSight: (next) => {
      inSight.value = next;
    },
    setAwake: (next) => {
      awake.value = next;
    },
    destroy() {
      gone = true;
      for (const stop of effects) stop();
      playback.peek()?.destroy();
    },
  };
}
