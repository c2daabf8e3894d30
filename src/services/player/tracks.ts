import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Chapter, Choice, TextCue, Thumbnail } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';

/** Subtitles, chapters and thumbnails as tracks of the media element, so that the browser parses their WebVTT. */
export interface Tracks {
  textTracks: readonly Choice[];
  /** Id of the selected subtitles; -1 means none. */
  textTrack: ReadonlySignal<number>;
  /** Active cues of the selected subtitles. */
  cues: ReadonlySignal<readonly VTTCue[]>;
  chapters: ReadonlySignal<Chapter[]>;
  select(id: number): void;
  /** Whether the browser renders the subtitles. */
  setNative(native: boolean): void;
  thumbnailAt(seconds: number): Thumbnail | undefined;
  /** All lines of a subtitle file. @throws Error if the file cannot be loaded */
  transcript(id: number): Promise<readonly TextCue[]>;
  remove(): void;
}

function addTrack(element: HTMLVideoElement, kind: TextTrackKind, src: string, language = ''): HTMLTrackElement {
  const track = document.createElement('track');
  track.kind = kind;
  track.src = new URL(src).href.replace(location.origin, '');
  track.srclang = language;
  element.append(track);
  // Browsers load the file of a track with mode "hidden" but do not show it. Subtitles are loaded when they are
  // selected.
  track.track.mode = kind === 'subtitles' ? 'disabled' : 'hidden';
  return track;
}

const cuesOf = (track: HTMLTrackElement | undefined): VTTCue[] => [...(track?.track.cues ?? [])] as VTTCue[];

/** Parses `sprite.jpg#xywh=0,90,160,90` relative to its file (Media Fragments, section 4.2.2). */
function thumbnailOf(text: string, base: string): Thumbnail | undefined {
  const match = /^(.+)#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(text.trim());
  if (!match) return undefined;
  const [, file = '', ...numbers] = match;
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return { url: new URL(file, new URL(base, location.href)).href, x, y, width, height };
}

/** Converts a cue to plain text, for the transcript. */
const textCue = (cue: VTTCue): TextCue => ({
  start: cue.startTime,
  end: cue.endTime,
  text: cue.getCueAsHTML().textContent ?? '',
});

/** Resolves when the browser has loaded a track. @throws Error if it cannot */
function loaded(track: HTMLTrackElement): Promise<void> {
  if (track.readyState === HTMLTrackElement.LOADED) return Promise.resolve();
  const failure = () => new Error(`text track ${track.srclang} cannot be read`);
  if (track.readyState === HTMLTrackElement.ERROR) return Promise.reject(failure());
  return new Promise((resolve, reject) => {
    track.addEventListener('load', () => resolve(), { once: true });
    track.addEventListener('error', () => reject(failure()), { once: true });
    if (track.track.mode === 'disabled') track.track.mode = 'hidden';
  });
}

/** Adds the tracks of a title. `onProblem` is called for a file that cannot be loaded; its feature is then missing. */
export function addTracks(
  element: HTMLVideoElement,
  { subtitles, annotations }: Pick<PlayerJson, 'subtitles' | 'annotations'>,
  onProblem: (kind: 'subtitles' | 'chapters' | 'thumbnails') => void,
): Tracks {
  const texts = subtitles.map(({ url, language }) => addTrack(element, 'subtitles', url, language));
  const titles = annotations?.titles ? addTrack(element, 'chapters', annotations.titles) : undefined;
  const thumbnails = annotations?.thumbnails ? addTrack(element, 'metadata', annotations.thumbnails) : undefined;
  const textTrack = signal(-1);
  const cues = signal<readonly VTTCue[]>([]);
  const chapters = signal<Chapter[]>([]);
  let isNative = false;
  const show = () => {
    texts.forEach(({ track }, index) => {
      track.mode = index === textTrack.peek() ? (isNative ? 'showing' : 'hidden') : 'disabled';
    });
  };
  const select = (id: number) => {
    textTrack.value = texts[id] ? id : -1;
    cues.value = [];
    show();
    const chosen = texts[textTrack.peek()];
    if (chosen) cues.value = [...(chosen.track.activeCues ?? [])] as VTTCue[];
  };
  texts.forEach((element, index) => {
    element.track.addEventListener('cuechange', () => {
      if (index === textTrack.peek()) cues.value = [...(element.track.activeCues ?? [])] as VTTCue[];
    });
    element.addEventListener('error', () => {
      if (index === textTrack.peek()) select(-1);
      onProblem('subtitles');
    });
  });
  titles?.addEventListener('load', () => {
    chapters.value = cuesOf(titles).map(({ text, startTime, endTime }) => ({
      title: text,
      start: startTime,
      end: endTime,
    }));
  });
  titles?.addEventListener('error', () => onProblem('chapters'));
  thumbnails?.addEventListener('error', () => onProblem('thumbnails'));
  return {
    textTracks: subtitles.map(({ language }, id) => ({ id, name: language })),
    textTrack,
    cues,
    chapters,
    select,
    setNative(native) {
      isNative = native;
      show();
    },
    thumbnailAt(seconds) {
      const cue = cuesOf(thumbnails).find(({ startTime, endTime }) => startTime <= seconds && seconds < endTime);
      return cue && thumbnailOf(cue.text, thumbnails?.src ?? '');
    },
    async transcript(id) {
      const track = texts[id];
      if (!track) return [];
      await loaded(track);
      const lines = cuesOf(track).map(textCue);
      show();
      return lines;
    },
    remove() {
      for (const track of [...texts, titles, thumbnails]) track?.remove();
    },
  };
}
