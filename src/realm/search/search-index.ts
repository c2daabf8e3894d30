import { titleIn } from '../catalogue/words-of-content.ts';
import type { Database } from '../db/client.ts';
import type { ContentKind } from '../db/columns/content.ts';
import { inRealm } from '../db/scope.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
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

function entryOf({ id, kind, title, words, series, categories }: Searchable, locale: string): Entry {
  // Whoever knows a title by its first name, or cannot type the language's letters, finds it as well.
  const parts = [
    series && titleIn(series, locale),
    series?.title,
    title,
    ...(words?.[locale]?.categories ?? []),
    ...(categories ?? []),
  ];
  return {
    id,
    title: fold(titleIn({ title, translations: words }, locale)),
    about: fold(parts.filter(Boolean).join(' ')),
    weight: weights[kind],
  };
}

interface Made {
  revision: number;
  locales: Map<string, Promise<Entry[]>>;
}

// As the words are: per database and realm, made anew when a load raises the revision. Every instance makes the same.
const known = new WeakMap<Database, Map<string, Made>>();

/** All titles of a realm in a language, ready to be searched. */
export function searchIndex(db: Database, realm: RealmRecord, locale: string): Promise<Entry[]> {
  const realms = known.get(db) ?? new Map<string, Made>();
  known.set(db, realms);
  let made = realms.get(realm.id);
  if (made?.revision !== realm.revision) {
    made = { revision: realm.revision, locales: new Map() };
    realms.set(realm.id, made);
  }
  const { locales } = made;
  const found = locales.get(locale);
  if (found) return found;
  const entries = inRealm(db, realm.id, (tx) => listSearchable(tx, realm.id)).then((titles) =>
    titles.map((title) => entryOf(title, locale)),
  );
  locales.set(locale, entries);
  entries.catch(() => locales.delete(locale));
  return entries;
}
