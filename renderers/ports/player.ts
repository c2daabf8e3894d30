import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';

/** Seconds from the beginning of a live stream's window, which moves on, to the first place that can be gone to: what is before it is gone while it loads. */
export const WINDOW_MARGIN = 12;

/** One choice of a menu in the player; `id` is the engine's own. */
export interface Choice {
  id: number;
  /** Words or a language tag, by the menu. */
  name: string;
  /** What tells it from another of the same language, such as a commentary; in the stream's own words. */
  detail?: string | undefined;
  /** Of subtitles: describes sounds as well, for viewers who are deaf or hard of hearing. */
  isForHearingImpaired?: boolean | undefined;
  /** Of subtitles: the stream asks for it to be shown to a viewer who has chosen nothing. */
  isDefault?: boolean | undefined;
}

/** What stopped playback, in words for people. */
export interface PlaybackFault {
  title: LabelKey;
  text?: LabelKey | undefined;
  /** Words of the server, where it sent some. */
  message?: string | undefined;
  /** What of the player it was, for whoever is asked for help, such as `MEDIA_DECODE` or `HTTP_503`. */
  code: string;
  /** Whether trying once more may help. */
  retry: boolean;
}

/** Why it does not play at the moment, while the player still tries: there is nothing to do but wait. */
export type Trouble = 'offline' | 'reconnecting';

/** A part that a viewer may want to skip; seconds. */
export interface SkipMarker {
  type: 'INTRO' | 'RECAP' | 'CREDITS';
  start: number;
  end: number;
}

/** What stands over the picture all the time. */
export interface Watermark {
  text?: string | undefined;
  url?: string | undefined;
  position: 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
}

/** An ad that plays in the content's place. */
export interface PlayingAd {
  /** Which of how many of the break, from 1. */
  index: number;
  count: number;
  /** Seconds until it is over. */
  remaining: number;
  /** Seconds until it may be skipped, 0 from then on; undefined for one that may not be. */
  skipIn: number | undefined;
  /** Where it leads, opened by whoever wants to know more. */
  clickThrough: string | undefined;
  paused: boolean;
}

/** One line of subtitles or of a transcript; seconds. */
export interface TextCue {
  start: number;
  end: number;
  text: string;
}

/**
 * What the player is doing. The media element owns the truth: every value changes only when the element or the engine
 * says so, never because a button was pressed.
 */
export interface PlaybackState {
  phase: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  fault: ReadonlySignal<PlaybackFault | undefined>;
  /** Undefined while all is well. */
  trouble: ReadonlySignal<Trouble | undefined>;
  paused: ReadonlySignal<boolean>;
  /** The browser lets no page begin with sound by itself here: it waits for the viewer. */
  blocked: ReadonlySignal<boolean>;
  ended: ReadonlySignal<boolean>;
  /** Waiting for data while it should be playing. */
  waiting: ReadonlySignal<boolean>;
  /** Seconds. */
  position: ReadonlySignal<number>;
  /** Whether it is a live stream: what can be played then lies between `earliest` and `duration`, and both move on. */
  live: ReadonlySignal<boolean>;
  /** The earliest position that can be gone back to, in seconds: 0 but in a live stream. */
  earliest: ReadonlySignal<number>;
  /** The position at which it ends, or at which a live stream is now, in seconds; 0 until it is known. */
  duration: ReadonlySignal<number>;
  /** How far it is loaded from the position on, in seconds. */
  buffered: ReadonlySignal<number>;
  /** 0 to 1. */
  volume: ReadonlySignal<number>;
  muted: ReadonlySignal<boolean>;
  rate: ReadonlySignal<number>;
  /** Heights of the renditions; -1 is automatic. */
  qualities: ReadonlySignal<Choice[]>;
  quality: ReadonlySignal<number>;
  /** Height that is playing now, in pixels; 0 until it is known. */
  height: ReadonlySignal<number>;
  audioTracks: ReadonlySignal<Choice[]>;
  audioTrack: ReadonlySignal<number>;
  textTracks: ReadonlySignal<Choice[]>;
  /** -1 is none. */
  textTrack: ReadonlySignal<number>;
  /** What of the chosen subtitles is to be read now, in the order of the file. Drawn by whoever shows the player. */
  cues: ReadonlySignal<readonly VTTCue[]>;
  chapters: ReadonlySignal<Chapter[]>;
  skipMarkers: ReadonlySignal<readonly SkipMarker[]>;
  watermark: ReadonlySignal<Watermark | undefined>;
  /** Undefined while the content plays. */
  ad: ReadonlySignal<PlayingAd | undefined>;
  /** A passing word for the viewer of what did not come off, such as subtitles that cannot be had. */
  notice: ReadonlySignal<LabelKey | undefined>;
}

/** A named part of a film; seconds. */
export interface Chapter {
  title: string;
  start: number;
  end: number;
}

/** A piece of the sprite that shows a moment of the film, in pixels. */
export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a viewer who asks for help is asked for; what is not known is absent. */
export interface PlaybackStats {
  engine: 'hls' | 'dash' | 'native' | undefined;
  /** Pixels. */
  width: number;
  height: number;
  /** Bits per second that the network was seen to carry. */
  bandwidth: number | undefined;
  /** Bits per second of the rendition that plays. */
  bitrate: number | undefined;
  codecs: string | undefined;
  /** Frames that were decoded, and of these not shown. */
  frames: number;
  droppedFrames: number;
  /** Seconds that are loaded from the position on. */
  bufferAhead: number;
  /** Seconds behind the moment at which it took place; of live streams. */
  latency: number | undefined;
  /** Milliseconds from the wish to play to the first frame. */
  startup: number | undefined;
  /** How often it stopped for want of data, and for how long altogether, in milliseconds. */
  stalls: number;
  stalledFor: number;
  /** The way that its keys came; undefined for a stream in the clear. */
  keySystem: string | undefined;
}

/** One playback on one media element. Requests are wishes: the state tells what came of them. */
export interface Playback {
  state: PlaybackState;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Goes to where a live stream is now. */
  seekToLive(): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setRate(rate: number): void;
  setQuality(id: number): void;
  /** The highest picture that is worth loading, in pixels; undefined for any. */
  setHeightCap(height: number | undefined): void;
  setAudioTrack(id: number): void;
  setTextTrack(id: number): void;
  /** Whether the browser draws the subtitles itself: where nothing else can be drawn, such as picture in picture. */
  setNativeCaptions(native: boolean): void;
  thumbnailAt(seconds: number): Thumbnail | undefined;
  /** All lines of a text track. @throws Error when its file cannot be had. */
  transcript(textTrack: number): Promise<readonly TextCue[]>;
  /** When what plays now took place, in milliseconds since 1970; undefined where the stream does not say. */
  moment(): number | undefined;
  /** Skips an ad that may be skipped; anything else stays as it is. */
  skipAd(): void;
  /** Follows an ad to what it is for. */
  openAd(): void;
  stats(): PlaybackStats;
  retry(): void;
  destroy(): void;
}

/** What of the catalogue is played: a video, or an event that is on. */
export interface PlayedTitle {
  type: 'VOD' | 'LIVE';
  id: number;
  /** Of an event that plays beside others: its partition, which the session has to carry (`multi-view.ts`). */
  partition?: string | undefined;
}

/** How a playback begins. */
export interface OpenOptions {
  /**
   * Where, which may still be on its way: in seconds of a video, in milliseconds since 1970 of a live stream. Without one a
   * video begins at its beginning, and where that is as good as its end; a live stream where it is now.
   */
  startAt?: Promise<number> | undefined;
  /** The highest picture that is worth loading, in pixels: one of many on a page needs no more than its place. */
  heightCap?: number | undefined;
  /** One of several at once: loads little ahead, plays no ads, and keeps to a distance from live that all have. */
  isTile?: boolean | undefined;
}

/** Starts playbacks. */
export interface PlayerPort {
  /** Loads a title into a media element: manifest, callback, engine. */
  open(element: HTMLVideoElement, title: PlayedTitle, options?: OpenOptions): Playback;
  /** Loads a plain file (MP4, WebM), which browsers play without an engine. */
  openFile(element: HTMLVideoElement, url: string): Playback;
}
