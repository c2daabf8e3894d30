import type { Choice, PlaybackStats } from '#renderers/ports/player.ts';
import type { MediaFault } from '../media-fault.ts';
import type { Source } from '../choose-engines.ts';
import type { StreamText } from './text-track.ts';

/** Callbacks that an engine (hls.js, dash.js, native playback) calls. */
export interface EngineEvents {
  onQualities(choices: Choice[]): void;
  /** Height of the playing rendition, in pixels. */
  onHeight(height: number): void;
  onAudioTracks(choices: Choice[], current: number): void;
  /** Text tracks embedded in the stream; called again when they change. */
  onTextTracks(tracks: readonly StreamText[]): void;
  /** Cues of a text track. The same cue may be reported repeatedly. */
  onTextCues(id: number, cues: readonly VTTCue[]): void;
  /** The selected text track cannot be loaded. */
  onTextFailed(): void;
  /** Playable window of a live stream, in seconds of the media timeline. */
  onWindow(window: LiveWindow): void;
  /** Called when a section of the stream was skipped because it is missing or cannot be decoded. */
  onSkipped(reason: 'missing' | 'undecodable'): void;
  /** Called when playback stopped at the end of the stream without the element's `ended` event. */
  onEnded(): void;
  /** Called when the engine cannot continue by itself. The runner then decides what happens next. */
  onFatal(fault: MediaFault): void;
  /** Called when a request failed. The engine retries it by itself. */
  onSetback(fault: MediaFault): void;
}

/** Playable window of a live stream, in seconds of the media timeline. */
export interface LiveWindow {
  earliest: number;
  /** Position of the live edge. */
  edge: number;
}

/** Start position: seconds of the stream, or for live streams a time in milliseconds since 1970. */
export type StartAt = { seconds: number } | { moment: number } | undefined;

/** Common Media Client Data (CTA-5004) that is sent with media requests. */
export interface CmcdIds {
  sessionId: string;
  contentId: string;
}

/** Options with which an engine is started. */
export interface EngineOptions {
  source: Source;
  events: EngineEvents;
  startAt: StartAt;
  /** Maximum height of the picture in pixels; undefined limits it to the element's size. */
  heightCap: number | undefined;
  /** Whether the stream is a tile of a multi-view, which buffers less. */
  isTile: boolean;
  /** Expected bandwidth in bits per second; undefined if unknown. */
  bandwidth: number | undefined;
  cmcd: CmcdIds | undefined;
}

/** Statistics that only the engine knows. The other statistics are read from the media element. */
export type EngineStats = Pick<PlaybackStats, 'engine' | 'bandwidth' | 'bitrate' | 'codecs' | 'keySystem'>;

/** Feeds a stream into a media element. The code of each engine is loaded on demand. */
export interface Engine {
  /** Selects a quality; -1 means automatic. */
  setQuality(id: number): void;
  setHeightCap(height: number | undefined): void;
  setAudioTrack(id: number): void;
  /** Selects an embedded text track; -1 selects none. */
  setTextTrack(id: number): void;
  /** Position at the live edge in seconds; undefined if the stream is not live or the position is unknown. */
  livePosition(): number | undefined;
  /** Wall-clock time of the current frame in milliseconds since 1970; undefined if the stream does not declare it. */
  moment(): number | undefined;
  stats(): EngineStats;
  destroy(): void;
}

/** Starts an engine on a stream. */
export type StartEngine = (element: HTMLVideoElement, options: EngineOptions) => Engine;
