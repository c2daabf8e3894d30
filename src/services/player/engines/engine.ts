import type { Choice, PlaybackStats } from '#renderers/ports/player.ts';
import type { MediaFault } from '../media-fault.ts';
import type { Source } from '../sources.ts';
import type { StreamText } from './text-track.ts';

/** What an engine tells. */
export interface EngineEvents {
  onQualities(choices: Choice[]): void;
  /** Height that is playing now, in pixels. */
  onHeight(height: number): void;
  onAudioTracks(choices: Choice[], current: number): void;
  /** The text tracks within the stream, told again when there are others. */
  onTextTracks(tracks: readonly StreamText[]): void;
  /** Cues of one of them, which may have been told before. */
  onTextCues(id: number, cues: readonly VTTCue[]): void;
  /** The text track that was chosen cannot be loaded. */
  onTextFailed(): void;
  /** What of a live stream can be played, in seconds of the media element's timeline. */
  onWindow(window: LiveWindow): void;
  /** A part of the stream that is missing, or that the browser cannot decode, was skipped. */
  onSkipped(reason: 'missing' | 'undecodable'): void;
  /** It has stopped at its end, which the media element does not take for one. */
  onEnded(): void;
  /** It cannot go on by itself. What becomes of it is not the engine's to decide. */
  onFatal(fault: MediaFault): void;
  /** A request failed, which the engine will try once more by itself. */
  onSetback(fault: MediaFault): void;
}

/** What of a live stream can be played. */
export interface LiveWindow {
  earliest: number;
  /** Where the stream is now. */
  edge: number;
}

/** Where a playback begins: at so many seconds of the stream, or at a moment of a live one, in milliseconds since 1970. */
export type StartAt = { seconds: number } | { moment: number } | undefined;

/** What media requests say of themselves to the network that answers them (CTA-5004). */
export interface CmcdIds {
  sessionId: string;
  contentId: string;
}

/** How an engine is started. */
export interface EngineOptions {
  source: Source;
  events: EngineEvents;
  startAt: StartAt;
  /** The highest picture that is worth loading, in pixels; undefined for what the element's size asks for. */
  heightCap: number | undefined;
  /** One of several at once, which loads little ahead. */
  isTile: boolean;
  /** Bits per second that the network is expected to carry; undefined where nothing is known of it. */
  bandwidth: number | undefined;
  cmcd: CmcdIds | undefined;
}

/** What an engine knows of what it does; the rest the media element tells. */
export type EngineStats = Pick<PlaybackStats, 'engine' | 'bandwidth' | 'bitrate' | 'codecs' | 'keySystem'>;

/** Brings a stream into a media element. Each engine's code is loaded only when it is used. */
export interface Engine {
  /** -1 is automatic. */
  setQuality(id: number): void;
  setHeightCap(height: number | undefined): void;
  setAudioTrack(id: number): void;
  /** Loads a text track within the stream; -1 is none. */
  setTextTrack(id: number): void;
  /** Where to go to be where a live stream is now; undefined where there is none, or it is not known. */
  livePosition(): number | undefined;
  /** When what plays now took place, in milliseconds since 1970; undefined where the stream does not say. */
  moment(): number | undefined;
  stats(): EngineStats;
  destroy(): void;
}

/** Starts an engine on a stream. */
export type StartEngine = (element: HTMLVideoElement, options: EngineOptions) => Engine;
