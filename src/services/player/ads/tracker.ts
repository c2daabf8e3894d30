import type { AdEvent } from './ad-session.ts';
import type { LinearAd } from './linear-ad.ts';

/** What of an ad is told to whom. */
export interface TrackerOptions {
  ad: LinearAd;
  /** Tells addresses of the ad's server. */
  send: (addresses: readonly string[]) => void;
  tell: (type: AdEvent['type']) => void;
}

const quartiles = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const;

/** Follows one ad by its own time, and tells each thing once. */
export interface Tracker {
  /** It has come so far, in seconds of so many. */
  progress(position: number, duration: number): void;
  /** It was paused or goes on, muted or not. Before it has begun that is nothing to tell. */
  change(event: 'pause' | 'resume' | 'mute' | 'unmute'): void;
  complete(duration: number): void;
  skip(): void;
  click(): void;
}

/** Begins to follow an ad. */
export function createTracker({ ad, send, tell }: TrackerOptions): Tracker {
  const told = new Set<string>();
  const once = (event: string): boolean => {
    if (told.has(event)) return false;
    told.add(event);
    send(ad.events[event] ?? []);
    return true;
  };
  const tellOnce = (event: AdEvent['type']) => {
    if (once(event)) tell(event);
  };
  const progress: Tracker['progress'] = (position, duration) => {
    if (position <= 0) return;
    if (once('creativeView')) {
      send(ad.impressions);
      tellOnce('start');
    }
    for (const [event, part] of quartiles) if (duration > 0 && position >= part * duration) tellOnce(event);
    for (const event of Object.keys(ad.events)) {
      const [, at, percent] = /^progress-(\d+(?:\.\d+)?)(%?)$/.exec(event) ?? [];
      if (at !== undefined && position >= (percent ? (Number(at) / 100) * duration : Number(at))) once(event);
    }
  };
  return {
    progress,
    change: (event) => {
      if (told.has('start') && !told.has('complete') && !told.has('skip')) send(ad.events[event] ?? []);
    },
    complete: (duration) => {
      progress(duration, duration);
      tellOnce('complete');
    },
    skip: () => {
      tellOnce('skip');
      send(ad.events['closeLinear'] ?? []);
    },
    click: () => {
      send(ad.clicks);
      tell('click');
    },
  };
}
