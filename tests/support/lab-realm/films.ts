import type { Film, Protection } from '#schemas/generated/types.ts';

/** The demo video used by most lab titles. */
const NAME = 'the-walkout';
const at = (file: string) => `/media/${NAME}/${file}`;

const hls = { duration: 24, repeats: true, hls: at('master.m3u8') } satisfies Film;
const dash = { duration: 24, repeats: true, dash: at('manifest.mpd') } satisfies Film;
const both = { ...hls, ...dash } satisfies Film;
/** The same video with a distinct tone per audio language, so that tests can tell them apart by frequency. */
const tones = { hls: '/media/tones/master.m3u8', dash: '/media/tones/manifest.mpd' };
const texts = {
  subtitles: [
    { language: 'en', format: 'vtt', url: at('subs-en.vtt') },
    { language: 'es', format: 'vtt', url: at('subs-es.vtt') },
  ],
  annotations: { titles: at('chapters.vtt'), thumbnails: at('thumbnails.vtt') },
} satisfies Partial<Film>;

const clearKey = (scheme: 'CENC' | 'CBCS'): Protection => ({ scheme, keySystems: ['CLEARKEY'] });
const live = (as: 'live' | 'low-latency', format: 'hls' | 'dash' | 'both') => ({
  ...(format !== 'dash' && { hls: at(`${as}/master.m3u8?dw=10`) }),
  ...(format !== 'hls' && { dash: at(`${as}/manifest.mpd?dw=10`) }),
});
const ad = (file: string) => `/media/ads/${file}.xml?givn={palContextId}`;
const preRoll = (file: string): Film => ({ ...both, adUnits: [{ adFormat: 'PREROLL', adTagUrl: ad(file) }] });

/** The lab realm's entries in media.json, keyed by name. */
export const labFilms = {
  both: { ...both, ...texts },
  hls: { ...hls, ...texts, hls: tones.hls },
  dash: { ...dash, ...texts, dash: tones.dash },
  'cenc-hls': { ...hls, protection: clearKey('CENC') },
  'cenc-dash': { ...dash, protection: clearKey('CENC') },
  'cbcs-hls': { ...hls, protection: clearKey('CBCS') },
  'cbcs-dash': { ...dash, protection: clearKey('CBCS') },
  'aes-128': { ...hls, protection: { scheme: 'AES128', keySystems: [] } },
  // This entry lists unsupported key systems before the one that the test browser supports.
  'several-systems': {
    ...both,
    protection: {
      scheme: 'CBCS',
      keySystems: ['WIDEVINE', 'PLAYREADY', 'FAIRPLAY', 'CLEARKEY'],
      licenceUrl: '/api/v2/licence/lab/clearkey',
    },
  },
  // The first source of this entry does not exist.
  'second-address': {
    ...both,
    ...texts,
    hls: '/media/nowhere/master.m3u8',
    dash: '/media/nowhere/manifest.mpd',
    alternatives: [tones],
  },
  'no-address': { duration: 24, repeats: true, hls: '/media/nowhere/master.m3u8' },
  // A single MP4 file in the realm's folder.
  'own-mp4': {
    duration: 12,
    mp4: 'media/walkout.mp4',
    subtitles: [{ language: 'en', url: 'media/walkout.en.srt' }],
  },
  ads: {
    ...both,
    adUnits: [
      { adFormat: 'PREROLL', adTagUrl: ad('ring-of-salt'), provider: 'house' },
      { adFormat: 'MIDROLL', adTagUrl: ad('harbour-lights'), offset: 20 },
    ],
  },
  'ads-empty': preRoll('empty'),
  'ads-malformed': preRoll('malformed'),
  'ads-circle': preRoll('circle'),
  'ads-wrapped': preRoll('wrapper'),
  'ads-away': preRoll('none'),
  watermark: { ...both, watermark: { text: 'Lab', imageUrl: '/images/lab/assets/logo.svg', position: 'BOTTOM_LEFT' } },
  skips: {
    ...both,
    skipMarkers: [
      { type: 'RECAP', start: 1, end: 4 },
      { type: 'INTRO', start: 5, end: 9 },
      { type: 'CREDITS', start: 21, end: 24 },
    ],
  },
  languages: {
    ...both,
    subtitles: ['x-klingon', 'zxx', 'ar'].map((language) => ({ language, format: 'vtt', url: at('subs-en.vtt') })),
  },
  'live-hls': { ...hls, live: live('live', 'hls') },
  'live-dash': { ...dash, live: live('live', 'dash') },
  'low-latency-hls': { ...hls, live: live('low-latency', 'hls') },
  'low-latency-dash': { ...dash, live: live('low-latency', 'dash') },
  'live-cenc': { ...both, protection: clearKey('CENC'), live: live('live', 'both') },
  channel: { ...both, live: live('live', 'both') },
} as const satisfies Record<string, Film>;

/** Name of a lab media entry. */
export type LabFilm = keyof typeof labFilms;
