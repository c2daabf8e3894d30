import { type Signal, signal } from '@preact/signals-react';
import type { Chapter, Choice, Thumbnail } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';

/** Subtitles, chapters and thumbnails, as tracks of the media element: the browser itself reads their WebVTT. */
export interface Tracks {
  textTracks: Signal<Choice[]>;
  textTrack: Signal<number>;
  chapters: Signal<Chapter[]>;
  select(id: number): void;
  thumbnailAt(seconds: number): Thumbnail | undefined;
  remove(): void;
}

function addTrack(element: HTMLVideoElement, kind: TextTrackKind, src: string, language = ''): HTMLTrackElement {
  const track = document.createElement('track');
  track.kind = kind;
  track.src = new URL(src).href.replace(location.origin, '');
  track.srclang = language;
  element.append(track);
  // "hidden" makes the browser load it without showing it.
  track.track.mode = kind === 'subtitles' ? 'disabled' : 'hidden';
  return track;
}

const cuesOf = (track: HTMLTrackElement | undefined): VTTCue[] => [...(track?.track.cues ?? [])] as VTTCue[];

/** `sprite.jpg#xywh=0,90,160,90` against the address of its file (Media Fragments, section 4.2.2). */
function thumbnailOf(text: string, base: string): Thumbnail | undefined {
  const match = /^(.+)#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(text.trim());
  if (!match) return undefined;
  const [, file = '', ...numbers] = match;
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return { url: new URL(file, new URL(base, location.href)).href, x, y, width, height };
}

/** Adds the tracks that the streams name. */
export function addTracks(element: HTMLVideoElement, { subtitles, annotations }: PlayerJson): Tracks {
  const texts = subtitles.map(({ url, language }) => addTrack(element, 'subtitles', url, language));
  const titles = annotations?.titles ? addTrack(element, 'chapters', annotations.titles) : undefined;
  const thumbnails = annotations?.thumbnails ? addTrack(element, 'metadata', annotations.thumbnails) : undefined;
  const textTrack = signal(-1);
  const chapters = signal<Chapter[]>([]);
  titles?.addEventListener('load', () => {
    chapters.value = cuesOf(titles).map(({ text, startTime, endTime }) => ({
      title: text,
      start: startTime,
      end: endTime,
    }));
  });
  return {
    textTracks: signal(subtitles.map(({ language }, id) => ({ id, name: language }))),
    textTrack,
    chapters,
    select(id) {
      texts.forEach(({ track }, index) => {
        track.mode = index === id ? 'showing' : 'disabled';
      });
      textTrack.value = id;
    },
    thumbnailAt(seconds) {
      const cue = cuesOf(thumbnails).find(({ startTime, endTime }) => startTime <= seconds && seconds < endTime);
      return cue && thumbnailOf(cue.text, thumbnails?.src ?? '');
    },
    remove() {
      for (const track of [...texts, titles, thumbnails]) track?.remove();
    },
  };
}
