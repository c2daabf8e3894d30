import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';

/**
 * Distance in seconds from the start of a live stream's window to the first seekable position: earlier segments expire
 * while they load, because the window moves.
 */
export const LIVE_WINDOW_MARGIN_SECONDS = 12;

/** One option of a player menu; `id` is the engine's. */
export interface Choice {
  id: number;
  /** Text or language tag, depending on the menu. */
  name: string;
  /** Distinguishes tracks of the same language, such as a commentary; text from the stream. */
  detail?: string | undefined;
  /** Subtitles only: includes sound descriptions for viewers who are deaf or hard of hearing. */
  isForHearingImpaired?: boolean | undefined;
  /** Subtitles only: the stream's default track for viewers who have chosen nothing. */
  isDefault?: boolean | undefined;
}

/** Error that stopped playback, as label keys. */
export interface PlaybackFault {
  title: LabelKey;
  text?: LabelKey | undefined;
  /** Message from the server, if it sent one. */
  message?: string | undefined;
  /** Error code for support, such as `MEDIA_DECODE` or `HTTP_503`. */
  code: string;
  /** Whether a retry of playback may help. */
  retry: boolean;
}

/** Temporary cause of a stall, while the player retries on its own. */
export type StallCause = 'offline' | 'reconnecting';

/** A part that viewers may skip; times in seconds. */
export interface SkipMarker {
  type: 'INTRO' | 'RECAP' | 'CREDITS';
  start: number;
  end: number;
}

/** Permanent overlay on the picture. */
export interface Watermark {
  text?: string | undefined;
  url?: string | undefined;
  position: 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
}

/** The ad that plays instead of the content. */
export interface PlayingAd {
  /** Position within the ad break, from 1. */
  index: number;
  count: number;
  /** Remaining seconds of the ad. */
  remaining: number;
  /** Seconds until the ad can be skipped, then 0; undefined if it cannot be skipped. */
  skipIn: number | undefined;
  /** The advertiser's URL. */
  clickThrough: string | undefined;
  paused: boolean;
}

/** One cue of subtitles or of a transcript; times in seconds. */
export interface TextCue {
  start: number;
  end: number;
  text: string;
}

/**
 * Player state. The media element is the source of truth: values change only by events of the element or engine, never
 * because a button was pressed.
 */
export interface PlaybackState {
  phase: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  fault: ReadonlySignal<PlaybackFault | undefined>;
  /** Undefined during normal playback. */
  trouble: ReadonlySignal<StallCause | undefined>;
  paused: ReadonlySignal<boolean>;
  /** The browser's autoplay policy blocked playback with sound; the viewer has to start it. */
  blocked: ReadonlySignal<boolean>;
  ended: ReadonlySignal<boolean>;
  /** Stalled for lack of data while it should be playing. */
  waiting: ReadonlySignal<boolean>;
  /** Playback position, in seconds. */
  position: ReadonlySignal<number>;
  /** Whether it is a live stream. Its seekable range lies between `earliest` and `duration`, and both advance. */
  live: ReadonlySignal<boolean>;
  /** Earliest seekable position in seconds; 0 except in live streams. */
  earliest: ReadonlySignal<number>;
  /** End position, or the live edge of a live stream, in seconds; 0 until known. */
  duration: ReadonlySignal<number>;
  /** Buffered range from the current position on, in seconds. */
  buffered: ReadonlySignal<number>;
  /** Volume, from 0 to 1. */
  volume: ReadonlySignal<number>;
  muted: ReadonlySignal<boolean>;
  rate: ReadonlySignal<number>;
  /** Rendition heights; -1 is automatic. */
  qualities: ReadonlySignal<Choice[]>;
  quality: ReadonlySignal<number>;
  /** Height of the current rendition in pixels; 0 until known. */
  height: ReadonlySignal<number>;
  audioTracks: ReadonlySignal<Choice[]>;
  audioTrack: ReadonlySignal<number>;
  textTracks: ReadonlySignal<Choice[]>;
  /** Id of the selected subtitle track; -1 is off. */
  textTrack: ReadonlySignal<number>;
  /** Active cues of the selected subtitles, in file order. The player's UI draws them. */
  cues: ReadonlySignal<readonly VTTCue[]>;
  chapters: ReadonlySignal<Chapter[]>;
  skipMarkers: ReadonlySignal<readonly SkipMarker[]>;
  watermark: ReadonlySignal<Watermark | undefined>;
  /** Undefined while the content plays. */
  ad: ReadonlySignal<PlayingAd | undefined>;
  /** Short message for the viewer about a failed action, such as subtitles that failed to load. */
  notice: ReadonlySignal<LabelKey | undefined>;
}

/** A named part of a film; times in seconds. */
export interface Chapter {
  title: string;
  start: number;
  end: number;
}

/** Region of a sprite image with a preview of a position; in pixels. */
export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Statistics for support; unknown values are absent. */
export interface PlaybackStats {
  engine: 'hls' | 'dash' | 'native' | undefined;
  /** Size of the video, in pixels. */
  width: number;
  height: number;
  /** Measured network throughput, in bits per second. */
  bandwidth: number | undefined;
  /** Bitrate of the current rendition, in bits per second. */
  bitrate: number | undefined;
  codecs: string | undefined;
  /** Decoded frames, and those of them that were dropped. */
  frames: number;
  droppedFrames: number;
  /** Buffered seconds ahead of the position. */
  bufferAhead: number;
  /** Live streams only: delay behind real time, in seconds. */
  latency: number | undefined;
  /** Time from the play request to the first frame, in milliseconds. */
  startup: number | undefined;
  /** Number of stalls, and their total duration in milliseconds. */
  stalls: number;
  stalledFor: number;
  /** DRM key system; undefined for unencrypted streams. */
  keySystem: string | undefined;
}

/** One playback on one media element. Methods only request a change; `state` shows the result. */
export interface Playback {
  state: PlaybackState;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Seeks to the live edge. */
  seekToLive(): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setRate(rate: number): void;
  setQuality(id: number): void;
  /** Limits the rendition's height in pixels; undefined for no limit. */
  setHeightCap(height: number | undefined): void;
  setAudioTrack(id: number): void;
  setTextTrack(id: number): void;
  /** Whether the browser draws the subtitles, where the player's UI is not visible, such as in picture-in-picture. */
  setNativeCaptions(native: boolean): void;
  thumbnailAt(seconds: number): Thumbnail | undefined;
  /**
   * All cues of a text track.
   * @throws Error if its file cannot be loaded.
   */
  transcript(textTrack: number): Promise<readonly TextCue[]>;
  /** Wall-clock time of the current frame, in milliseconds since 1970; undefined if the stream does not contain it. */
  moment(): number | undefined;
  /** Skips the current ad if it can be skipped. */
  skipAd(): void;
  /** Opens the advertiser's page. */
  openAd(): void;
  stats(): PlaybackStats;
  retry(): void;
  destroy(): void;
}

/** The title to play: a video, or a live event. */
export interface PlayedTitle {
  type: 'VOD' | 'LIVE';
  id: number;
  /** Multiview only: the event's partition, which the playback session needs (`multi-view.ts`). */
  partition?: string | undefined;
}

/** Options for starting a playback. */
export interface OpenOptions {
  /**
   * Start position, possibly still loading: seconds for a video, milliseconds since 1970 for a live stream. Without
   * one, and for a position close to the end, a video starts at its beginning; a live stream starts at the live edge.
   */
  startAt?: Promise<number> | undefined;
  /** Maximum rendition height in pixels, for small players. */
  heightCap?: number | undefined;
  /**
   * One tile of a multiview: buffers little, plays no ads, and keeps the same distance to the live edge as the other
   * tiles.
   */
  isTile?: boolean | undefined;
}

/** Starts playbacks on media elements. */
export interface PlayerPort {
  /** Plays a title in a media element: requests the manifest, runs the callback and starts the engine. */
  open(element: HTMLVideoElement, title: PlayedTitle, options?: OpenOptions): Playback;
  /** Plays a plain file (MP4, WebM), for which browsers need no engine. */
  openFile(element: HTMLVideoElement, url: string): Playback;
}
