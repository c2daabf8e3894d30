/** A title of the realm's catalogue. */
export interface PlayerTitle {
  type: 'VOD' | 'LIVE';
  id: number;
}

/** An audio or subtitle track. */
export interface PlayerTrack {
  id: number;
  /** Language tag, such as `es`. */
  name: string;
  /** Text that distinguishes this track from others of the same language, such as "Commentary". */
  detail?: string;
}

/** Current state of the embedded player. */
export interface PlayerState extends PlayerTitle {
  isPlaying: boolean;
  /** Volume from 0 to 1. */
  volume: number;
  isMuted: boolean;
  textTracks: PlayerTrack[];
  /** Id of the shown subtitles; null for none. */
  currentTextTrack: number | null;
  audioTracks: PlayerTrack[];
  /** Id of the audio track; null if there is no choice. */
  audioTrack: number | null;
  isFullscreen: boolean;
  /** Playback position in seconds. */
  position: number;
  /** Duration in seconds; for a live stream the live edge. 0 until known. */
  duration: number;
}

/** Details of an error besides its code and message. */
export interface PlayerErrorData {
  /** Whether the error ended playback of the current title. */
  fatal: boolean;
  /** Whether the call may succeed if it is repeated later. */
  retryable: boolean;
  /** Fault code of the player, such as `SEGMENT_503`. */
  reason?: string;
  /** HTTP status that caused the error, if any. */
  http?: number;
}

/**
 * Error of a rejected call. `code` is a JSON-RPC code or one listed in the guide; `TIMEOUT` and `DISCONNECTED` come
 * from the client.
 */
export interface PlayerError extends Error {
  code: number | 'TIMEOUT' | 'DISCONNECTED';
  data?: PlayerErrorData;
}

/** Events and the details passed to their listeners. */
export interface PlayerEvents {
  /** The state changed, apart from the position. */
  state: PlayerState;
  /** The position changed; at most four times a second. */
  timeupdate: { position: number; duration: number };
  ended: PlayerTitle;
  error: { code: number; message: string; data: PlayerErrorData };
  /** The frame was reloaded and reconnected. Listeners stay registered. */
  reconnected: undefined;
}

/** Remote control of the player in a frame. Calls resolve when the player has performed them. */
export interface PlayerClient {
  play(): Promise<void>;
  pause(): Promise<void>;
  next(): Promise<PlayerTitle>;
  previous(): Promise<PlayerTitle>;
  load(title: PlayerTitle): Promise<PlayerTitle>;
  /** Seeks to a position in seconds. */
  seek(position: number): Promise<void>;
  /** Enters or leaves fullscreen. Browsers require a click or key press within the frame first. */
  fullscreen(on?: boolean): Promise<void>;
  /** Sets the volume, from 0 to 1. */
  volume(volume: number): Promise<void>;
  mute(muted?: boolean): Promise<void>;
  /** Shows subtitles; null hides them. */
  textTrack(id: number | null): Promise<void>;
  audioTrack(id: number): Promise<void>;
  getState(): Promise<PlayerState>;
  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void): () => void;
  /** Disconnects: pending calls are rejected, and another client may connect. */
  destroy(): void;
}

/** Options of connecting to the player in a frame. */
export interface ConnectOptions {
  /** Exact origin of the realm, such as `https://watch.example.org`. */
  origin: string;
  /** Connection timeout in milliseconds; default 15 seconds. */
  timeout?: number;
  /** Timeout of a call in milliseconds; default 20 seconds. */
  callTimeout?: number;
}

/** Connects to the player in a frame. Rejects with a `PlayerError` on timeout. */
export type Connect = (frame: HTMLIFrameElement, options: ConnectOptions) => Promise<PlayerClient>;
