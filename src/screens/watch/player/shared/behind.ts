import { clock } from '#renderers/messages/duration.ts';
import type { Translate } from '#renderers/messages/messages.tsx';

/** Maximum delay in seconds that counts as live. */
const WITH_IT = 15;

/** Whether a playback with this delay in seconds counts as live. */
export const isAtLive = (behind: number): boolean => behind < WITH_IT;

/** Delay behind a live stream as text. */
export const behindText = (t: Translate, behind: number): string =>
  isAtLive(behind) ? t('player.atLive') : t('player.behindLive', { time: clock(behind) });
