import { matchLocale } from '../../definitions/labels/locale.ts';
import type { ContentRecord } from './catalogue.store.ts';
import type { ContentTexts } from '../../platform/db/columns/content.ts';

/** Returns a title's texts in a locale; untranslated texts are in the realm's default language. */
export function contentTexts(
  { title, body }: Pick<ContentRecord, 'title' | 'body'>,
  locale: string,
): ContentTexts & { title: string } {
  const { description, longDescription, categories, translations = {} } = body;
  const key = matchLocale(locale, Object.keys(translations));
  return {
    title,
    ...(description !== undefined && { description }),
    ...(longDescription !== undefined && { longDescription }),
    ...(categories !== undefined && { categories }),
    ...(key !== undefined && translations[key]),
  };
}

/** Returns the translated name of a series or season; undefined if it is not translated. */
export function getTitleText(
  parent: { title: string; translations: Record<string, ContentTexts> | null },
  locale: string,
): string {
  const key = matchLocale(locale, Object.keys(parent.translations ?? {}));
  return (key !== undefined && parent.translations?.[key]?.title) || parent.title;
}
