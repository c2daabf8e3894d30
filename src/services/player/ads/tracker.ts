import type { AdEvent } from './ad-session.ts';
import type { LinearAd } from './linear-ad.ts';

/** Callbacks of an ad tracker. */
export interface TrackerOptions {
  ad: LinearAd;
  /** Requests tracking URLs of the ad server. */
  send: (addresses: readonly string[]) => void;
  tell: (type: AdEvent['type']) => void;
}

const quartiles = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const;

/** Tracks one ad by its position and sends each event once. */
export interface Tracker {
  /** Reports the position and duration in seconds. */
  progress(position: number, duration: number): void;
  /** Reports pause, resume, mute or unmute. Ignored before the ad has started. */
  change(event: 'pause' | 'resume' | 'mute' | 'unmute'): void;
  complete(duration: number): void;
  skip(): void;
  click(): void;
}

/** Creates the tracker of an ad. */
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
