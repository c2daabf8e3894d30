import { type Signal, signal } from '@preact/signals-react';
import type { Chapter, Choice, Playback, PlaybackState, PlayerPort, TextCue } from '#renderers/ports/player.ts';

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Values = { [Key in keyof PlaybackState]: PlaybackState[Key]['value'] };
type Signals = { [Key in keyof Values]: Signal<Values[Key]> };

const qualities: Choice[] = [
  { id: 0, name: '240' },
  { id: 1, name: '720' },
];
const audioTracks: Choice[] = [
  { id: 0, name: 'en' },
  { id: 1, name: 'es' },
];
const textTracks: Choice[] = [
  { id: 0, name: 'en' },
  { id: 1, name: 'es' },
];
const chapters: Chapter[] = [
  { title: 'The corner', start: 0, end: 60 },
  { title: 'The bell', start: 60, end: 120 },
];
const lines: TextCue[] = [
  { start: 2, end: 5, text: 'The crowd waits.' },
  { start: 12, end: 15, text: 'Two fists, one bell.' },
];

/** Default state: a paused two-minute video with an intro from 4 to 9 s. */
const usual = (): Values => ({
  phase: 'ready',
  fault: undefined,
  trouble: undefined,
  paused: true,
  blocked: false,
  ended: false,
  waiting: false,
  position: 1,
  live: false,
  earliest: 0,
  duration: 120,
  buffered: 30,
  volume: 1,
  muted: false,
  rate: 1,
  qualities,
  quality: -1,
  height: 240,
  audioTracks,
  audioTrack: 0,
  textTracks,
  textTrack: -1,
  cues: [],
  chapters,
  skipMarkers: [{ type: 'INTRO', start: 4, end: 9 }],
  watermark: undefined,
  ad: undefined,
  notice: undefined,
});

/** A playback without media: stories set its state, and player commands change it immediately. */
export interface FakeFilm {
  port: PlayerPort;
  state: Signals;
  /** Resets to the default state with changes. */
  reset: (changes?: Partial<Values>) => void;
}

/** Creates a fake playback for a story file. */
export function createFilm(): FakeFilm {
  const state = Object.fromEntries(Object.entries(usual()).map(([key, value]) => [key, signal(value)])) as Signals;
  const reset = (changes: Partial<Values> = {}) => {
    for (const [key, value] of Object.entries({ ...usual(), ...changes }))
      (state[key as keyof Signals] as Signal<unknown>).value = value;
  };
  const seek = (seconds: number) => {
    state.ended.value = false;
    state.position.value = Math.max(0, Math.min(seconds, state.duration.peek()));
  };
  const playback: Mutable<Playback> = {
    state,
    play: () => {
      if (state.ended.peek()) seek(0);
      state.paused.value = false;
    },
    pause: () => (state.paused.value = true),
    seek,
    seekToLive: () => seek(state.duration.peek()),
    setVolume: (volume) => (state.volume.value = volume),
    setMuted: (muted) => (state.muted.value = muted),
    setRate: (rate) => (state.rate.value = rate),
    setQuality: (id) => (state.quality.value = id),
    setHeightCap: () => undefined,
    setAudioTrack: (id) => (state.audioTrack.value = id),
    setTextTrack: (id) => {
      state.textTrack.value = id;
      const text = state.textTracks.peek().find((track) => track.id === id)?.name;
      state.cues.value = text ? [new VTTCue(0, 120, `Words in ${text}`)] : [];
    },
    setNativeCaptions: () => undefined,
    thumbnailAt: () => undefined,
    transcript: async () => lines,
    moment: () => undefined,
    skipAd: () => undefined,
    openAd: () => undefined,
    stats: () => ({
      engine: 'hls',
      width: 426,
      height: 240,
      bandwidth: 4_000_000,
      bitrate: 400_000,
      codecs: 'avc1.42c01e',
      frames: 100,
      droppedFrames: 0,
      bufferAhead: 29,
      latency: undefined,
      startup: 200,
      stalls: 0,
      stalledFor: 0,
      keySystem: undefined,
    }),
    retry: () => undefined,
    destroy: () => undefined,
  };
  return { port: { open: () => playback, openFile: () => playback }, state, reset };
}
