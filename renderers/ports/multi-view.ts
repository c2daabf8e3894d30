import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';

/** Reason why multiview playback ended or did not start. */
export interface MultiViewLoss {
  /** Label for the viewer: multiViewLost, streamLimitReached, tooManyViews, offlineText … */
  reason: LabelKey;
  /** Ids of the affected events; all if the server names none. */
  ids: readonly number[];
  /** For the reason streamLimitReached only: the account's other playback sessions. */
  others: readonly PlaybackSession[];
}

/** Multiview: live events played side by side, and their heartbeat (multi-02). Calls never reject. */
export interface MultiViewPort {
  /**
   * Ids of the events that the server allows. A tile starts its stream with its index as `partition` of the manifest
   * call.
   */
  ids: ReadonlySignal<readonly number[]>;
  /**
   * Reason why the server no longer allows some or all events: their streams must stop with this reason. Cleared by the
   * next successful start or update.
   */
  lost: ReadonlySignal<MultiViewLoss | undefined>;
  /** Starts with these events. Resolves to whether they may play; if not, `lost` has the reason. */
  start: (ids: readonly number[]) => Promise<boolean>;
  /**
   * Adds and removes events. Resolves to whether it succeeded; if not, playback goes on unchanged and `lost` has the
   * reason.
   */
  update: (add: readonly number[], remove: readonly number[]) => Promise<boolean>;
  /** Ends the multiview session. Happens automatically when the page is closed. */
  stop: () => void;
}
