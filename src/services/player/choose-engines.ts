import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';
import { type Protection, protectionOf } from './drm/protection.ts';

/** URL from which a title can be played (product document 1, section 3: streams). */
export interface Source {
  protocol: 'HLS' | 'DASH' | 'MP4';
  url: string;
  /** How the stream is encrypted; undefined if it is not. */
  protection: Protection | undefined;
}

/** Name of a playback engine. */
export type EngineName = 'hls' | 'dash' | 'native';

/** A source and the engine that plays it. */
export interface Candidate {
  source: Source;
  engine: EngineName;
}

/** Capabilities of the browser. */
export interface Capabilities {
  /** Whether the browser supports Media Source Extensions (MediaSource or ManagedMediaSource). */
  mediaSource: boolean;
  /**
   * Whether the media element plays HLS well by itself. Chromium's answer is ignored: it claims to, but then stays at
   * the lowest quality.
   */
  nativeHls: boolean;
  /** Key systems that the browser supports. */
  keySystems: ReadonlySet<string>;
}

/** All sources of a title in the server's order of preference. */
export const listSources = ({ hls, dash, mp4 = [] }: Pick<PlayerJson, 'hls' | 'dash' | 'mp4'>): Source[] => {
  const of = (protocol: Source['protocol'], formats: PlayerJson['hls']) =>
    formats.map(({ url, drm }) => ({ protocol, url, protection: drm && protectionOf(drm) }));
  return [...of('HLS', hls), ...of('DASH', dash), ...of('MP4', mp4)];
};

/** Whether the browser supports a key system of the source. */
function isReadable({ protection }: Source, { keySystems }: Capabilities): boolean {
  return protection?.kind !== 'eme' || protection.keySystems.some((name) => keySystems.has(name));
}

/**
 * Removes the key systems that the browser does not support from a source, so that engines need not check them again.
 */
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
 * Engine for a source; undefined if none plays it. hls.js and dash.js are preferred to native playback, which has no
 * choice of quality and tracks and which `canPlayType` reports even where it hardly works.
 */
function chooseEngine({ protocol, protection }: Source, can: Capabilities): EngineName | undefined {
  if (protocol === 'MP4') return 'native';
  // A source whose only available key system is FairPlay is played natively if the browser plays HLS natively.
  const isFairPlay = protection?.kind === 'eme' && protection.keySystems.every((name) => name === 'com.apple.fps');
  if (can.mediaSource && !(isFairPlay && can.nativeHls)) {
    if (protocol === 'HLS') return 'hls';
    // Only HLS has the encryption of complete segments by AES-128.
    return protection?.kind === 'aes-128' ? undefined : 'dash';
  }
  return protocol === 'HLS' && can.nativeHls ? 'native' : undefined;
}

/** Candidates in order of preference: each URL with its engine. Empty if the browser plays none of them. */
export function chooseEngines(sources: readonly Source[], can: Capabilities): Candidate[] {
  return sources.flatMap((source) => {
    const engine = isReadable(source, can) ? chooseEngine(source, can) : undefined;
    return engine === undefined ? [] : [{ source: withKnownSystems(source, can), engine }];
  });
}
