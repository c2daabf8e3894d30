import type { PlaybackFault } from '#renderers/ports/player.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';
import { isGone, MediaFault, type MediaFaultKind } from './media-fault.ts';

type Words = Omit<PlaybackFault, 'code'>;

const byMessage: Record<string, LabelKey> = {
  'outside-region': 'outside-region',
  notAvailableYet: 'notAvailableYet',
  noLongerAvailable: 'noLongerAvailable',
  videoIsNotLive: 'videoIsNotLive',
};

const byStatus: Record<number, Words> = {
  [NO_ANSWER]: { title: 'offlineTitle', text: 'offlineText', retry: true },
  401: { title: 'UNAUTHORIZED', retry: false },
  403: { title: 'FORBIDDEN', retry: false },
  404: { title: 'NOT_FOUND', retry: false },
  409: { title: 'CONFLICT', retry: false },
};

/** Message if a section of the stream is missing or cannot be decoded although the network works. */
const damaged: Words = { title: 'playbackFailed', text: 'playbackDamagedText', retry: true };

const byKind: Partial<Record<MediaFaultKind, Words>> = {
  unsupported: { title: 'playbackUnsupported', retry: false },
  protected: { title: 'playbackProtected', retry: false },
  media: damaged,
  licence: { title: 'licenceDenied', text: 'licenceDeniedText', retry: true },
};

const general: Words = { title: 'playbackFailed', text: 'playbackFailedText', retry: true };

/** Returns the HTTP status that caused an error; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof MediaFault) return error.status;
  if (!(error instanceof ProblemError)) return undefined;
  return error.problem.status === NO_ANSWER ? undefined : error.problem.status;
}

/** Whether the server rejected the request, so that a retry would be rejected too. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof ProblemError ? error.problem.status : NO_ANSWER;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function wordsOf(error: unknown, hasPlayed: boolean): Words {
  if (error instanceof MediaFault && error.kind === 'segment' && isGone(error.status)) return damaged;
  // If the decoder has never shown a frame, the browser cannot play the stream at all, so retries would not help.
  if (error instanceof MediaFault)
    return byKind[error.kind === 'media' && !hasPlayed ? 'unsupported' : error.kind] ?? general;
  if (!(error instanceof ProblemError)) return general;
  const { status, messages } = error.problem;
  const own = messages.map((message) => byMessage[message]).find(Boolean);
  return own ? { title: own, retry: false } : (byStatus[status] ?? general);
}

function codeOf(error: unknown): string {
  if (error instanceof MediaFault)
    return [error.kind.toUpperCase(), error.status].filter((part) => part !== undefined).join('_');
  if (error instanceof ProblemError) return error.problem.status === NO_ANSWER ? 'NO_ANSWER' : error.problem.code;
  return 'UNKNOWN';
}

/**
 * Error message for the viewer when playback fails (product document 1, section 8).
 * @param hasPlayed whether the title has shown a frame since it was opened
 */
export const toPlayerFault = (error: unknown, hasPlayed: boolean): PlaybackFault => ({
  ...wordsOf(error, hasPlayed),
  code: codeOf(error),
});
