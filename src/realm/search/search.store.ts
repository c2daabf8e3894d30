import { sql } from 'kysely';
import type { ContentKind, ContentTexts } from '../db/columns/content.ts';
import type { Tx } from '../db/scope.ts';
import { storedName, storedTexts, storedTranslations } from '../catalogue/stored-title.ts';

type Translations = Record<string, ContentTexts> | null;

/** What of a title can be searched. */
export interface Searchable {
  id: number;
  kind: ContentKind;
  title: string;
  translations: Translations;
  categories: string[] | null;
  series: { title: string; translations: Translations } | null;
}

/** Every title that has a page or plays, newest first; seasons are found by their series. */
export async function listSearchable(tx: Tx, realm: string): Promise<Searchable[]> {
  const rows = await tx
    .selectFrom('contents as c')
    .leftJoin('contents as series', (join) =>
      join.onRef('series.realm', '=', 'c.realm').onRef('series.id', '=', 'c.series_id'),
    )
    .select([
      'c.id',
      'c.kind',
      'c.title',
      sql<unknown>`c.body -> 'translations'`.as('translations'),
      sql<unknown>`c.body -> 'categories'`.as('categories'),
      'series.title as series_title',
      sql<unknown>`series.body -> 'translations'`.as('series_translations'),
    ])
    .where('c.realm', '=', realm)
    .where('c.kind', '<>', 'SEASON')
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.flatMap(({ id, kind, title, translations, categories, series_title, series_translations }) => {
    const name = storedName(title);
    if (name === undefined) return [];
    return [
      {
        id,
        kind,
        title: name,
        translations: storedTranslations(translations),
        categories: storedTexts(categories),
        series:
          series_title === null ? null : { title: series_title, translations: storedTranslations(series_translations) },
      },
    ];
  });
}

/** Numbers of the newest series and films: what a search shows before anything is typed. */
export async function listPopular(tx: Tx, realm: string, count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('contents')
    .select('id')
    .where('realm', '=', realm)
    .where('kind', 'in', ['VIDEO', 'SERIES'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
