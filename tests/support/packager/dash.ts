import { audioName, FRAME_RATE, type Language, languages, renditions, SPRITE, type Sprite, THUMBNAIL } from './film.ts';
import type { Track } from './track.ts';

type Attributes = Record<string, string | number>;

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  const isText = children.length === 1 && !children[0]?.startsWith('<');
  const content = isText ? children[0] : `\n${children.join('\n').replace(/^/gm, '  ')}\n`;
  return `<${name}${written}>${content}</${name}>`;
}

const role = (value: string) => element('Role', { schemeIdUri: 'urn:mpeg:dash:role:2011', value });

/**
 * A DASH representation whose segments the player finds by the `sidx` index in the file (ISO/IEC 23009-1, 5.3.9.2,
 * on-demand profile).
 */
function representation({ name, file, codec, peak, init, index }: Track, more: Attributes): string {
  const base = { indexRange: `${index.first}-${index.last}`, indexRangeExact: 'true' };
  return element(
    'Representation',
    { id: name, codecs: codec, bandwidth: peak, ...more },
    element('BaseURL', {}, file),
    element('SegmentBase', base, element('Initialization', { range: `${init.first}-${init.last}` })),
  );
}

const aligned = { segmentAlignment: 'true', subsegmentAlignment: 'true', subsegmentStartsWithSAP: 1, startWithSAP: 1 };

function pictures(byName: (name: string) => Track): string {
  const attributes = {
    id: 1,
    contentType: 'video',
    mimeType: 'video/mp4',
    frameRate: FRAME_RATE,
    par: '16:9',
    ...aligned,
  };
  const ladder = renditions.map(({ name, width, height }) =>
    representation(byName(name), { width, height, sar: '1:1' }),
  );
  return element('AdaptationSet', attributes, role('main'), ...ladder);
}

function sound(language: Language, index: number, track: Track): string {
  const attributes = { id: 2 + index, contentType: 'audio', mimeType: 'audio/mp4', lang: language, ...aligned };
  const channels = { schemeIdUri: 'urn:mpeg:dash:23003:3:audio_channel_configuration:2011', value: 2 };
  return element(
    'AdaptationSet',
    attributes,
    element('AudioChannelConfiguration', channels),
    role(index === 0 ? 'main' : 'dub'),
    element('Label', {}, languages[language]),
    representation(track, { audioSamplingRate: 48_000 }),
  );
}

function subtitles(language: Language, index: number): string {
  const attributes = { id: 10 + index, contentType: 'text', mimeType: 'text/vtt', lang: language };
  const file = element(
    'Representation',
    { id: `subs-${language}`, bandwidth: 256 },
    element('BaseURL', {}, `subs-${language}.vtt`),
  );
  return element('AdaptationSet', attributes, role('subtitle'), element('Label', {}, languages[language]), file);
}

/**
 * The adaptation set of the thumbnail tiles (DASH-IF IOP 4.3, 6.2.6): the complete sprite is one segment of `columns`
 * by `rows` pictures.
 */
function thumbnails({ columns, rows, every }: Sprite): string {
  const size = { width: columns * THUMBNAIL.width, height: rows * THUMBNAIL.height };
  const tiles = { schemeIdUri: 'http://dashif.org/guidelines/thumbnail_tile', value: `${columns}x${rows}` };
  return element(
    'AdaptationSet',
    { id: 20, contentType: 'image', mimeType: 'image/jpeg' },
    // One file holds all tiles. Its address contains `$Number$` nevertheless, because some players take a template
    // without it for a timeline.
    element('SegmentTemplate', {
      media: `${SPRITE}?$Number$`,
      duration: columns * rows * every,
      timescale: 1,
      startNumber: 1,
    }),
    element('Representation', { id: 'thumbnails', bandwidth: 12_000, ...size }, element('EssentialProperty', tiles)),
  );
}

/** The DASH manifest (MPD) for the same media files as the HLS playlists. */
export function mpd(tracks: Track[], sprite: Sprite, seconds: number): string {
  const byName = (name: string) => tracks.find((track) => track.name === name) as Track;
  const codes = Object.keys(languages) as Language[];
  const root = {
    xmlns: 'urn:mpeg:dash:schema:mpd:2011',
    profiles: 'urn:mpeg:dash:profile:isoff-on-demand:2011',
    type: 'static',
    mediaPresentationDuration: `PT${seconds}S`,
    minBufferTime: 'PT2S',
  };
  const sets = [
    pictures(byName),
    ...codes.map((code, index) => sound(code, index, byName(audioName(code)))),
    ...codes.map(subtitles),
    thumbnails(sprite),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('MPD', root, element('Period', { id: 0, start: 'PT0S' }, ...sets))}\n`;
}
