import type { Choice } from '#renderers/ports/player.ts';

/** What an engine tells. */
export interface EngineEvents {
  onQualities(choices: Choice[]): void;
  /** Height that is playing now, in pixels. */
  onHeight(height: number): void;
  onAudioTracks(choices: Choice[], current: number): void;
  onFatal(error: Error): void;
}

/** Brings a stream into a media element. Each engine's code is loaded only when it is used. */
export interface Engine {
  /** -1 is automatic. */
  setQuality(id: number): void;
  setAudioTrack(id: number): void;
  destroy(): void;
}

/** Starts an engine on a stream, at so many seconds of it. */
export type StartEngine = (element: HTMLVideoElement, url: string, events: EngineEvents, startAt: number) => Engine;
