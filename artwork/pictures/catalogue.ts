import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Kind, Subject } from './subject.ts';

const text = z.union([z.string(), z.record(z.string(), z.string())]);

const title = z.object({
  id: z.number().int(),
  title: text,
  tags: z.array(z.string()).default([]),
  scene: z.string().optional(),
  picture: z.string().optional(),
});
type Source = z.infer<typeof title>;

const season = title.extend({ title: text.default(''), episodes: z.array(title).default([]) });

const catalogue = z.object({
  videos: z.array(title).default([]),
  series: z.array(title.extend({ seasons: z.array(season).default([]) })).default([]),
  playlists: z.array(title).default([]),
  events: z.array(title).default([]),
});

function subject(kind: Kind, source: Source, parent?: Subject): Subject {
  const { id, tags, scene } = source;
  const name =
    typeof source.title === 'string' ? source.title : (source.title['en_US'] ?? Object.values(source.title)[0] ?? '');
  return { id, kind, title: name, tags, ...(scene && { scene }), ...(parent && { parent }) };
}

/** Whether a title has no picture of its own, or another's, such as its season's. */
const isDrawn = ({ id, picture }: Source) => picture === undefined || picture === `pictures/${id}.svg`;

/** Lists every title of one catalogue document that gets a picture. */
export function subjectsOf(document: unknown): Subject[] {
  const { videos, series, playlists, events } = catalogue.parse(document);
  return [
    ...videos.filter(isDrawn).map((video) => subject('video', video)),
    ...series.flatMap((show) => {
      const parent = subject('series', show);
      const parts = show.seasons.flatMap((part) => [
        ...[part].filter(isDrawn).map((season) => subject('season', season, parent)),
        ...part.episodes.filter(isDrawn).map((episode) => subject('episode', episode, parent)),
      ]);
      return [...(isDrawn(show) ? [parent] : []), ...parts];
    }),
    ...playlists.filter(isDrawn).map((playlist) => subject('playlist', playlist)),
    ...events.filter(isDrawn).map((event) => subject('event', event)),
  ];
}

/** Reads every catalogue document of a realm, in the order of file names. */
export async function readSubjects(realm: string): Promise<Subject[]> {
  const folder = join(realm, 'catalogue');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const documents = await Promise.all(
    files.map(async (name): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return documents.flatMap(subjectsOf);
}
