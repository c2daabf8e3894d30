import type { Catalogue, Series, Video } from '#schemas/generated/types.ts';
import { type Random, random } from '../../drawing/random.ts';
import * as words from './words.ts';

/** First ids of generated videos (lower ids belong to the realm's own titles), of episodes and of collections. */
const FIRST = 1000;
const EPISODES = 1_000_000;
const COLLECTIONS = 2_000_000;

/** Number of pictures, and names of the videos, that all generated titles share. */
const PICTURES = 6;
const films = ['harbour-lights', 'ring-of-salt', 'the-glass-orchard', 'the-walkout'] as const;

function titleOf(random: Random): string {
  const plain = `${random.pick(words.adjectives)} ${random.pick(words.nouns)}`;
  const article = random.chance(0.7) ? `The ${plain}` : plain;
  return random.chance(0.4) ? `${article} ${random.pick(words.places)}` : article;
}

const descriptionOf = (random: Random): string =>
  `${random.pick(words.openings)} ${random.pick(words.troubles)}. ${random.pick(words.ends)}`;

/** Picks an item unevenly, as in real catalogues: the first items of a list are picked more often. */
const uneven = <T>(random: Random, items: readonly T[]): T => {
  const place = Math.floor(random.range(0, 1) ** 2 * items.length);
  return items[place] ?? random.pick(items);
};

const day = (random: Random) =>
  new Date(Date.UTC(2005, 0, 1) + random.int(0, 7900) * 86_400_000).toISOString().slice(0, 10);

const pictureOf = (random: Random) => {
  const number = random.int(1, PICTURES);
  return { picture: `pictures/${number}.svg`, poster: `pictures/${number}-portrait.svg` };
};

function about(random: Random) {
  return {
    title: titleOf(random),
    description: descriptionOf(random),
    categories: [...new Set([uneven(random, words.categories), random.pick(words.categories)])],
    rating: random.pick(words.ratings),
    ...pictureOf(random),
  };
}

function video(random: Random, id: number, tags: string[]): Video {
  return {
    id,
    ...about(random),
    duration: random.int(300, 9000),
    publishedAt: day(random),
    year: random.int(1925, 2026),
    access: random.chance(0.6) ? 'GRANTED' : random.chance(0.6) ? 'GRANTED_ON_SIGN_IN' : 'DENIED',
    media: random.pick(films),
    audioTracks: [...new Set([uneven(random, words.languages), random.pick(words.languages)])],
    geoblocked: random.chance(0.02),
    tags: [`division:${random.pick(words.divisions)}`, `mood:${uneven(random, words.moods)}`, ...tags],
  };
}

/** Tags used by rows of the base realm's home page. */
const rowTags = ['new', 'feature', 'documentary'] as const;

function series(random: Random, id: number): Series {
  const { title, ...rest } = about(random);
  const seasons = Array.from({ length: 2 }, (_, index) => ({
    id: id + 1 + index,
    title: `Season ${index + 1}`,
    seasonNumber: index + 1,
    ...pictureOf(random),
    episodes: Array.from({ length: 5 }, (_, place) => ({
      ...video(random, EPISODES + (id - COLLECTIONS) * 10 + index * 5 + place, []),
      episodeNumber: place + 1,
    })),
  }));
  return { id, title: `${title}: The Series`, ...rest, access: 'GRANTED', seasons };
}

/**
 * Generates a catalogue with the given number of videos and proportional numbers of series, playlists and events;
 * deterministic per seed.
 */
export function synthCatalogue(titles: number, seed: string): Catalogue {
  const stream = random(`synth/${seed}`);
  const videos = Array.from({ length: titles }, (_, index) =>
    video(stream, FIRST + index, stream.chance(0.05) ? [stream.pick(rowTags)] : []),
  );
  const some = (share: number) => Array.from({ length: Math.ceil(titles / share) }, (_, index) => index);
  return {
    version: '1.1',
    videos,
    series: some(250).map((index) => series(stream, COLLECTIONS + index * 3)),
    playlists: some(500).map((index) => ({
      id: COLLECTIONS * 2 + index,
      ...about(stream),
      items: Array.from({ length: 20 }, () => FIRST + stream.int(0, titles - 1)),
    })),
    events: some(2000).map((index) => ({
      id: COLLECTIONS * 3 + index,
      ...about(stream),
      access: 'GRANTED',
      startsAt: `2026-0${1 + (index % 9)}-15T${String(index % 24).padStart(2, '0')}:00:00Z`,
      duration: 7200,
      repeatsEvery: 1 + (index % 14),
    })),
  };
}
