import path from 'node:path';
import { copyRealm, edit, type Json, load } from './realm-copy.ts';

/** A series of 60 seasons, of which every tenth has no episodes yet; the 31st has 33. */
export const long = { realm: 'marathon', series: 2900, season: (number: number) => 39_000 + number } as const;

const MANY = 33;
const countOf = (number: number): number => (number === 31 ? MANY : number % 10 === 0 ? 0 : 2);

const episode = (season: number, number: number): Json => ({
  id: 900_000 + season * 100 + number,
  title: `Mile ${season}.${number}`,
  duration: 1500,
  publishedAt: '2022-05-01',
  access: number === 2 ? 'DENIED' : 'GRANTED',
  media: 'harbour-lights',
  episodeNumber: number,
});

const season = (_: unknown, index: number): Json => ({
  id: long.season(index + 1),
  title: `Year ${index + 1}`,
  description: `The year ${index + 1} of the long run.`,
  seasonNumber: index + 1,
  translations: { es_ES: { title: `Año ${index + 1}` }, ar: { title: `السنة ${index + 1}` } },
  episodes: Array.from({ length: countOf(index + 1) }, (_none, place) => episode(index + 1, place + 1)),
});

/** Loads the realm with the long series beside the running server; answers what the loader said. */
export function loadLongRealm() {
  const folder = copyRealm(long.realm, 'Marathon');
  edit(path.join(folder, 'catalogue/series.json'), (catalogue) => ({
    ...catalogue,
    series: [
      ...(catalogue['series'] as Json[]),
      {
        id: long.series,
        title: 'The Long Run',
        description: 'Sixty years on one road.',
        access: 'GRANTED',
        seasons: Array.from({ length: 60 }, season),
      },
    ],
  }));
  return load(folder);
}
