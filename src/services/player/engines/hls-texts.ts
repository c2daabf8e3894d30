import Hls, { type CuesParsedData, Events, type MediaPlaylist } from 'hls.js';
import type { EngineEvents } from './engine.ts';
import type { StreamText } from './text-track.ts';

/** Ids of CEA-608 channels start here, to be distinct from the ids of renditions. */
const FIRST_CHANNEL = 1000;

/** Rendition characteristics of captions that describe sounds (RFC 8216bis, 4.4.6.1). */
const DESCRIBES_SOUND = /public\.accessibility\.(?:transcribes-spoken-dialog|describes-music-and-sound)/;

type Rendition = Pick<MediaPlaylist, 'lang' | 'name' | 'forced' | 'default' | 'characteristics'>;

/** Converts a subtitle rendition of a playlist. */
export const textOfRendition = (
  { lang, name, forced, characteristics, ...rest }: Rendition,
  id: number,
): StreamText => ({
  id,
  language: lang ?? '',
  label: name || undefined,
  isForced: forced,
  isDefault: rest.default && !forced,
  isForHearingImpaired: DESCRIBES_SOUND.test(characteristics ?? ''),
});

/** Converts an embedded CEA-608 channel. Channels that the playlist does not declare are named by their number. */
export const textOfChannel = (channel: number, declared: Rendition | undefined): StreamText => ({
  id: FIRST_CHANNEL + channel,
  language: declared?.lang ?? '',
  label: declared?.name ?? `CC${channel}`,
  isForced: false,
  isDefault: declared?.default ?? false,
  // Captions that the playlist declares describe sounds, by law (47 CFR 79.1). Nothing is known about undeclared ones.
  isForHearingImpaired: declared !== undefined,
});

/** Channel number of `CC1` (playlist) or `textTrack1` (hls.js); 0 if there is none. */
const channelOf = (name: string | undefined): number =>
  Number(/(?:CC|SERVICE|textTrack)([1-4])$/.exec(name ?? '')?.[1] ?? 0);

/**
 * Returns the index of a rendition: the same object or, because each group of variants has objects of its own, the
 * first one with the same properties. -1 if there is none.
 */
function numberOf(renditions: readonly MediaPlaylist[], one: MediaPlaylist | undefined): number {
  const same = renditions.findIndex((other) => other === one);
  if (same >= 0 || !one) return same;
  return renditions.findIndex(
    ({ lang, name, forced }) => lang === one.lang && name === one.name && forced === one.forced,
  );
}

/** Reports the text tracks of a stream and their cues. Returns a function that selects a track; -1 selects none. */
export function followHlsTexts(
  hls: Hls,
  { onTextTracks, onTextCues }: Pick<EngineEvents, 'onTextTracks' | 'onTextCues'>,
): (id: number) => void {
  const channels = new Map<number, StreamText>();
  const tell = () => onTextTracks([...hls.subtitleTracks.map(textOfRendition), ...channels.values()]);
  hls.on(Events.MANIFEST_LOADED, (_event, { captions }) => {
    for (const declared of captions ?? []) {
      const channel = channelOf(declared.instreamId);
      if (channel > 0) channels.set(channel, textOfChannel(channel, declared));
    }
    if (channels.size > 0) tell();
  });
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, tell);
  hls.on(Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_event, { tracks }) => {
    const found = tracks.map(({ _id }) => channelOf(_id)).filter((channel) => channel > 0 && !channels.has(channel));
    for (const channel of found) channels.set(channel, textOfChannel(channel, undefined));
    if (found.length > 0) tell();
  });
  hls.on(Events.CUES_PARSED, (_event, { type, track, subtitleTrack, cues }: CuesParsedData) => {
    const id = type === 'captions' ? FIRST_CHANNEL + channelOf(track) : numberOf(hls.subtitleTracks, subtitleTrack);
    if (id >= 0) onTextCues(id, cues as VTTCue[]);
  });
  return (id) => {
    hls.subtitleTrack = id >= FIRST_CHANNEL ? -1 : id;
  };
}
