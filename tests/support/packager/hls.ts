import { audioName, FRAME_RATE, type Language, languages, renditions } from './film.ts';
import type { Track } from './track.ts';

const VERSION = 7;
const AUDIO_GROUP = 'audio';
const SUBTITLE_GROUP = 'subtitles';

type Value = string | number;

/** An attribute list of a playlist tag (RFC 8216, 4.2), with quoted strings and with unquoted numbers and names. */
const list = (quoted: Record<string, Value>, bare: Record<string, Value>) =>
  [
    ...Object.entries(bare).map(([name, value]) => `${name}=${value}`),
    ...Object.entries(quoted).map(([name, value]) => `${name}="${value}"`),
  ].join(',');

const lines = (...all: string[]) => `${all.join('\n')}\n`;

/** A media playlist of byte ranges in one file (RFC 8216, 4.3.2.2 and 4.3.2.5). */
export function mediaPlaylist({ file, init, segments }: Track): string {
  const target = Math.max(...segments.map((segment) => Math.round(segment.seconds)));
  return lines(
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${target}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${file}",BYTERANGE="${init.last + 1}@0"`,
    ...segments.flatMap(({ seconds, size, offset }) => [
      `#EXTINF:${seconds.toFixed(5)},`,
      `#EXT-X-BYTERANGE:${size}@${offset}`,
      file,
    ]),
    '#EXT-X-ENDLIST',
  );
}

/** A subtitle playlist: one WebVTT file for the whole film (RFC 8216, 3.5). */
export function subtitlePlaylist(file: string, seconds: number): string {
  return lines(
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds.toFixed(5)},`,
    file,
    '#EXT-X-ENDLIST',
  );
}

/**
 * The master playlist (RFC 8216, 4.3.4). The bandwidth of a variant is that of its video rendition plus the highest of
 * the audio tracks.
 */
export function masterPlaylist(tracks: Track[]): string {
  const byName = (name: string) => tracks.find((track) => track.name === name) as Track;
  const codes = Object.keys(languages) as Language[];
  const sounds = codes.map((language) => byName(audioName(language)));
  const media = (type: string, group: string, language: Language, uri: string, isDefault: boolean, more = '') => {
    const bare = { TYPE: type, DEFAULT: isDefault ? 'YES' : 'NO', AUTOSELECT: 'YES' };
    return `#EXT-X-MEDIA:${list({ 'GROUP-ID': group, NAME: languages[language], LANGUAGE: language, URI: uri }, bare)}${more}`;
  };
  return lines(
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...codes.map((code, index) =>
      media('AUDIO', AUDIO_GROUP, code, `${audioName(code)}.m3u8`, index === 0, ',CHANNELS="2"'),
    ),
    ...codes.map((code) => media('SUBTITLES', SUBTITLE_GROUP, code, `subs-${code}.m3u8`, false, ',FORCED=NO')),
    ...renditions.flatMap(({ name, width, height }) => {
      const picture = byName(name);
      const bare = {
        BANDWIDTH: picture.peak + Math.max(...sounds.map((sound) => sound.peak)),
        'AVERAGE-BANDWIDTH': picture.average + Math.max(...sounds.map((sound) => sound.average)),
        RESOLUTION: `${width}x${height}`,
        'FRAME-RATE': FRAME_RATE.toFixed(3),
      };
      const codecs = `${picture.codec},${sounds[0]?.codec}`;
      return [
        `#EXT-X-STREAM-INF:${list({ CODECS: codecs, AUDIO: AUDIO_GROUP, SUBTITLES: SUBTITLE_GROUP }, bare)}`,
        `${name}.m3u8`,
      ];
    }),
  );
}
