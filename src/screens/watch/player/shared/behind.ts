import { clock } from '#renderers/messages/duration.ts';
import type { Translate } from '#renderers/messages/messages.tsx';

/** How far behind a live stream one may be and still be with it, in seconds. */
const WITH_IT = 15;

/** Whether a playback that is so many seconds behind its live stream is with it. */
export const isAtLive = (behind: number): boolean => behind < WITH_IT;

/** How far behind a live stream a playback is, in words. */
export const behindText = (t: Translate, behind: number): string =>
  isAtLive(behind) ? t('player.atLive') : t('player.behindLive', { time: clock(behind) });
