import type { ReadonlySignal } from '@preact/signals-react';
import type { LabelKey } from '#schemas/labels/keys.ts';

/** One choice of a menu in the player; `id` is the engine's own. */
export interface Choice {
  id: number;
  /** Words or a language tag, by the menu. */
  name: string;
}

/** What stopped playback, in words for people. */
export interface PlaybackFault {
  title: LabelKey;
  text?: LabelKey | undefined;
  /** Words of the server, where it sent some. */
  message?: string | undefined;
  retry: boolean;
}

/**
 * What the player is doing. The media element owns the truth: every value changes only when the element or the engine
 * says so, never because a button was pressed.
 */
export interface PlaybackState {
  phase: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  fault: ReadonlySignal<PlaybackFault | undefined>;
  paused: ReadonlySignal<boolean>;
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
  chapters: ReadonlySignal<Chapter[]>;
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
  setAudioTrack(id: number): void;
  setTextTrack(id: number): void;
  thumbnailAt(seconds: number): Thumbnail | undefined;
  retry(): void;
  destroy(): void;
}

/** What of the catalogue is played: a video, or an event that is on. */
export interface PlayedTitle {
  type: 'VOD' | 'LIVE';
  id: number;
}

/** Starts playbacks. */
export interface PlayerPort {
  /**
   * Loads a title into a media element: manifest, callback, engine. It begins at `startAt`, which may still be on its way:
   * in seconds of a video, in milliseconds since 1970 of a live stream. Without one a video begins at its beginning, and
   * where that is as good as its end; a live stream where it is now.
   */
  open(element: HTMLVideoElement, title: PlayedTitle, startAt?: Promise<number>): Playback;
  /** Loads a plain file (MP4, WebM), which browsers play without an engine. */
  openFile(element: HTMLVideoElement, url: string): Playback;
}
