import type { LabFilm } from './films.ts';

/** A title of the lab realm; each covers one playback case. */
export interface LabTitle {
  name: string;
  id: number;
  kind: 'VIDEO' | 'EPISODE' | 'EVENT';
  film: LabFilm;
  /** Seconds. */
  duration: number;
  audioOnly?: true;
}

/** Usual length of a lab title in seconds, which is nearly three loops of its video. */
const MINUTE = 60;
/** Maximum length of a stream in seconds. */
const DAY = 86_400;

const videos: readonly [film: LabFilm, more?: Partial<LabTitle>][] = [
  ['both'],
  ['hls'],
  ['dash'],
  ['cenc-hls'],
  ['cenc-dash'],
  ['cbcs-hls'],
  ['cbcs-dash'],
  ['aes-128'],
  ['several-systems'],
  ['second-address'],
  ['no-address'],
  ['ads'],
  ['ads-empty'],
  ['ads-malformed'],
  ['ads-circle'],
  ['ads-wrapped'],
  ['ads-away'],
  ['watermark'],
  ['languages'],
  ['both', { name: 'audio-only', audioOnly: true }],
  ['both', { name: 'short', duration: 2 }],
  ['both', { name: 'long', duration: DAY }],
  ['own-mp4', { duration: 12 }],
];

const events: readonly [film: LabFilm, name?: string][] = [
  ['live-hls'],
  ['live-dash'],
  ['low-latency-hls'],
  ['low-latency-dash'],
  ['live-cenc'],
  ...[1, 2, 3, 4, 5, 6].map((number): [LabFilm, string] => ['channel', `channel-${number}`]),
];

/** Ids of the lab's series, season, and playlist with the same episodes. */
export const labCollections = { series: 2001, season: 3001, playlist: 4001 } as const;

/** All titles of the lab realm. Episodes belong to one season, in order. */
export const labTitles: readonly LabTitle[] = [
  ...videos.map(
    ([film, more], index): LabTitle => ({
      name: film,
      id: 101 + index,
      kind: 'VIDEO',
      film,
      duration: MINUTE,
      ...more,
    }),
  ),
  ...[1, 2, 3, 4].map(
    (number): LabTitle => ({
      name: `episode-${number}`,
      id: 200 + number,
      kind: 'EPISODE',
      film: 'skips',
      duration: 48,
    }),
  ),
  ...events.map(
    ([film, name], index): LabTitle => ({ name: name ?? film, id: 301 + index, kind: 'EVENT', film, duration: DAY }),
  ),
];

/** Finds a lab title by name. */
export function labTitle(name: string): LabTitle {
  const found = labTitles.find((title) => title.name === name);
  if (!found) throw new Error(`The lab has no title ${name}`);
  return found;
}
