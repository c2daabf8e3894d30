import type { PlaybackFault } from '#renderers/ports/player.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { ProblemError } from '../api/problem-error.ts';

const byMessage: Record<string, LabelKey> = {
  'outside-region': 'outside-region',
  notAvailableYet: 'notAvailableYet',
  videoIsNotLive: 'videoIsNotLive',
};

const byStatus: Record<number, PlaybackFault> = {
  0: { title: 'offlineTitle', text: 'offlineText', retry: true },
  401: { title: 'UNAUTHORIZED', retry: false },
  403: { title: 'FORBIDDEN', retry: false },
  404: { title: 'NOT_FOUND', retry: false },
  409: { title: 'CONFLICT', retry: false },
};

/** No stream that this browser can play. */
export class UnsupportedStreamError extends Error {
  override name = 'UnsupportedStreamError';
}

/** What to tell people when playback cannot start or go on. */
export function faultOf(error: unknown): PlaybackFault {
  if (error instanceof UnsupportedStreamError) return { title: 'playbackUnsupported', retry: false };
  if (error instanceof ProblemError) {
    const { status, messages } = error.problem;
    const own = messages.map((message) => byMessage[message]).find(Boolean);
    if (own) return { title: own, retry: false };
    if (byStatus[status]) return byStatus[status];
  }
  return { title: 'playbackFailed', text: 'playbackFailedText', retry: true };
}
