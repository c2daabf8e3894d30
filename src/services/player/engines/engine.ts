import type { Choice } from '#renderers/ports/player.ts';

/** What an engine tells. */
export interface EngineEvents {
  onQualities(choices: Choice[]): void;
  /** Height that is playing now, in pixels. */
  onHeight(height: number): void;
  onAudioTracks(choices: Choice[], current: number): void;
  /** What of a live stream can be played, in seconds of the media element's timeline. */
  onWindow(window: LiveWindow): void;
  onFatal(error: Error): void;
}

/** What of a live stream can be played. */
export interface LiveWindow {
  earliest: number;
  /** Where the stream is now. */
  edge: number;
}

/** Where a playback begins: at so many seconds of the stream, or at a moment of a live one, in milliseconds since 1970. */
export type StartAt = { seconds: number } | { moment: number } | undefined;

/** Brings a stream into a media element. Each engine's code is loaded only when it is used. */
export interface Engine {
  /** -1 is automatic. */
  setQuality(id: number): void;
  setAudioTrack(id: number): void;
  /** Where to go to be where a live stream is now; undefined where there is none, or it is not known. */
  livePosition(): number | undefined;
  destroy(): void;
}

/** Starts an engine on a stream. */
export type StartEngine = (element: HTMLVideoElement, url: string, events: EngineEvents, startAt: StartAt) => Engine;
