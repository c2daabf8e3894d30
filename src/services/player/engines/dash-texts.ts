import type { MediaPlayerClass } from 'dashjs';
import type { EngineEvents } from './engine.ts';
import { type IsdPart, textsOfIsd } from './imsc-text.ts';
import type { StreamText } from './text-track.ts';

interface Descriptor {
  schemeIdUri?: string | null;
  value?: string | number | null;
}

/** What dash.js tells of a text track. */
export interface DashText {
  id?: string | number | null;
  lang?: string | null;
  kind?: string;
  labels?: readonly { text?: string }[] | null;
  roles?: readonly Descriptor[] | null;
  accessibility?: readonly Descriptor[] | null;
  isEmbedded?: boolean | null;
}

/** Purposes of a track by TV-Anytime: for viewers who are hard of hearing (ETSI TS 103 285, 7.1.2). */
const PURPOSE = 'urn:tva:metadata:cs:AudioPurposeCS:2007';

/** A text track of a manifest (ISO/IEC 23009-1, 5.8.5.5: roles). */
export function streamTextOf({ lang, labels, roles, accessibility, isEmbedded }: DashText, id: number): StreamText {
  const has = (...values: string[]) => (roles ?? []).some(({ value }) => values.includes(String(value)));
  const isForced = has('forced-subtitle', 'forced_subtitle');
  return {
    id,
    language: lang ?? '',
    label: labels?.[0]?.text || undefined,
    isForced,
    isDefault: has('main') && !isForced && !isEmbedded,
    isForHearingImpaired:
      isEmbedded === true ||
      has('caption', 'easyreader') ||
      (accessibility ?? []).some(({ schemeIdUri, value }) => schemeIdUri === PURPOSE && String(value) === '2'),
  };
}

/** A cue of dash.js. Those of TTML have no text, but an instant of the document. */
type DashCue = VTTCue & { isd?: IsdPart };

/** The cues that show what a cue of dash.js says. */
export function cuesOf(cue: DashCue): VTTCue[] {
  const { startTime, endTime, isd } = cue;
  if (!isd) {
    const same = new VTTCue(startTime, endTime, cue.text);
    Object.assign(same, { line: cue.line, snapToLines: cue.snapToLines, align: cue.align });
    return [same];
  }
  return textsOfIsd(isd).map(({ text, line }) => {
    const made = new VTTCue(startTime, endTime, text);
    made.snapToLines = false;
    if (line !== undefined) made.line = Math.min(100, line);
    return made;
  });
}

/** The track of the media element that dash.js keeps the cues of a text track in. */
const nativeOf = (element: HTMLMediaElement, { id, lang, kind }: DashText): TextTrack | undefined =>
  [...element.textTracks].findLast(
    (track) =>
      track.kind === kind && track.label === String(id === undefined ? lang : id) && track.language === (lang ?? ''),
  );

/** Tells the text tracks of a stream and the cues of the one that is chosen. Returns what chooses one of them; -1 is none. */
export function followTexts(
  player: MediaPlayerClass,
  element: HTMLMediaElement,
  { onTextTracks, onTextCues }: Pick<EngineEvents, 'onTextTracks' | 'onTextCues'>,
): { select: (id: number) => void; release: () => void } {
  let infos: readonly DashText[] = [];
  let listening = new AbortController();
  player.on('allTextTracksAdded', (event) => {
    infos = (event as { tracks: readonly DashText[] }).tracks;
    onTextTracks(infos.map(streamTextOf));
  });
  const select = (id: number) => {
    listening.abort();
    listening = new AbortController();
    if (infos.length === 0) return;
    player.setTextTrack(id);
    const info = infos[id];
    const native = info && nativeOf(element, info);
    if (!native) return;
    const tell = () =>
      onTextCues(
        id,
        [...(native.activeCues ?? [])].flatMap((cue) => cuesOf(cue as DashCue)),
      );
    native.addEventListener('cuechange', tell, { signal: listening.signal });
    tell();
  };
  return { select, release: () => listening.abort() };
}
