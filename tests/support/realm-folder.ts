import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Start time of test servers: Saturday, 11 July 2026, between two weekly events of the test realm. */
export const START = '2026-07-11T12:00:00Z';

/** Files of a realm's folder: JSON documents as values, others as text. */
export type FolderFiles = Record<string, unknown>;

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#123456"/></svg>';
const colors = {
  background: '#000000',
  surface: '#111111',
  raised: '#222222',
  text: '#ffffff',
  muted: '#bbbbbb',
  line: '#333333',
  brand: '#ff3d1f',
  onBrand: '#000000',
  live: '#ff0000',
  danger: '#ff6666',
  success: '#00ff00',
  focus: '#ffffff',
};

const video = (id: number, more: object = {}) => ({
  id,
  title: `Title ${id}`,
  duration: 600,
  publishedAt: `2026-01-${String((id % 28) + 1).padStart(2, '0')}`,
  access: 'GRANTED',
  media: 'film',
  tags: ['all'],
  ...more,
});

const bucket = (name: string, source: object, more: object = {}) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: name, exid: `${name}-ex`, name, type: 'MIXED', source, ...more },
});

/** Ids of titles that tests refer to. */
export const ids = {
  free: 1,
  onSignIn: 2,
  denied: 3,
  blocked: 4,
  notYet: 5,
  series: 2001,
  season: 3001,
  secondSeason: 3002,
  episode: 1101,
  playlist: 4001,
  weekly: 5001,
  coming: 5002,
  over: 5003,
  /** Recording of the event `over`. */
  recording: 105,
} as const;

/** Viewer account of every test realm. */
export const viewer = { email: 'Viewer@Playbill.test', password: 'correct horse' } as const;

/** Editor accounts of every test realm. */
export const editors = {
  edda: { email: 'edda@playbill.test', password: 'battery staple', name: 'Edda Editor' },
  otto: { email: 'otto@playbill.test', password: 'battery staple', name: 'Otto Other' },
} as const;

/** Number of videos in the row `all`. */
export const ALL_VIDEOS = 37;

function catalogue(): object {
  const special = [
    video(ids.free),
    video(ids.onSignIn, { access: 'GRANTED_ON_SIGN_IN' }),
    video(ids.denied, { access: 'DENIED', trailers: [ids.onSignIn] }),
    video(ids.blocked, { geoblocked: true }),
    video(ids.notYet, { available: false }),
  ];
  const many = Array.from({ length: ALL_VIDEOS - special.length }, (_, index) =>
    video(100 + index, {
      title: `Title ${(index * 7) % 11}`,
      ...(100 + index === ids.recording && { liveEventId: ids.over }),
    }),
  );
  const season = (id: number, number: number, first: number) => ({
    id,
    title: `Season ${number}`,
    seasonNumber: number,
    episodes: [0, 1, 2].map((index) => video(first + index, { episodeNumber: index + 1 })),
  });
  return {
    version: '1.0',
    videos: [...special, ...many],
    series: [
      {
        id: ids.series,
        title: 'Corner Stories',
        description: 'About corners.',
        access: 'GRANTED',
        categories: ['Documentary'],
        translations: { es_ES: { title: 'Historias de esquina' } },
        seasons: [season(ids.season, 1, ids.episode), season(ids.secondSeason, 2, ids.episode + 10)],
      },
    ],
    playlists: [{ id: ids.playlist, title: 'Start here', items: [104, ids.episode, 102, 103] }],
    events: [
      {
        id: ids.weekly,
        title: 'Weekly',
        access: 'GRANTED',
        startsAt: '2026-01-05T20:00:00Z',
        duration: 3600,
        repeatsEvery: 7,
        location: 'Gothenburg',
        media: 'film',
      },
      { id: ids.coming, title: 'Coming', access: 'DENIED', startsAt: '2026-12-05T20:00:00Z', duration: 3600 },
      { id: ids.over, title: 'Over', access: 'GRANTED', startsAt: '2020-12-05T20:00:00Z', duration: 3600 },
    ],
  };
}

/** Files of a small but complete realm. */
export const realmFiles = (id: string): FolderFiles => ({
  'realm.json': {
    version: '1.0',
    id,
    name: `The ${id} realm`,
    hosts: [`${id}.localhost`, `www.${id}.test`],
    languages: ['en_US', 'es_ES'],
    defaultLocale: 'en_US',
    logos: { main: 'assets/logo.svg', small: 'assets/logo.svg' },
    authentication: { providers: [{ name: 'ID', form: 'login' }] },
    territory: { blocked: ['KP'] },
    dvr: { window: 30 },
  },
  'theme.json': {
    version: '1.0',
    scheme: 'dark',
    colors,
    fonts: { text: { family: 'Arial' }, display: { family: 'Arial' } },
  },
  'media.json': {
    version: '1.0',
    media: {
      film: {
        duration: 22,
        hls: '/media/film/master.m3u8',
        dash: '/media/film/manifest.mpd',
        subtitles: [{ language: 'en', format: 'vtt', url: '/media/film/en.vtt' }],
        annotations: { titles: '/media/film/chapters.vtt' },
        live: { hls: '/media/film/live/master.m3u8?dw=10', dash: 'https://live.test/dw=10/manifest.mpd' },
      },
    },
  },
  'menus/web.json': {
    version: '1.0',
    platform: 'WEB',
    layout: 'TOP',
    defaultView: 'home',
    items: [{ id: 'home', label: 't:greeting', type: 'SECTION', data: { sectionId: 'home' } }],
  },
  'forms/login.json': {
    version: '1.0',
    submitLabel: 't:signIn',
    fields: [
      { id: 'id', type: 'email', label: 't:greeting', required: true, messages: {} },
      { id: 'secret', type: 'password', label: 't:greeting', required: true, messages: {} },
    ],
  },
  'labels/en_US.json': {
    version: '1.0',
    locale: 'en_US',
    labels: {
      greeting: 'Hello',
      only: 'Only English',
      cards: '{count, plural, one {# card} other {# cards}}',
      token: 'Hi {{name}}',
    },
  },
  'labels/es_ES.json': { version: '1.0', locale: 'es_ES', labels: { greeting: 'Hola' } },
  'pages/home.json': {
    version: '1.0',
    title: 't:greeting',
    elements: [
      { $type: 'textBlock', $zone: 'list', attributes: { title: 't:greeting', text: 't:only' } },
      bucket('all', { type: 'VIDEOS', tag: 'all', sort: 'NEWEST' }),
      bucket('titles', { type: 'VIDEOS', sort: 'TITLE', limit: 23 }),
      bucket('picked', { type: 'IDS', ids: [104, ids.series, ids.playlist, 102, ids.weekly] }),
      bucket('playlist', { type: 'PLAYLIST_ITEMS', playlistId: ids.playlist }),
      bucket('live', { type: 'LIVE' }),
      bucket('upcoming', { type: 'UPCOMING' }),
      { $type: 'cardList', $zone: 'list', attributes: { type: 'GRID', source: { type: 'SERIES' } } },
    ],
  },
  'pages/more.json': {
    version: '1.0',
    title: 'More',
    elements: [bucket('oldest', { type: 'VIDEOS', sort: 'OLDEST' }, { bucketId: 7 })],
  },
  'catalogue/all.json': catalogue(),
  'demo/accounts.json': {
    version: '1.0',
    accounts: [
      { ...viewer, name: 'Vera Viewer', role: 'viewer' },
      { ...editors.edda, role: 'editor' },
      { ...editors.otto, role: 'editor' },
    ],
  },
  'assets/logo.svg': svg,
  'pictures/1.svg': svg,
});

/** Writes a realm to a temporary folder. `changes` replaces files; undefined omits one. */
export async function writeRealm(
  id: string,
  changes: FolderFiles = {},
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `playbill-realm-${id}-`));
  for (const [name, content] of Object.entries({ ...realmFiles(id), ...changes })) {
    if (content === undefined) continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2),
    );
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
