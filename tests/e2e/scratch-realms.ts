import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRealm, edit, type Json } from './realm-copy.ts';

// Realms that tests change or that need settings of their own: copies of lumen without pictures. The server under test
// loads them at its first start (journey-server.ts), so that a test only spends time on loading a realm if loading is
// what it tests.

/** A series of 60 seasons; every tenth has no episodes, and the 31st has 33. */
export const long = { realm: 'marathon', series: 2900, season: (number: number) => 39_000 + number } as const;

/** Titles of the realm `offers`: a film, an event on air, and a future event. */
export const offers = { filmOnSignIn: 1004, onAir: 5001, toComeOnSignIn: 5009 };

/** A realm whose terms a test rewrites; sign-up there needs no activation mail. */
export const changing = 'chapter';

/** Port of the partner page that the plugin of the realm `votes` frames. */
export const VOTE_PORT = 4801;

const LONG_SEASON = 31;
const countEpisodes = (season: number): number => (season === LONG_SEASON ? 33 : season % 10 === 0 ? 0 : 2);

const makeEpisode = (season: number, number: number): Json => ({
  id: 900_000 + season * 100 + number,
  title: `Mile ${season}.${number}`,
  duration: 1500,
  publishedAt: '2022-05-01',
  access: number === 2 ? 'DENIED' : 'GRANTED',
  media: 'harbour-lights',
  episodeNumber: number,
});

const makeSeason = (_: unknown, index: number): Json => ({
  id: long.season(index + 1),
  title: `Year ${index + 1}`,
  description: `The year ${index + 1} of the long run.`,
  seasonNumber: index + 1,
  translations: { es_ES: { title: `Año ${index + 1}` }, ar: { title: `السنة ${index + 1}` } },
  episodes: Array.from({ length: countEpisodes(index + 1) }, (_none, place) => makeEpisode(index + 1, place + 1)),
});

const voteElement = {
  $type: 'plugin',
  $zone: 'list',
  attributes: {
    id: 'vote',
    name: 'Fan vote',
    type: 'VOTE',
    url: `http://localhost:${VOTE_PORT}/vote`,
    title: 'Who won round three?',
    ratio: '4:3',
    payload: { eventId: 5001 },
  },
};

/** Changes a copied realm’s folder. */
type Change = (folder: string) => void;

const changeSettings =
  (change: (settings: Json) => Json): Change =>
  (folder) =>
    edit(path.join(folder, 'realm.json'), (settings) => ({ ...settings, ...change(settings) }));

function addLongSeries(folder: string): void {
  edit(path.join(folder, 'catalogue/series.json'), (catalogue) => ({
    ...catalogue,
    series: [
      ...(catalogue['series'] as Json[]),
      {
        id: long.series,
        title: 'The Long Run',
        description: 'Sixty years on one road.',
        access: 'GRANTED',
        seasons: Array.from({ length: 60 }, makeSeason),
      },
    ],
  }));
}

function addOffers(folder: string): void {
  changeSettings(() => ({ interstitial: 'ENABLED' }))(folder);
  edit(path.join(folder, 'catalogue/events.json'), ({ events, ...others }) => ({
    ...others,
    events: (events as Json[]).map((event) => (event['id'] === offers.onAir ? { ...event, access: 'DENIED' } : event)),
  }));
  const attributes = {
    bucketId: 'offers',
    exid: 'offers',
    name: 'Offers',
    type: 'MIXED',
    source: { type: 'IDS', ids: Object.values(offers) },
  };
  const elements = [{ $type: 'bucket', $zone: 'list', attributes }];
  writeFileSync(path.join(folder, 'pages/offers.json'), JSON.stringify({ version: '1.0', title: 'Offers', elements }));
}

function addVote(folder: string): void {
  changeSettings(() => ({ plugins: { origins: [`http://localhost:${VOTE_PORT}`] } }))(folder);
  edit(path.join(folder, 'pages/home.json'), (home) => ({
    ...home,
    elements: [...(home['elements'] as unknown[]), voteElement],
  }));
}

function setMenusByPlatform(folder: string): void {
  edit(path.join(folder, 'menus/web.json'), (menu) => ({ ...menu, layout: 'TOP' }));
  edit(path.join(folder, 'menus/mobile-web.json'), (menu) => ({ ...menu, layout: 'HAMBURGER' }));
}

const unchanged: Change = () => undefined;

/** The scratch realms by id. A realm that a test publishes to belongs to that test alone. */
const changes: Record<string, Change> = {
  [long.realm]: addLongSeries,
  offers: addOffers,
  votes: addVote,
  platforms: setMenusByPlatform,
  careful: changeSettings(() => ({
    consent: { required: false },
    captcha: { provider: 'proof-of-work', protectedActions: ['LOGIN', 'SIGNUP'] },
  })),
  members: changeSettings(({ authentication }) => ({
    consent: { required: false },
    authentication: { ...(authentication as object), required: true },
  })),
  [changing]: changeSettings(() => ({ selfRegistration: { allowed: true } })),
  onestream: changeSettings(() => ({ streams: { limit: 1 } })),
  'paths-pt': changeSettings(() => ({ languageCode: 'pt' })),
  faulty: unchanged,
  edited: unchanged,
  // The following realms are used by studio tests.
  cloakroom: unchanged,
  foyer: unchanged,
  marquee: unchanged,
  matinee: unchanged,
  notices: unchanged,
  stalls: unchanged,
  vestibule: unchanged,
};

/** Writes the folders of all scratch realms below `parent`; returns their paths. */
export const writeScratchRealms = (parent: string): string[] =>
  Object.entries(changes).map(([id, change]) => {
    const folder = copyRealm(id, `The ${id}`, parent);
    change(folder);
    return folder;
  });
