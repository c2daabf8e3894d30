import type { PlaybackStats } from '#renderers/ports/player.ts';
import { HAPPENINGS_PER_PLAYBACK } from '#schemas/analytics-limits.ts';
import type { PlaybackHappening, PlaybackPart } from '#schemas/wire/viewing/analytics-playback.ts';

/** Snapshot of a playback at one moment. */
export interface Sample {
  /** Milliseconds of a monotonic clock. */
  now: number;
  state: PlaybackPart['state'];
  /** Playback position in seconds. */
  position: number;
  stats: Pick<
    PlaybackStats,
    'engine' | 'startup' | 'stalls' | 'stalledFor' | 'frames' | 'droppedFrames' | 'bitrate' | 'height'
  >;
}

type Part = Omit<PlaybackPart, 'type' | 'session' | 'contentType' | 'contentId'>;

/** Aggregates quality metrics of a playback. Pure: all inputs are passed in. */
export interface Collector {
  /** Records the current state. The previous state lasted until now. */
  sample(sample: Sample): void;
  add(happening: PlaybackHappening): void;
  /** Returns the metrics since the previous report; undefined if nothing has changed. */
  take(): Part | undefined;
}

/** Creates a collector of quality metrics for one playback. */
export function createCollector(): Collector {
  let last: Sample | undefined;
  /** Snapshot that the previous report ended with. */
  let taken: Sample | undefined;
  let part = 0;
  let played = 0;
  let playedInAll = 0;
  let happenings: PlaybackHappening[] = [];
  let more = 0;
  let bits = 0;
  let weighed = 0;
  let stall: { at: number; before: number } | undefined;

  const add = (happening: PlaybackHappening) => {
    if (happenings.length < HAPPENINGS_PER_PLAYBACK) happenings.push(happening);
    else more += 1;
  };
  const closeStall = (stalledFor: number) => {
    if (!stall) return;
    add({ what: 'stall', at: stall.at, duration: Math.round(stalledFor - stall.before) });
    stall = undefined;
  };
  const followStalls = (before: Sample, { stats, position }: Sample) => {
    const isLonger = stats.stalledFor > before.stats.stalledFor;
    if (stall && (!isLonger || stats.stalls > before.stats.stalls)) closeStall(before.stats.stalledFor);
    if (stats.stalls > before.stats.stalls) stall = { at: position, before: before.stats.stalledFor };
  };
  const sample = (now: Sample) => {
    const before = last;
    last = now;
    if (!before) return;
    const { stats, position } = now;
    if (before.state === 'playing') {
      const stalled = stats.stalledFor - before.stats.stalledFor;
      const time = Math.max(0, now.now - before.now - stalled);
      played += time;
      playedInAll += time;
      if (before.stats.bitrate !== undefined) {
        bits += before.stats.bitrate * time;
        weighed += time;
      }
    }
    followStalls(before, now);
    if (stats.height > 0 && stats.height !== before.stats.height)
      add({
        what: 'rendition',
        at: position,
        height: stats.height,
        ...(stats.bitrate !== undefined && { bitrate: Math.round(stats.bitrate) }),
      });
  };
  const take = () => {
    if (!last) return undefined;
    const { state, position, stats } = last;
    if (['ended', 'failed', 'left'].includes(state)) closeStall(stats.stalledFor);
    const isSame = state === taken?.state && stats.stalledFor === taken.stats.stalledFor;
    if (isSame && played === 0 && happenings.length === 0) return undefined;
    const before = taken?.stats;
    const startup = before?.startup === undefined ? stats.startup : undefined;
    const stalledInAll = stats.stalledFor;
    part += 1;
    const taking: Part = {
      part,
      state,
      position,
      ...(stats.engine && { engine: stats.engine }),
      ...(startup !== undefined && { startup: Math.round(startup) }),
      played: Math.round(played),
      stalls: stats.stalls - (before?.stalls ?? 0),
      stalledFor: Math.round(stats.stalledFor - (before?.stalledFor ?? 0)),
      rebufferRatio: stalledInAll === 0 ? 0 : Number((stalledInAll / (stalledInAll + playedInAll)).toFixed(4)),
      ...(weighed > 0 && { bitrate: Math.round(bits / weighed) }),
      // If the media element was reloaded, its frame counters restart at 0, so differences may be negative.
      frames: Math.max(0, stats.frames - (before?.frames ?? 0)),
      droppedFrames: Math.max(0, stats.droppedFrames - (before?.droppedFrames ?? 0)),
      happenings,
      ...(more > 0 && { more }),
    };
    taken = last;
    played = 0;
    bits = 0;
    weighed = 0;
    happenings = [];
    more = 0;
    return taking;
  };
  return { sample, add, take };
}
