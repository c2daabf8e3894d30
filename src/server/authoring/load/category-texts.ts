import type { Labels } from '#schemas/generated/types.ts';
import type { ContentBody } from '../../platform/db/columns/content.ts';
import { facetLabel } from '../../catalogue/grid/facet-key.ts';

type Titled = Pick<ContentBody, 'categories' | 'translations'>;

/**
 * Translates the categories of titles with the labels of the content grid. A category that is also the value of a tag
 * uses the tag's label: `Flyweight` with the tag `division:Flyweight`.
 */
export function categoryTexts(labels: readonly Labels[]): <T extends Titled>(body: T, tags: readonly string[]) => T {
  const languages = labels.map(({ locale, labels: texts }) => ({ locale, texts: texts as Record<string, string> }));
  return (body, tags) => {
    const { categories = [], translations = {} } = body;
    if (categories.length === 0) return body;
    const groupOf = (value: string) => tags.find((tag) => tag.endsWith(`:${value}`))?.split(':')[0] ?? 'category';
    const keys = categories.map((category) => facetLabel(groupOf(category), category));
    const translated = languages.flatMap(({ locale, texts }) => {
      const names = categories.map((category, index) => texts[keys[index] ?? ''] ?? category);
      return names.some((name, index) => name !== categories[index]) ? [[locale, names] as const] : [];
    });
    if (translated.length === 0) return body;
    const added = Object.fromEntries(
      translated.map(([locale, names]) => [locale, { ...translations[locale], categories: names }]),
    );
    return { ...body, translations: { ...translations, ...added } };
  };
}
