import type { MediaPlayerClass } from 'dashjs';
import type { EngineEvents } from './engine.ts';
import { type IsdPart, textsOfIsd } from './imsc-text.ts';
import type { StreamText } from './text-track.ts';

interface Descriptor {
  schemeIdUri?: string | null;
  value?: string | number | null;
}

/** Text track information of dash.js. */
export interface DashText {
  id?: string | number | null;
  lang?: string | null;
  kind?: string;
  labels?: readonly { text?: string }[] | null;
  roles?: readonly Descriptor[] | null;
  accessibility?: readonly Descriptor[] | null;
  isEmbedded?: boolean | null;
}

/** Scheme whose value 2 marks tracks for viewers who are hard of hearing (ETSI TS 103 285, 7.1.2). */
const PURPOSE = 'urn:tva:metadata:cs:AudioPurposeCS:2007';

/** Converts a text track of a manifest (roles: ISO/IEC 23009-1, 5.8.5.5). */
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

/** Cue of dash.js. TTML cues have an intermediate document (ISD) instead of text. */
type DashCue = VTTCue & { isd?: IsdPart };

/** Converts a dash.js cue into cues that the player can render. */
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

/** Finds the native track in which dash.js stores the cues of a text track. */
const nativeOf = (element: HTMLMediaElement, { id, lang, kind }: DashText): TextTrack | undefined =>
  [...element.textTracks].findLast(
    (track) =>
      track.kind === kind && track.label === String(id === undefined ? lang : id) && track.language === (lang ?? ''),
  );

/** Reports the text tracks of a stream and the cues of the selected one. Returns `select`, where -1 selects none. */
export function followDashTexts(
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
