import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { TextCue } from '#renderers/ports/player.ts';
import type { StreamText } from './engines/text-track.ts';

/** Maximum number of stored cues per track: a live stream has no end. */
const MOST_CUES = 2000;

/** Text tracks embedded in the stream and the active cues of the selected one. */
export interface StreamTexts {
  tracks: ReadonlySignal<readonly StreamText[]>;
  /** Active cues of the selected track. */
  cues: ReadonlySignal<readonly VTTCue[]>;
  /** Sets the tracks of a newly loaded stream. */
  load(tracks: readonly StreamText[]): void;
  add(id: number, cues: readonly VTTCue[]): void;
  /** Selects a track; -1 selects none. */
  show(id: number): void;
  /** Sets whether the browser renders the subtitles itself instead of the player. */
  setNative(native: boolean): void;
  /** Returns the lines of a text track that have been loaded so far. */
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
 * Stores cues in text tracks of the media element, which determines the active ones. Uses `addTextTrack` instead of
 * `<track>` elements: those lose their cues when shown, because the browser then loads their file. Embedded captions
 * have cues before they are selected.
 */
export function createStreamTexts(element: HTMLVideoElement): StreamTexts {
  const tracks = signal<readonly StreamText[]>([]);
  const cues = signal<readonly VTTCue[]>([]);
  const kept = new Map<number, Kept>();
  // Text tracks cannot be removed from a media element, so the tracks of an earlier stream are reused.
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
      // The property `cues` of a disabled track is null, so the track is set to hidden first.
      track.mode = 'hidden';
      // Copies the list, because it shrinks with each removal.
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
      // If the tracks belong to another stream, the cues of the previous stream are removed.
      if (isOther) clear();
      tracks.value = found;
    },
    add(id, added) {
      const { track, known } = keep(id);
      for (const cue of added) {
        const key = keyOf(cue);
        // If a segment is loaded again, its cues are already known and are not added a second time.
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
