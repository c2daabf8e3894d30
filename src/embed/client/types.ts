/** A title of the realm's catalogue. */
export interface PlayerTitle {
  type: 'VOD' | 'LIVE';
  id: number;
}

/** A track of sound or subtitles. */
export interface PlayerTrack {
  id: number;
  /** A language tag, such as `es`. */
  name: string;
  /** What tells it from another of the same language, such as a commentary. */
  detail?: string;
}

/** What the player is doing. */
export interface PlayerState extends PlayerTitle {
  isPlaying: boolean;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  textTracks: PlayerTrack[];
  /** Id of the subtitles that are shown; null for none. */
  currentTextTrack: number | null;
  audioTracks: PlayerTrack[];
  /** Id of the sound that is heard; null where there is no choice. */
  audioTrack: number | null;
  isFullscreen: boolean;
  /** Seconds. */
  position: number;
  /** Seconds; of a live stream where it is now. 0 until it is known. */
  duration: number;
}

/** What is known of an error beside its code and text. */
export interface PlayerErrorData {
  /** Whether the title that plays, or was to play, is lost by it. */
  fatal: boolean;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** What of the player it was, such as `SEGMENT_503`. */
  reason?: string;
  /** Status of the answer behind it. */
  http?: number;
}

/** What a call rejects with. `code` is one of JSON-RPC's or of the guide's; `TIMEOUT` and `DISCONNECTED` are the client's own. */
export interface PlayerError extends Error {
  code: number | 'TIMEOUT' | 'DISCONNECTED';
  data?: PlayerErrorData;
}

/** Events, and what each listener is given. */
export interface PlayerEvents {
  /** Something of the state has changed, the position aside. */
  state: PlayerState;
  /** The position has changed; four times a second at most. */
  timeupdate: { position: number; duration: number };
  ended: PlayerTitle;
  error: { code: number; message: string; data: PlayerErrorData };
  /** The frame was loaded anew and is connected again. What listens still listens. */
  reconnected: undefined;
}

/** The player in a frame. Calls resolve once the player has done what they say. */
export interface PlayerClient {
  play(): Promise<void>;
  pause(): Promise<void>;
  next(): Promise<PlayerTitle>;
  previous(): Promise<PlayerTitle>;
  load(title: PlayerTitle): Promise<PlayerTitle>;
  /** Goes to a position in seconds. */
  seek(position: number): Promise<void>;
  /** Browsers grant it only after a click or key within the frame. */
  fullscreen(on?: boolean): Promise<void>;
  /** Sets the volume, 0 to 1. */
  volume(volume: number): Promise<void>;
  mute(muted?: boolean): Promise<void>;
  /** Shows subtitles; null hides them. */
  textTrack(id: number | null): Promise<void>;
  audioTrack(id: number): Promise<void>;
  getState(): Promise<PlayerState>;
  /** Listens; answers what ends it. */
  on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void): () => void;
  /** Lets the player go: what is under way is rejected, and another client may connect. */
  destroy(): void;
}

/** How to connect. */
export interface ConnectOptions {
  /** Origin of the realm, exactly: `https://watch.example.org`. */
  origin: string;
  /** How long the frame is waited for, in milliseconds; 15 seconds if not told. */
  timeout?: number;
  /** How long one call is waited for, in milliseconds; 20 seconds if not told. */
  callTimeout?: number;
}

/** Connects with the player in a frame. Rejects with a `PlayerError` where nobody answers in time. */
export type Connect = (frame: HTMLIFrameElement, options: ConnectOptions) => Promise<PlayerClient>;
