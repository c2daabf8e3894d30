import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';

/**
 * Distance in seconds from the start of a live stream's window to the first seekable position: earlier segments expire
 * while they load, because the window moves.
 */
export const LIVE_WINDOW_MARGIN_SECONDS = 12;

/** One option of a player menu, such as a subtitle track; `id` is the one that the playback engine uses. */
export interface Choice {
  id: number;
  /** Name of the option: a text or a language tag, depending on the menu. */
  name: string;
  /** Text from the stream that distinguishes tracks of the same language, such as a commentary. */
  detail?: string | undefined;
  /** For subtitles only: whether the track describes sounds for viewers who are deaf or hard of hearing. */
  isForHearingImpaired?: boolean | undefined;
  /** For subtitles only: whether it is the stream's default track, for viewers who have chosen none. */
  isDefault?: boolean | undefined;
}

/** Error that stopped playback, with its texts as label keys. */
export interface PlaybackFault {
  title: LabelKey;
  text?: LabelKey | undefined;
  /** Message from the server, if it sent one. */
  message?: string | undefined;
  /** Error code for support staff, such as `MEDIA_DECODE` or `HTTP_503`. */
  code: string;
  /** Whether a retry of playback may help. */
  retry: boolean;
}

/** Temporary cause of a stall, while the player retries on its own. */
export type StallCause = 'offline' | 'reconnecting';

/** A section of the video that viewers may skip, such as the opening credits; times in seconds. */
export interface SkipMarker {
  type: 'INTRO' | 'RECAP' | 'CREDITS';
  start: number;
  end: number;
}

/** Permanent overlay on the picture: a text or an image. */
export interface Watermark {
  text?: string | undefined;
  url?: string | undefined;
  position: 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
}

/** The ad that currently plays instead of the video. */
export interface PlayingAd {
  /** Position of the ad within its ad break, counted from 1. */
  index: number;
  count: number;
  /** Remaining time of the ad, in seconds. */
  remaining: number;
  /** Seconds until the ad can be skipped, then 0; undefined if it cannot be skipped. */
  skipIn: number | undefined;
  /** URL of the advertiser's page. */
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
  /** Cause of a stall while the player retries; undefined during normal playback. */
  trouble: ReadonlySignal<StallCause | undefined>;
  paused: ReadonlySignal<boolean>;
  /** Whether the browser's autoplay policy blocked playback with sound, so that the viewer has to start it. */
  blocked: ReadonlySignal<boolean>;
  ended: ReadonlySignal<boolean>;
  /** Whether playback has stalled for lack of data. */
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
  /** Selectable heights of the video's renditions; -1 means automatic selection. */
  qualities: ReadonlySignal<Choice[]>;
  quality: ReadonlySignal<number>;
  /** Height of the current rendition in pixels; 0 until known. */
  height: ReadonlySignal<number>;
  audioTracks: ReadonlySignal<Choice[]>;
  audioTrack: ReadonlySignal<number>;
  textTracks: ReadonlySignal<Choice[]>;
  /** Id of the selected subtitle track; -1 is off. */
  textTrack: ReadonlySignal<number>;
  /** Subtitle cues that are active at the current position, in file order. The player's UI renders them. */
  cues: ReadonlySignal<readonly VTTCue[]>;
  chapters: ReadonlySignal<Chapter[]>;
  skipMarkers: ReadonlySignal<readonly SkipMarker[]>;
  watermark: ReadonlySignal<Watermark | undefined>;
  /** The ad that is playing; undefined while the video itself plays. */
  ad: ReadonlySignal<PlayingAd | undefined>;
  /** Short message for the viewer about a failed action, such as subtitles that failed to load. */
  notice: ReadonlySignal<LabelKey | undefined>;
}

/** A named chapter of a video; times in seconds. */
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

/** Playback statistics for support staff; unknown values are absent. */
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
  /** Duration of buffered video ahead of the current position, in seconds. */
  bufferAhead: number;
  /** For live streams only: delay behind real time, in seconds. */
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
  /**
   * Sets whether the browser renders the subtitles itself, for views without the player's UI, such as
   * picture-in-picture.
   */
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
  /** For multiview only: the event's partition, which the playback session needs (`multi-view.ts`). */
  partition?: string | undefined;
}

/** Options for starting a playback. */
export interface OpenOptions {
  /**
   * Start position, which may still be loading: seconds for a video, milliseconds since 1970 for a live stream. Without
   * a start position, or if it is close to the end, a video starts at its beginning; a live stream without one starts
   * at the live edge.
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
