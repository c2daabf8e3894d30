import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { TextCue } from '#renderers/ports/player.ts';
import type { StreamText } from './engines/text-track.ts';

/** Cues of a track that are kept: a live stream has no end of them. */
const MOST_CUES = 2000;

/** The text tracks within a stream: what there are, and the cues of the one that is shown. */
export interface StreamTexts {
  tracks: ReadonlySignal<readonly StreamText[]>;
  /** What of the shown track is to be read now. */
  cues: ReadonlySignal<readonly VTTCue[]>;
  /** Takes the tracks of a stream that was loaded. */
  load(tracks: readonly StreamText[]): void;
  add(id: number, cues: readonly VTTCue[]): void;
  /** -1 is none. */
  show(id: number): void;
  /** Whether the browser draws the subtitles itself. */
  setNative(native: boolean): void;
  /** The lines of a track that have been loaded so far. */
  lines(id: number): TextCue[];
  remove(): void;
}

interface Kept {
  track: TextTrack;
  known: Map<string, VTTCue>;
  onChange: () => void;
}

const keyOf = ({ startTime, endTime, text }: VTTCue): string => `${startTime.toFixed(2)} ${endTime.toFixed(2)} ${text}`;

/**
 * Keeps the cues of a stream in tracks of the media element, whose clock says which are to be read. The tracks are not `<track>` elements:
 * those lose their cues as soon as they are shown, because the browser then loads their file, and they have none. Captions within the
 * picture have cues before the viewer chooses them.
 */
export function createStreamTexts(element: HTMLVideoElement): StreamTexts {
  const tracks = signal<readonly StreamText[]>([]);
  const cues = signal<readonly VTTCue[]>([]);
  const kept = new Map<number, Kept>();
  // A track cannot be removed from the element: those of an earlier stream are used again.
  const spare: TextTrack[] = [];
  let shown = -1;
  let isNative = false;
  const read = (id: number) => {
    if (id === shown) cues.value = [...(kept.get(id)?.track.activeCues ?? [])] as VTTCue[];
  };
  const keep = (id: number): Kept => {
    const before = kept.get(id);
    if (before) return before;
    const language = tracks.peek().find((one) => one.id === id)?.language ?? '';
    const index = spare.findIndex((one) => one.language === language);
    const track = spare.splice(index, index < 0 ? 0 : 1)[0] ?? element.addTextTrack('subtitles', '', language);
    const made = { track, known: new Map<string, VTTCue>(), onChange: () => read(id) };
    track.addEventListener('cuechange', made.onChange);
    kept.set(id, made);
    return made;
  };
  const setModes = () => {
    for (const [id, { track }] of kept) track.mode = id === shown ? (isNative ? 'showing' : 'hidden') : 'disabled';
  };
  const clear = () => {
    for (const { track, onChange } of kept.values()) {
      track.removeEventListener('cuechange', onChange);
      // A disabled track tells nothing of its cues.
      track.mode = 'hidden';
      // The list itself becomes shorter with each.
      const cuesOfTrack = Array.from(track.cues ?? []);
      for (const cue of cuesOfTrack) track.removeCue(cue);
      track.mode = 'disabled';
      spare.push(track);
    }
    kept.clear();
    cues.value = [];
  };
  return {
    tracks,
    cues,
    load(found) {
      const isOther = tracks.peek().some((before) => {
        const now = found.find(({ id }) => id === before.id);
        return now === undefined || now.language !== before.language || now.label !== before.label;
      });
      // Another stream has lines of its own.
      if (isOther) clear();
      tracks.value = found;
    },
    add(id, added) {
      const { track, known } = keep(id);
      for (const cue of added) {
        const key = keyOf(cue);
        // A segment that is loaded again brings the same lines.
        if (known.has(key)) continue;
        known.set(key, cue);
        track.addCue(cue);
      }
      for (const [key, cue] of known) {
        if (known.size <= MOST_CUES) break;
        known.delete(key);
        if (track.mode !== 'disabled') track.removeCue(cue);
      }
      setModes();
      read(id);
    },
    show(id) {
      if (id === shown) return;
      shown = id;
      cues.value = [];
      if (id >= 0) keep(id);
      setModes();
      read(id);
    },
    setNative(native) {
      isNative = native;
      setModes();
    },
    lines: (id) =>
      [...(kept.get(id)?.known.values() ?? [])]
        .map((cue) => ({ start: cue.startTime, end: cue.endTime, text: cue.getCueAsHTML().textContent ?? '' }))
        .toSorted((one, other) => one.start - other.start),
    remove: clear,
  };
}
