import { signal } from '@preact/signals-react';
import type { PlaylistPage, PlaylistPart, RowPage } from '#renderers/ports/data.ts';
import type { Ports } from '#renderers/ports/ports.tsx';
import { createToasts } from '#renderers/primitives/toast/create-toasts.ts';
import bucketSchema from '../../../schemas/blocks/bucket.schema.json';
import liveRowSchema from '../../../schemas/blocks/liveRow.schema.json';
import { fakeLists } from './fake-lists.ts';
import { fakePreferences } from './fake-preferences.ts';
import { FakeAnswerForm } from './fake-answer-form.tsx';
import { handedIn } from './handed-in.ts';
import type { Happening } from '#schemas/wire/viewing/analytics.ts';
import type { Bucket } from '#schemas/wire/catalogue/bucket.ts';

/** Query string of the current story. */
export const query = signal(new URLSearchParams());
/** Navigation targets of the current story. */
export const gone: string[] = [];

/** Analytics reports of the current story. */
export const reported: Happening[] = [];

/** Toasts of the current story. */
export const toasts = createToasts();

/** Whether the row `fails` fails in the current story. */
export const failing = signal(true);

/**
 * Returns the schema's example for a row; `events` has cards of live rows, `hangs` never answers, and `fails` fails
 * while `failing` is true.
 */
async function bucket({ bucketId }: RowPage): Promise<Bucket> {
  const name = String(bucketId);
  if (name === 'hangs') return new Promise(() => undefined);
  if (name === 'fails' && failing.peek()) throw new Error('503');
  const cards = name === 'events' && (liveRowSchema.examples[0]?.cards as Bucket['contentList']);
  return {
    ...(bucketSchema.examples[0] as Bucket),
    ...(cards && { contentList: cards }),
    paging: { moreDataAvailable: false },
  };
}

/** A numbered season; every fourth is empty. Series 404 fails. */
const seasonOf = (id: number) => ({ id, title: `Season ${id - 3000}`, episodeCount: id % 4 === 0 ? 0 : 6 });
const season = async (id: number) => seasonOf(id);
const seasonsFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => seasonOf(first + index));

/** Sixty seasons, 3001 to 3060. */
async function seasonsAround(seriesId: number, id: number) {
  if (seriesId === 404) throw new Error('503');
  return {
    preceding: seasonsFrom(Math.max(3001, id - 25), id - 1),
    following: seasonsFrom(id + 1, Math.min(3060, id + 25)),
  };
}

/** A playlist with the bucket example's cards; playlist 404 fails. */
async function playlist({ id, count, lastSeen = 0 }: PlaylistPage): Promise<PlaylistPart> {
  if (id === 404) throw new Error('503');
  const all = (bucketSchema.examples[0] as Bucket).contentList ?? [];
  const vods = all.slice(lastSeen, lastSeen + count);
  const seen = lastSeen + vods.length;
  const paging = { moreDataAvailable: seen < all.length, lastSeen: seen };
  return { title: 'Start here', description: 'Where to begin.', vodCount: all.length, vods, paging };
}

/** Ports for stories: links do not navigate, and reviews of title 404 are rejected. */
export const fakePorts: Ports = {
  data: {
    bucket,
    season,
    seasonsAround,
    playlist,
    suggest: async (query) => (query === 'oka' ? ['Okafor v. Lindqvist', 'Okafor at home'] : []),
    plans: async () => [],
    list: () => Promise.resolve({ entries: [], paging: { moreDataAvailable: false } }),
  },
  navigation: {
    Link: ({ to, children, onClick, ...props }) => (
      <a
        href={to}
        {...props}
        onClick={(event) => {
          onClick?.(event);
          event.preventDefault();
        }}
      >
        {children}
      </a>
    ),
    hrefOf: ({ url, route, id }, values = {}) => {
      const asked = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
      return url ?? (route ? `${route}${asked.size > 0 ? `?${asked}` : ''}` : `#${id}`);
    },
    hrefOfCard: ({ id }) => `#${id}`,
    go: (to) => {
      gone.push(to);
      if (to.startsWith('?')) query.value = new URLSearchParams(to);
    },
  },
  analytics: { report: (happening) => void reported.push(happening) },
  diagnostics: { report: (document, issue) => console.error(document, issue) },
  reviews: {
    post: async (_type, id) => {
      if (id === 404) throw new Error('refused');
    },
  },
  toasts,
  lists: fakeLists,
  share: async () => 'shared',
  player: async () => handedIn().player,
  preferences: async () => fakePreferences,
  streamsAtOnce: () => Promise.reject(new Error('Stories count no streams')),
  watchTogether: () => Promise.reject(new Error('Stories have no rooms')),
  multiView: () => Promise.reject(new Error('Stories play no live events')),
  forms: async () => ({ fields: handedIn().fields, loadAnswerForm: async () => FakeAnswerForm }),
};
