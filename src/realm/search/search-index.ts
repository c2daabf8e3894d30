import { titleIn } from '../catalogue/content-texts.ts';
import type { Database } from '../db/client.ts';
import type { ContentKind } from '../db/columns/content.ts';
import { inRealm } from '../db/scope.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import { keptPerRevision } from '../realms/snapshot.ts';
import { fold } from './fold.ts';
import type { Entry } from './rank.ts';
import { listSearchable, type Searchable } from './search.store.ts';

const weights: Readonly<Record<ContentKind, number>> = {
  SERIES: 0,
  VIDEO: 1,
  EVENT: 1,
  PLAYLIST: 2,
  EPISODE: 3,
  SEASON: 4,
};

function entryOf({ id, kind, title, translations, series, categories }: Searchable, locale: string): Entry {
  // Whoever knows a title by its first name, or cannot type the language's letters, finds it as well.
  const parts = [
    series && titleIn(series, locale),
    series?.title,
    title,
    ...(translations?.[locale]?.categories ?? []),
    ...(categories ?? []),
  ];
  return {
    id,
    title: fold(titleIn({ title, translations }, locale)),
    about: fold(parts.filter(Boolean).join(' ')),
    weight: weights[kind],
  };
}

const kept = keptPerRevision<Entry[]>('search');

/** All titles of a realm in a language, ready to be searched. */
export const searchIndex = (db: Database, realm: RealmRecord, locale: string): Promise<Entry[]> =>
  kept(db, realm, locale, async () => {
    const titles = await inRealm(db, realm.id, (tx) => listSearchable(tx, realm.id));
    return titles.map((title) => entryOf(title, locale));
  });
