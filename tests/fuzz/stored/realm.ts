import { accountFiles } from '../../support/accounts-realm.ts';
import { type FolderFiles, realmFiles } from '../../support/realm-folder.ts';

/** Id of the realm whose rows are mutated. */
export const REALM = 'north';

const element = ($type: string, attributes: object) => ({ $type, $zone: 'list', attributes });
const bucket = (name: string, source: object) =>
  element('bucket', { bucketId: name, exid: `${name}-ex`, name, type: 'MIXED', source });

const video = (id: number, more: object = {}) => ({
  id,
  title: `Marked${id}x`,
  description: `About ${id}.`,
  duration: 600,
  publishedAt: `2026-01-${String((id % 28) + 1).padStart(2, '0')}`,
  access: 'GRANTED',
  media: 'film',
  tags: ['all', 'mood:loud'],
  categories: ['Documentary'],
  rating: 'PG',
  year: 2020,
  audioTracks: ['en', 'es'],
  translations: { es_ES: { title: `Marked${id}x es` } },
  ...more,
});

const catalogue = {
  version: '1.0',
  videos: [
    video(1, { trailers: [3] }),
    video(2, { access: 'GRANTED_ON_SIGN_IN' }),
    video(3, { access: 'DENIED' }),
    video(4, { audioOnly: true, placeholder: '#123456' }),
    video(5, { premiereRelease: { type: 'PREMIERE', scheduledAt: '2026-12-01T20:00:00Z' } }),
  ],
  series: [
    {
      id: 21,
      title: 'Marked21x',
      description: 'About a series.',
      access: 'GRANTED',
      categories: ['Documentary'],
      translations: { es_ES: { title: 'Marked21x es' } },
      seasons: [
        { id: 31, title: 'Marked31x', seasonNumber: 1, episodes: [video(11), video(12)] },
        { id: 32, title: 'Marked32x', seasonNumber: 2, episodes: [video(13)] },
      ],
    },
  ],
  playlists: [{ id: 41, title: 'Marked41x', items: [1, 11, 4] }],
  events: [
    {
      id: 51,
      title: 'Marked51x',
      access: 'GRANTED',
      startsAt: '2026-01-05T20:00:00Z',
      duration: 3600,
      repeatsEvery: 7,
      location: 'Gothenburg',
    },
    { id: 52, title: 'Marked52x', access: 'GRANTED', startsAt: '2030-12-05T20:00:00Z', duration: 3600 },
    {
      id: 53,
      title: 'Marked53x',
      access: 'GRANTED',
      startsAt: '2026-01-05T00:00:00Z',
      duration: 86_400,
      repeatsEvery: 1,
      programmes: [{ id: 1, episode: 'Morning', offset: 0, duration: 43_200 }],
    },
  ],
};

const text = (mark: string) => element('textBlock', { title: mark, text: 't:only' });

/** A realm with data of every kind that the database holds; each item has a unique marker text. */
export const files = (): FolderFiles => ({
  ...realmFiles(REALM),
  ...accountFiles(REALM, {
    consent: { required: false },
    watchlistsEnabled: true,
    socialSharing: {
      enabled: true,
      universalLink: '/{path}',
      trackingConfiguration: [{ name: 'utm_source', value: 'north' }],
    },
    interstitial: 'DISABLED',
    spoilers: { tags: ['result'] },
    plugins: { origins: ['https://plugins.example.org'] },
    pictures: { origins: ['https://pictures.example.org'] },
  }),
  'forms/login.json': {
    version: '1.0',
    submitLabel: 't:greeting',
    fields: [
      { id: 'id', type: 'email', label: 'MarkedFieldIdx', required: true, messages: {} },
      { id: 'secret', type: 'password', label: 'MarkedFieldSecretx', required: true, messages: {} },
    ],
  },
  'catalogue/all.json': catalogue,
  'pages/home.json': {
    version: '1.1',
    title: 't:greeting',
    elements: [
      element('hero', {
        title: 'MarkedHerox',
        background: { imageUrl: '/images/north/pictures/1.svg' },
        primaryButton: { type: 'WATCH_NOW', text: 'Go', link: { type: 'VOD', id: 1 } },
      }),
      text('MarkedAx'),
      bucket('all', { type: 'VIDEOS', tag: 'all', sort: 'NEWEST' }),
      bucket('titles', { type: 'VIDEOS', sort: 'TITLE' }),
      bucket('playlist', { type: 'PLAYLIST_ITEMS', playlistId: 41 }),
      bucket('upcoming', { type: 'UPCOMING' }),
      bucket('epg', { type: 'EPG' }),
      element('cardList', { type: 'GRID', source: { type: 'SERIES' } }),
      element('news', { source: { feedName: 'club' } }),
      element('fighters', { source: {} }),
      element('gridBlock', { title: 'MarkedGridx', elements: [{ text: 'MarkedCellx' }] }),
      text('MarkedBx'),
    ],
  },
  'pages/more.json': {
    version: '1.1',
    title: 'More',
    elements: [
      text('MarkedCx'),
      element('plugin', {
        id: 'scores',
        name: 'Scores',
        type: 'STATS',
        url: 'https://plugins.example.org/scores',
        title: 'MarkedPluginx',
        height: 480,
      }),
      element('reviewForm', {
        contentId: 1,
        contentType: 'VOD',
        title: 'MarkedReviewx',
        submitLabel: 'Post',
        allowed: true,
        fields: [{ id: 'text', type: 'text', label: 'What', required: true, messages: {} }],
      }),
      text('MarkedDx'),
    ],
  },
  'menus/web.json': {
    version: '1.0',
    platform: 'WEB',
    layout: 'TOP',
    defaultView: 'home',
    items: [
      { id: 'home', label: 'MarkedHomex', type: 'SECTION', data: { sectionId: 'home' } },
      { id: 'more', label: 'MarkedMorex', type: 'SECTION', data: { sectionId: 'more' } },
      {
        id: 'with',
        label: 'MarkedWithx',
        type: 'SECTION',
        data: { sectionId: 'more' },
        children: [{ id: 'in', label: 'MarkedWithinx', type: 'SECTION', data: { sectionId: 'home' } }],
      },
    ],
  },
  'news.json': {
    version: '1.0',
    feeds: [
      { feedName: 'club', title: 'MarkedClubx' },
      { feedName: 'press', title: 'MarkedPressx' },
      { feedName: 'gym', title: 'MarkedGymx' },
    ],
    items: ['one', 'two', 'three'].map((id, index) => ({
      id,
      feedName: 'club',
      title: `MarkedNews${id}x`,
      summary: 'Short.',
      body: '<p>Long.</p>',
      publishedAt: `2026-0${index + 1}-01T09:00:00Z`,
      translations: { es_ES: { title: `MarkedNews${id}x es` } },
    })),
  },
  'fighters.json': {
    version: '1.0',
    fighters: ['ada', 'bea', 'cy'].map((id) => ({
      id,
      name: `MarkedFighter${id}x`,
      nickname: 'Nick',
      description: 'Who.',
      record: { wins: 1, losses: 2, noContests: 0 },
      country: 'SE',
      weightClass: 'Heavy',
      titles: [1],
      bouts: [{ opponentId: 'bea', outcome: 'win', method: 'split', round: 3, time: '2:30', event: 'Cup' }],
    })),
  },
  'guide.json': {
    version: '1.0',
    programmes: [
      {
        id: 1,
        episode: 'MarkedProgramme1x',
        programme: 'A show',
        translations: { es_ES: { episode: 'MarkedProgramme1x es' } },
      },
      { id: 2, episode: 'MarkedProgramme2x', tags: ['result'] },
      { id: 3, episode: 'MarkedProgramme3x' },
    ],
    timetables: [
      {
        name: 'daily',
        startsAt: '2026-01-05T00:00:00Z',
        repeatsEvery: 1,
        airings: [
          { programme: 1, offset: 0, duration: 28_800 },
          { programme: 2, offset: 28_800, duration: 28_800 },
          { programme: 3, offset: 57_600, duration: 28_800 },
        ],
      },
    ],
    channels: [{ id: 53, timetable: 'daily' }, { id: 51 }],
  },
  'texts.json': {
    version: '1.0',
    texts: [
      { key: 'terms', title: 'MarkedTermsx', text: '<p>Be kind.</p>' },
      { key: 'privacy', title: 'MarkedPrivacyx', text: 't:only' },
    ],
  },
  'consent/terms.json': {
    version: '1.0',
    terms: ['a', 'b', 'c'].map((name, index) => ({
      fieldName: name,
      fieldType: index === 0 ? 'INFORMATION_TEXT' : 'BINARY_CHOICE',
      label: `MarkedTerm${name}x`,
      text: `MarkedTermText${name}x`,
      required: index === 1,
    })),
  },
});

/** Ids of the seasons and episodes that also appear with a series or season, keyed by its id. */
export const children: Readonly<Record<string, readonly number[]>> = {
  21: [31, 32, 11, 12, 13],
  31: [11, 12],
  32: [13],
};

/** Ids of the trailers that also appear with a title, keyed by its id. */
export const trailers: Readonly<Record<string, readonly number[]>> = { 1: [3] };

/** Markers of the programmes in the guide, keyed by the id of their channel. */
export const onAir: Readonly<Record<string, readonly string[]>> = {
  53: ['MarkedProgramme1x', 'MarkedProgramme2x', 'MarkedProgramme3x'],
};

/** Ids of the series and seasons that an episode’s card also names, keyed by the episode’s id. */
export const parents: Readonly<Record<string, readonly number[]>> = { 11: [21, 31], 12: [21, 31], 13: [21, 32] };

/** Paths of the realm’s pages; `of` names the entity that a detail page belongs to. */
export const pages: readonly { path: string; of?: string }[] = [
  { path: '/' },
  { path: '/?lang=es_ES' },
  { path: '/section/more' },
  { path: '/video/1', of: 'contents 1' },
  { path: '/video/11', of: 'contents 11' },
  { path: '/series/21', of: 'contents 21' },
  { path: '/season/31', of: 'contents 31' },
  { path: '/playlist/41', of: 'contents 41' },
  { path: '/live/51', of: 'contents 51' },
  { path: '/live/53', of: 'contents 53' },
  { path: '/search?query=marked' },
  { path: '/grid' },
  { path: '/grid?sort=TITLE&lang=es_ES' },
  { path: '/browse' },
  { path: '/news' },
  { path: '/news/club/one', of: 'news one' },
  { path: '/fighters' },
  { path: '/fighters/ada', of: 'fighters ada' },
  { path: '/externalpage/terms', of: 'definitions texts texts' },
  { path: '/plugin/scores', of: 'definitions page more' },
  { path: '/login' },
  { path: '/signup' },
  { path: '/schedule' },
  { path: '/releases' },
  { path: '/upcoming' },
  { path: '/livenow' },
  { path: '/epg' },
  { path: '/sitemap.xml' },
  { path: '/manifest.webmanifest' },
];

/** API calls that guests make. */
export const calls: readonly { path: string; of?: string }[] = [
  { path: '/api/v1/init?section=home' },
  { path: '/api/v4/content/home?bpp=20&rpp=20' },
  { path: '/api/v4/content/home/bucket/all?rpp=20', of: 'definitions page home' },
  { path: '/api/v1/search?query=marked' },
  { path: '/api/v1/view/content-grid?facet=category:Documentary' },
  { path: '/api/v2/popular' },
  { path: '/api/v2/texts' },
  { path: '/api/v2/label' },
  { path: '/api/v2/menu-items' },
  { path: '/api/v2/consent-prompt' },
  { path: '/api/v2/event/live' },
  { path: '/api/v2/event/upcoming' },
  { path: '/api/v4/epg?from=2026-11-11T00:00:00Z&to=2026-11-12T00:00:00Z' },
  { path: '/api/v2/news' },
  { path: '/api/v2/fighters' },
  { path: '/api/v4/vod/1', of: 'contents 1' },
  { path: '/api/v3/stream/vod/1', of: 'contents 1' },
  { path: '/api/v4/playlist/41', of: 'contents 41' },
  { path: '/api/v4/season/31', of: 'contents 31' },
  { path: '/api/v4/series/21', of: 'contents 21' },
];

/** Further API calls of a signed-in viewer. */
export const ownCalls: readonly { path: string }[] = [
  { path: '/api/v2/user/profile' },
  { path: '/api/v2/user/address' },
  { path: '/api/v2/consent-prompt' },
  { path: '/api/v2/favourite/vods' },
  { path: '/api/v2/customer/history/vod' },
  { path: '/api/v3/user/watchlist' },
  { path: '/api/v2/content/VOD/1/reviews' },
  { path: '/api/v1/view?type=history' },
  { path: '/api/v1/view?type=favourites' },
];
