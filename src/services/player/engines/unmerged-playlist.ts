import type { LevelDetails } from 'hls.js';

/**
 * Removes the empty places of skipped segments from a delta playlist (`_HLS_skip`) that hls.js could not merge, because
 * it switched to another rendition before the playlist arrived. hls.js 1.7.4 does so only while merging, but its audio
 * stream controller keeps every video playlist and reads the start of the first segment in a timer, where it throws.
 * Call it at `LEVEL_LOADED`, after the listeners of hls.js, and before any timer runs.
 */
export function removeSkippedSegments(details: Pick<LevelDetails, 'fragments' | 'startSN'>): void {
  const { fragments } = details;
  const first = fragments.findIndex(Boolean);
  if (first < 1) return;
  fragments.splice(0, first);
  details.startSN += first;
}
