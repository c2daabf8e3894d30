import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { PlaybackSession } from '#schemas/wire/playback-sessions.ts';

/** Why live events are not played side by side, or no more. */
export interface MultiViewLoss {
  /** Says it to the viewer: multiViewLost, streamLimitReached, tooManyViews, offlineText … */
  reason: LabelKey;
  /** Events that are lost, by number: all, where the server names none. */
  ids: readonly number[];
  /** Of streamLimitReached: what plays elsewhere. */
  others: readonly PlaybackSession[];
}

/** The live events that are played side by side, and their heartbeat (multi-02). Calls never reject. */
export interface MultiViewPort {
  /** Events that the server lets play, by number. A tile begins its stream with its number as `partition` of the manifest call. */
  ids: ReadonlySignal<readonly number[]>;
  /** Set when some or all were lost: the extra streams are to be stopped with its reason. A start or change that succeeds clears it. */
  lost: ReadonlySignal<MultiViewLoss | undefined>;
  /** Begins with some events. Whether they may play; if not, `lost` says why. */
  start: (ids: readonly number[]) => Promise<boolean>;
  /** Adds some and takes some away. Whether it was done; if not, what played goes on, and `lost` says why. */
  update: (add: readonly number[], remove: readonly number[]) => Promise<boolean>;
  /** Ends all of it; a page that is left does so by itself. */
  stop: () => void;
}
