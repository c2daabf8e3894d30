import type { Page } from '@playwright/test';
import { type ChangeStreams, dashOnly, hlsOnly } from '../change-streams.ts';

/** A title of the demo that everybody may watch. */
export interface Place {
  realm: 'apex' | 'lumen';
  path: string;
}
export const FILM: Place = { realm: 'apex', path: '/video/1001' };
export const CHANNEL: Place = { realm: 'apex', path: '/live/5012' };
/** Its keys are asked for. */
export const ENCRYPTED: Place = { realm: 'lumen', path: '/video/1007' };

/** Ends what was begun. */
export type End = () => Promise<unknown>;

/** What is done to a playback, and what is to come of it. */
export interface Fault {
  name: string;
  at: Place;
  engine: 'hls' | 'dash' | 'native';
  streams?: ChangeStreams;
  /**
   * `goesOn`: it plays again by itself once the fault is over, or beside it. `says`: it says so, with a way to try again. `ends`: it comes
   * to its end, as a film does.
   */
  expected: 'goesOn' | 'says' | 'ends';
  /** Before the page is opened, or once it plays; `seek` goes to a place that is not loaded as well. */
  when: 'start' | 'seek' | 'playing';
  /** Before anything else is done: what the page is to find. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Begins it; what it returns ends it, after so many seconds (0: never). */
  begin: (page: Page) => Promise<End>;
  lasts: number;
  /** What the viewer does once it plays. */
  viewer?: (page: Page) => Promise<unknown>;
}

/** The same in both engines. */
export const both = (fault: Omit<Fault, 'engine' | 'streams'>): Fault[] => [
  { ...fault, engine: 'hls', streams: hlsOnly },
  { ...fault, engine: 'dash', streams: dashOnly },
];

/** A browser that feeds no media by script: it plays HLS by itself, as Chromium does. */
const withoutMediaSource = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'SourceBuffer', 'WebKitMediaSource'])
      Reflect.deleteProperty(globalThis, name);
  });

/** The same in both engines, and where the browser plays HLS by itself. */
export const everywhere = (fault: Omit<Fault, 'engine' | 'streams' | 'prepare'>): Fault[] => [
  ...both(fault),
  { ...fault, engine: 'native', streams: hlsOnly, prepare: withoutMediaSource },
];

/** For what is away from the beginning: nothing is begun. */
export const nothing = async (): Promise<End> => async () => undefined;
