import { audioNames, renditions } from './film.ts';
import type { Track } from './track.ts';

/** A track with two segments for tests; `weight` multiplies the byte sizes of the segments. */
export function sampleTrack(name: string, codec: string, weight = 1): Track {
  return {
    name,
    file: `${name}.mp4`,
    codec,
    init: { first: 0, last: 799 },
    index: { first: 800, last: 899 },
    segments: [
      { offset: 900, size: 1000 * weight, start: 0, seconds: 2 },
      { offset: 900 + 1000 * weight, size: 500 * weight, start: 2, seconds: 2 },
    ],
    peak: 4000 * weight,
    average: 3000 * weight,
  };
}

export const sampleTracks = [
  ...renditions.map(({ name }, index) => sampleTrack(name, 'avc1.4D401F', 3 - index)),
  ...audioNames.map((name) => sampleTrack(name, 'mp4a.40.2')),
];
