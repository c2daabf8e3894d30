import { isFinished } from '#schemas/watched.ts';
import type { StartAt } from './engines/engine.ts';
import type { Place } from './runner.ts';

/** Seconds behind the edge of a live stream from which on a viewer is there on purpose. */
const ON_PURPOSE = 30;

/** Begins anew what would begin at its end. How long it is is known only now. */
function notAtEnd(element: HTMLVideoElement, startAt: number): void {
  if (isFinished(startAt, element.duration)) element.currentTime = 0;
}

/** Where a video begins, or goes on. */
export function startOfVideo(element: HTMLVideoElement, wanted: number, before: Place | undefined): StartAt {
  if (before) return { seconds: before.seconds };
  if (wanted > 0) element.addEventListener('loadedmetadata', () => notAtEnd(element, wanted), { once: true });
  return { seconds: wanted };
}

/**
 * Where a live stream begins: where it is now, unless somebody is behind it on purpose.
 * @param behind seconds that it was behind the stream's edge when it moved last, by the stream alone: the device's clock may be wrong, or
 *   have been put right since
 */
export function startOfLive(wanted: number, before: Place | undefined, behind: number): StartAt {
  if (!before) return wanted > 0 ? { moment: wanted } : undefined;
  const { moment } = before;
  return moment !== undefined && behind > ON_PURPOSE ? { moment } : undefined;
}
