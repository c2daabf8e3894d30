import { rm } from 'node:fs/promises';
import { loadRealm } from '#server/app/load-realm.ts';
import { realmFiles, writeRealm } from './realm-folder.ts';
import type { TestServer } from './realm-server.ts';

/** A series with 60 seasons, 7 of them empty, and a playlist of 63 entries with one duplicate. */
export const long = {
  series: 2500,
  seasons: Array.from({ length: 60 }, (_, index) => 3501 + index),
  empty: [3504, 3511, 3512, 3530, 3541, 3559, 3560],
  playlist: 4500,
} as const;

const episode = (id: number, number: number) => ({
  id,
  title: `Part ${id}`,
  duration: 1200,
  publishedAt: '2020-01-01',
  access: number % 5 === 0 ? 'DENIED' : 'GRANTED',
  geoblocked: number === 2,
  media: 'film',
  episodeNumber: number,
});

const countOf = (season: number, index: number) => (long.empty.some((id) => id === season) ? 0 : 1 + (index % 3));

/** Ids of a season's episodes. */
export const episodesOf = (season: number): number[] => {
  const index = season - 3501;
  return Array.from({ length: countOf(season, index) }, (_, place) => 10_000 + index * 10 + place);
};

/** Title ids of the playlist, in order. */
export const playlistItems: number[] = [...long.seasons.flatMap(episodesOf).slice(0, 62), episodesOf(3501)[0] ?? 0];

/** The test realm's catalogue with the long series and playlist. */
const longCatalogue = (): object => {
  const catalogue = realmFiles('north')['catalogue/all.json'] as { series: object[]; playlists: object[] };
  const seasons = long.seasons.map((id, index) => ({
    id,
    title: `Year ${index + 1}`,
    seasonNumber: index + 1,
    description: `The ${index + 1}. year.`,
    translations: { es_ES: { title: `Año ${index + 1}` } },
    titlePicture: 'assets/logo.svg',
    episodes: episodesOf(id).map((episodeId, place) => episode(episodeId, place + 1)),
  }));
  const series = { id: long.series, title: 'The Long One', access: 'GRANTED', logo: 'assets/logo.svg', seasons };
  const playlist = { id: long.playlist, title: 'All of it', description: 'And then some.', items: playlistItems };
  return {
    ...catalogue,
    series: [...catalogue.series, series],
    playlists: [...catalogue.playlists, playlist],
  };
};

/** Loads the long series and playlist into the realm north. */
export async function loadLongSeries(server: TestServer): Promise<void> {
  const { folder } = await writeRealm('north', { 'catalogue/all.json': longCatalogue() });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true, force: true });
}
