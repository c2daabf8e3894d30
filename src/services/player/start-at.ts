import { isFinished } from '#schemas/watched.ts';
import type { StartAt } from './engines/engine.ts';
import type { Place } from './runner.ts';

/** From this distance to the live edge on, in seconds, the viewer is assumed to be behind on purpose. */
const ON_PURPOSE = 30;

/** Restarts a video that would start at its end. Its duration is known only after the metadata was loaded. */
function notAtEnd(element: HTMLVideoElement, startAt: number): void {
  if (isFinished(startAt, element.duration)) element.currentTime = 0;
}

/** Start position of a video, or position to resume after a restart. */
export function startOfVideo(element: HTMLVideoElement, wanted: number, before: Place | undefined): StartAt {
  if (before) return { seconds: before.seconds };
  if (wanted > 0) element.addEventListener('loadedmetadata', () => notAtEnd(element, wanted), { once: true });
  return { seconds: wanted };
}

/**
 * Start of a live stream: the live edge, unless the viewer was behind it on purpose.
 * @param behind distance to the live edge in seconds at the last movement, from the stream alone, because the device
 * clock may be wrong or have changed
 */
export function startOfLive(wanted: number, before: Place | undefined, behind: number): StartAt {
  if (!before) return wanted > 0 ? { moment: wanted } : undefined;
  const { moment } = before;
  return moment !== undefined && behind > ON_PURPOSE ? { moment } : undefined;
}
