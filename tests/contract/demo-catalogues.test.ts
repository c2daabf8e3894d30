import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalogue, Media } from '#schemas/generated/types.ts';

const realms = path.join(import.meta.dirname, '../../fixtures/realms');

function catalogueOf(realm: string) {
  const folder = path.join(realms, realm, 'catalogue');
  const files = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Catalogue,
  );
  const series = files.flatMap((file) => file.series ?? []);
  const seasons = series.flatMap((one) => one.seasons);
  const episodes = seasons.flatMap((season) => season.episodes);
  const videos = files.flatMap((file) => file.videos ?? []);
  const playlists = files.flatMap((file) => file.playlists ?? []);
  const events = files.flatMap((file) => file.events ?? []);
  return { series, seasons, episodes, videos, playlists, events };
}

/** Counts playable titles: videos and episodes, not series and playlists. */
describe.each([
  ['apex', 400],
  ['lumen', 250],
])('demo catalogue of %s', (realm, least) => {
  const { series, episodes, videos, playlists, events } = catalogueOf(realm);
  const playable = [...videos, ...episodes];

  test(`the demo catalogue has at least ${least} videos and episodes`, () =>
    expect(playable.length).toBeGreaterThanOrEqual(least));

  test('the demo catalogue has each title in four languages, with a description unless it is an episode @i18n-01', () => {
    const inSeries = new Set(episodes.map(({ id }) => id));
    const lacking = [...playable, ...series, ...playlists, ...events].flatMap(({ id, translations = {} }) =>
      ['es_ES', 'pt_PT', 'ar'].flatMap((locale) => {
        const { title, description } = translations[locale] ?? {};
        return title && (description || !inSeries.has(id)) ? [] : [`${id} ${locale}`];
      }),
    );
    expect(lacking).toEqual([]);
  });

  test('the demo catalogue has all access levels, unavailable, geoblocked and audio-only titles, and channels @card-01', () => {
    expect(new Set(playable.map(({ access }) => access)).size).toBe(3);
    expect(playable.some(({ available }) => available === false)).toBe(true);
    expect(playable.some(({ geoblocked }) => geoblocked)).toBe(true);
    expect(playable.some(({ audioOnly }) => audioOnly)).toBe(true);
    expect(events.some(({ programmes = [] }) => programmes.length > 1)).toBe(true);
  });
});

test('the demo realm lumen has films encrypted by CBCS and CENC and one with a watermark; apex has ad breaks @play-04 @play-12', () => {
  const filmsOf = (realm: string) => {
    const { media } = JSON.parse(readFileSync(path.join(realms, realm, 'media.json'), 'utf8')) as Media;
    return catalogueOf(realm).videos.flatMap(({ media: name }) => media[name] ?? []);
  };
  const lumen = filmsOf('lumen');
  const schemes = new Set(lumen.flatMap(({ protection }) => protection?.scheme ?? []));
  expect([...schemes].sort()).toEqual(['CBCS', 'CENC']);
  expect(lumen.filter(({ watermark }) => watermark)).toHaveLength(1);
  const formats = filmsOf('apex').flatMap(({ adUnits = [] }) => adUnits.map(({ adFormat }) => adFormat));
  expect(formats).toEqual(['PREROLL', 'MIDROLL']);
});

test('apex has a series of 60 seasons, 7 of them empty, and a playlist of more than 60 titles @ser-02 @ser-03', () => {
  const { series, playlists, episodes } = catalogueOf('apex');
  const long = series.find(({ seasons }) => seasons.length === 60);
  expect(long?.seasons.filter((season) => season.episodes.length === 0)).toHaveLength(7);
  expect(Math.max(...playlists.map(({ items }) => items.length))).toBeGreaterThan(60);
  expect(episodes.some(({ premiereRelease }) => premiereRelease)).toBe(true);
});
