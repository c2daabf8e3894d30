import type { Page } from '@playwright/test';
import { type ChangeStreams, dashOnly, hlsOnly } from '../change-streams.ts';

/** A demo title that everyone may watch. */
export interface Place {
  realm: 'apex' | 'lumen';
  path: string;
}
export const FILM: Place = { realm: 'apex', path: '/video/1001' };
export const CHANNEL: Place = { realm: 'apex', path: '/live/5012' };
/** An encrypted film, whose player requests licences. */
export const ENCRYPTED: Place = { realm: 'lumen', path: '/video/1007' };

/** Function that ends an injected fault. */
export type End = () => Promise<unknown>;

/** A fault that is injected into playback, and the expected outcome. */
export interface Fault {
  name: string;
  at: Place;
  engine: 'hls' | 'dash' | 'native';
  streams?: ChangeStreams;
  /**
   * `goesOn`: playback continues by itself during or after the fault. `says`: the player shows an error with a retry
   * button. `ends`: playback reaches its end, as at the end of a film.
   */
  expected: 'goesOn' | 'says' | 'ends';
  /**
   * When to inject the fault: before the page opens (`start`) or during playback. `seek` also seeks to a position that
   * is not loaded.
   */
  when: 'start' | 'seek' | 'playing';
  /** Runs before anything else, to set up the page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Starts the fault; the returned function ends it after `lasts` seconds (0: never). */
  begin: (page: Page) => Promise<End>;
  lasts: number;
  /** An action of the viewer during playback. */
  viewer?: (page: Page) => Promise<unknown>;
}

/** The fault in both streaming engines. */
export const both = (fault: Omit<Fault, 'engine' | 'streams'>): Fault[] => [
  { ...fault, engine: 'hls', streams: hlsOnly },
  { ...fault, engine: 'dash', streams: dashOnly },
];

/** Removes Media Source Extensions, so that Chromium plays HLS natively. */
const withoutMediaSource = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'SourceBuffer', 'WebKitMediaSource'])
      Reflect.deleteProperty(globalThis, name);
  });

/** The fault in both streaming engines and in native HLS playback. */
export const everywhere = (fault: Omit<Fault, 'engine' | 'streams' | 'prepare'>): Fault[] => [
  ...both(fault),
  { ...fault, engine: 'native', streams: hlsOnly, prepare: withoutMediaSource },
];

/** Injects nothing; for faults that are already part of the changed stream data. */
export const nothing = async (): Promise<End> => async () => undefined;
