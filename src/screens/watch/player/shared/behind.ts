import { clock } from '#renderers/messages/duration.ts';
import type { Translate } from '#renderers/messages/messages.tsx';

/** A playback that is at most this many seconds behind the live edge counts as live. */
const LIVE_TOLERANCE_SECONDS = 15;

/** Whether a playback with this delay in seconds counts as live. */
export const isAtLive = (behind: number): boolean => behind < LIVE_TOLERANCE_SECONDS;

/** Formats a delay behind the live edge as text. */
export const behindText = (t: Translate, behind: number): string =>
  isAtLive(behind) ? t('player.atLive') : t('player.behindLive', { time: clock(behind) });
