import type { PlayerJson } from '#schemas/wire/playback.ts';
import { type Protection, protectionOf } from './drm/protection.ts';

/** One address that a title can be played from (product document 1, section 3: streams). */
export interface Source {
  protocol: 'HLS' | 'DASH' | 'MP4';
  url: string;
  /** Undefined for a stream in the clear. */
  protection: Protection | undefined;
}

/** Name of an engine, of which each plays some protocols. */
export type EngineName = 'hls' | 'dash' | 'native';

/** A source with the engine that plays it. */
export interface Candidate {
  source: Source;
  engine: EngineName;
}

/** What a browser can do. */
export interface Capabilities {
  /** Media Source Extensions, of either kind. */
  mediaSource: boolean;
  /** Whether the media element itself plays HLS. Chromium says so, too, and then stays at the lowest quality. */
  nativeHls: boolean;
  /** Key systems that can be had. */
  keySystems: ReadonlySet<string>;
}

/** All addresses of a title, those that the server prefers first. */
export const sourcesOf = ({ hls, dash, mp4 = [] }: Pick<PlayerJson, 'hls' | 'dash' | 'mp4'>): Source[] => {
  const of = (protocol: Source['protocol'], formats: PlayerJson['hls']) =>
    formats.map(({ url, drm }) => ({ protocol, url, protection: drm && protectionOf(drm) }));
  return [...of('HLS', hls), ...of('DASH', dash), ...of('MP4', mp4)];
};

/** Whether a browser can have the keys of a source. */
function isReadable({ protection }: Source, { keySystems }: Capabilities): boolean {
  return protection?.kind !== 'eme' || protection.keySystems.some((name) => keySystems.has(name));
}

/** A source with the key systems that the browser has: an engine need not ask for the others again. */
const withKnownSystems = (source: Source, { keySystems }: Capabilities): Source =>
  source.protection?.kind === 'eme'
    ? {
        ...source,
        protection: {
          ...source.protection,
          keySystems: source.protection.keySystems.filter((name) => keySystems.has(name)),
        },
      }
    : source;

/**
 * The engine for a source; undefined where there is none. hls.js and dash.js come before what the browser does by itself,
 * whose quality and tracks cannot be chosen, and which `canPlayType` promises where it hardly plays.
 */
function engineFor({ protocol, protection }: Source, can: Capabilities): EngineName | undefined {
  if (protocol === 'MP4') return 'native';
  // FairPlay's keys come to the media element alone.
  const isFairPlay = protection?.kind === 'eme' && protection.keySystems.every((name) => name === 'com.apple.fps');
  if (can.mediaSource && !(isFairPlay && can.nativeHls)) {
    if (protocol === 'HLS') return 'hls';
    // Whole segments under one key are HLS alone.
    return protection?.kind === 'aes-128' ? undefined : 'dash';
  }
  return protocol === 'HLS' && can.nativeHls ? 'native' : undefined;
}

/** What can be tried, in order: each address with its engine. Empty where this browser plays none of them. */
export function candidatesOf(sources: readonly Source[], can: Capabilities): Candidate[] {
  return sources.flatMap((source) => {
    const engine = isReadable(source, can) ? engineFor(source, can) : undefined;
    return engine === undefined ? [] : [{ source: withKnownSystems(source, can), engine }];
  });
}
