import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Playback } from '#renderers/ports/player.ts';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';

/** What the hero shows: the picture, the background video behind the text, or the video in full view. */
export type HeroStage = 'videoReady' | 'animated' | 'fullPlayer';

/** State and controls of a hero's background video. */
export interface Preview {
  stage: ReadonlySignal<HeroStage>;
  paused: ReadonlySignal<boolean>;
  muted: ReadonlySignal<boolean>;
  /** Whether the video cannot be played; then the picture stays and the controls are hidden. */
  failed: ReadonlySignal<boolean>;
  /** Plays or pauses, and saves the choice as a preference. */
  toggle(): void;
  toggleSound(): void;
  /** Opens or closes the full view of the video. */
  setFull(full: boolean): void;
  /** Sets whether the hero is in the viewport. */
  setInSight(inSight: boolean): void;
  /** Sets whether the browser tab is visible. */
  setAwake(awake: boolean): void;
  destroy(): void;
}

interface Options {
  /** Opens the background video; called when it has to play for the first time. */
  open: () => Promise<Playback>;
  /** Opens the complete video if `open` opens an excerpt; called at the first full view. */
  openWhole?: (() => Promise<Playback>) | undefined;
  /** The viewer's preferences, in which pause and sound are saved. */
  preferences: Pick<PreferencesPort, 'values' | 'status' | 'set'>;
  isPreviewAudioOn: boolean;
  /** Whether the user has interacted with the page; before that, browsers block sound. */
  hasGesture: boolean;
}

/** Creates the controller of a background video, which plays while in view unless the viewer has paused it. */
export function createPreview({ open, openWhole, preferences, isPreviewAudioOn, hasGesture }: Options): Preview {
  const { values, status, set } = preferences;
  /**
   * Whether the preferences are known. The video does not start before, because the viewer may have switched it off. If
   * the user signs in during playback, it stops only if the account's preferences say so.
   */
  const known = signal(false);
  /** Whether the viewer has chosen play or pause on this page; if undefined, the preference applies. */
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
  const stage = computed((): HeroStage => {
    const hasBegun = (playback.value?.state.position.value ?? 0) > 0;
    if (failed.value) return 'videoReady';
    if (full.value) return 'fullPlayer';
    return hasBegun && wish.value ? 'animated' : 'videoReady';
  });
  let opening = false;
  let isWhole = false;
  let gone = false;
  let turn = 0;
  /** Opens another playback instead of the current one. */
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
  /** Viewers without access to the complete video see the excerpt in full view. */
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
      // Retries a play request that the browser's autoplay policy blocked, now after a user gesture.
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
