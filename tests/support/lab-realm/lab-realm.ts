import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { realmFiles, writeRealm } from '../realm-folder.ts';
import { labAds } from './ads.ts';
import { labFilms } from './films.ts';
import { writeTones } from './tones/tones.ts';
import { labCollections, labTitles, type LabTitle } from './titles.ts';

const films = path.join(import.meta.dirname, '../../../fixtures/media');
const DAY_MS = 86_400_000;

const shared = ({ name, id, film, duration, audioOnly }: LabTitle) => ({
  id,
  title: name,
  duration,
  access: 'GRANTED',
  media: film,
  ...(audioOnly && { audioOnly }),
});
const of = (kind: LabTitle['kind']) => labTitles.filter((title) => title.kind === kind);
const published = { publishedAt: '2026-01-01' };

/**
 * The start of the lab's events, at midnight of the previous day. Each lasts until its next day's broadcast starts, so
 * it is always on air.
 */
const midnight = (now: number) =>
  `${new Date(Math.floor(now / DAY_MS) * DAY_MS - DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`;

const catalogue = (now: number) => ({
  version: '1.0',
  videos: of('VIDEO').map((title) => ({ ...shared(title), ...published, tags: ['all'] })),
  series: [
    {
      id: labCollections.series,
      title: 'Skips',
      access: 'GRANTED',
      seasons: [
        {
          id: labCollections.season,
          title: 'Season 1',
          seasonNumber: 1,
          episodes: of('EPISODE').map((title, index) => ({ ...shared(title), ...published, episodeNumber: index + 1 })),
        },
      ],
    },
  ],
  playlists: [{ id: labCollections.playlist, title: 'Skips', items: of('EPISODE').map(({ id }) => id) }],
  events: of('EVENT').map((title) => ({ ...shared(title), startsAt: midnight(now), repeatsEvery: 1 })),
});

const bucket = (name: string, source: object) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: name, exid: name, name, type: 'MIXED', source },
});

/** The lab realm's folders, and settings for a program that uses them. */
export interface LabRealm {
  folder: string;
  mediaFolder: string;
  settings: Record<string, string>;
  remove: () => Promise<void>;
}

/** Creates a media folder with the demo videos, the video with tones, and the lab's ads. */
function writeMedia(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-lab-media-'));
  for (const film of readdirSync(films))
    if (film !== 'ads') symlinkSync(path.join(films, film), path.join(folder, film));
  writeTones(path.join(films, 'the-walkout'), path.join(folder, 'tones'));
  mkdirSync(path.join(folder, 'ads'));
  cpSync(path.join(films, 'ads'), path.join(folder, 'ads'), { recursive: true });
  for (const [file, text] of Object.entries(labAds)) writeFileSync(path.join(folder, 'ads', file), text);
  return folder;
}

/** Creates the realm `lab`, whose titles (`labTitles`) cover one playback case each. `now` in milliseconds. */
export async function writeLabRealm(now = Date.now()): Promise<LabRealm> {
  const { folder, remove } = await writeRealm('lab', {
    'realm.json': {
      ...(realmFiles('lab')['realm.json'] as object),
      name: 'Lab',
      multiView: { enabled: true, max: 4 },
      streams: { limit: 4 },
      player: { cmcd: true },
      ads: { nonceProviders: ['house'] },
      bridge: { allowedOrigins: ['http://host.localhost:3100'] },
    },
    'media.json': { version: '1.0', media: labFilms },
    'catalogue/all.json': catalogue(now),
    'pages/home.json': {
      version: '1.0',
      title: 'Lab',
      elements: [bucket('all', { type: 'VIDEOS', tag: 'all' }), bucket('live', { type: 'LIVE' })],
    },
    'pages/more.json': undefined,
    'media/walkout.mp4': readFileSync(path.join(films, 'the-walkout/preview.mp4')),
    'media/walkout.en.srt': '1\n00:00:00,000 --> 00:00:12,000\nOne file is enough.\n',
  });
  const mediaFolder = writeMedia();
  return {
    folder,
    mediaFolder,
    settings: {
      PLAYBILL_REALMS: folder,
      PLAYBILL_MEDIA: mediaFolder,
    },
    remove: async () => {
      await remove();
      await rm(mediaFolder, { recursive: true, force: true });
    },
  };
}
