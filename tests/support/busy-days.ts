import { rm } from 'node:fs/promises';
import { loadRealm } from '#server/app/load-realm.ts';
import { realmFiles, writeRealm } from './realm-folder.ts';
import type { TestServer } from './realm-server.ts';

const eventDay = '2026-07-14';
const releaseDay = '2026-06-01';
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** A realm with a day of 130 events, six in each ten minutes, and a day with 230 releases. */
export const busy = { eventDay, releaseDay, events: from(6001, 130), released: from(8001, 230) } as const;

/** Loads the busy days into a test realm. */
export async function loadBusyDays(server: TestServer, realm: string): Promise<void> {
  const catalogue = realmFiles(realm)['catalogue/all.json'] as { videos: object[]; events: object[] };
  const first = Date.parse(`${eventDay}T12:00:00Z`);
  const events = busy.events.map((id, index) => ({
    id,
    title: `Bout ${id}`,
    access: 'GRANTED',
    startsAt: new Date(first + Math.floor(index / 6) * 600_000).toISOString().replace('.000', ''),
    duration: 600,
  }));
  const videos = busy.released.map((id) => ({
    id,
    title: `Film ${id}`,
    duration: 60,
    publishedAt: releaseDay,
    access: 'GRANTED',
    media: 'film',
  }));
  const all = { ...catalogue, videos: [...catalogue.videos, ...videos], events: [...catalogue.events, ...events] };
  const { folder } = await writeRealm(realm, { 'catalogue/all.json': all });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true, force: true });
}
