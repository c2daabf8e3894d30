import type { TextsByKey } from '#schemas/labels/icu.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { baseTexts, lastResort } from '../../definitions/labels/base.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { isComplete, type RealmBundle, getWrittenValue } from './bundle.ts';
import { labelUses } from './label-uses.ts';
import { warning } from './mistakes.ts';
import { mapParts } from './written.ts';

/** Number of translated texts in a set of texts, and size of the set. */
interface Share {
  translated: number;
  all: number;
}

/** Translation coverage of one language of a realm. */
export interface LanguageCoverage {
  locale: string;
  /**
   * Labels of Playbill's own user interface. They count as translated if Playbill ships the language or the realm
   * translates them.
   */
  product: Share;
  /** How many of the realm's own labels are translated. */
  realm: Share;
  /**
   * Titles, programmes, fighters and news. Only their translations count, because their main texts are in the default
   * language.
   */
  content: Share;
}

/** Paths of lists whose items have `translations`. */
const contentPaths = {
  catalogue: [
    '/videos',
    '/series',
    '/series/*/seasons',
    '/series/*/seasons/*/episodes',
    '/playlists',
    '/events',
    '/events/*/programmes',
  ],
  fighters: ['/fighters'],
  guide: ['/programmes'],
  news: ['/items'],
} as const;

/** Locales of each item's translations, besides the default language. */
function translationsIn({ catalogue, fighters, guide, news }: RealmBundle): string[][] {
  const sources = [
    ...catalogue.map((source) => ({ source, paths: contentPaths.catalogue })),
    ...(fighters ? [{ source: fighters, paths: contentPaths.fighters }] : []),
    ...(guide ? [{ source: guide, paths: contentPaths.guide }] : []),
    ...(news ? [{ source: news, paths: contentPaths.news }] : []),
  ];
  return sources.flatMap(({ source, paths }) =>
    paths.flatMap((path) =>
      mapParts(getWrittenValue(source), path, (_pointer, { translations }) => Object.keys(translations ?? {})),
    ),
  );
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';
const countIn = (keys: readonly string[], texts: TextsByKey): Share => ({
  translated: keys.filter((key) => isText(texts[key])).length,
  all: keys.length,
});

/** A realm's own labels in a locale; empty without a file for it. */
export const ownLabels = ({ labels }: RealmBundle, locale: string): TextsByKey =>
  labels.find(({ document, name }) => document.locale === locale || name === locale)?.document.labels ?? {};

/** Keys of the realm's own labels: those of its default language and those that documents use. */
export function realmKeys(bundle: RealmBundle): string[] {
  const { named, messages } = labelUses(bundle);
  const keys = [
    ...Object.keys(ownLabels(bundle, bundle.settings.document.defaultLocale)),
    ...named.map(({ key }) => key),
    ...messages.map(({ key }) => key),
  ];
  return [...new Set(keys)].filter((key) => !Object.hasOwn(lastResort, key));
}

/** Translation coverage of each language, the default first. */
export function coverageOf(bundle: RealmBundle): LanguageCoverage[] {
  const { defaultLocale, languages } = bundle.settings.document;
  const productKeys = Object.keys(lastResort);
  const keys = realmKeys(bundle);
  const translations = translationsIn(bundle);
  return [...new Set([defaultLocale, ...languages])].map((locale) => {
    const own = ownLabels(bundle, locale);
    const isIn = (locales: readonly string[]) => locale === defaultLocale || matchLocale(locale, locales) !== undefined;
    return {
      locale,
      product: countIn(productKeys, { ...baseTexts(locale), ...own }),
      realm: countIn(keys, own),
      content: { translated: translations.filter(isIn).length, all: translations.length },
    };
  });
}

/** Warns about languages that lack translations of the product's labels. */
export function coverageFindings(bundle: RealmBundle): Diagnostic[] {
  if (!isComplete(bundle.settings, '/languages') || !isComplete(bundle.settings, '/defaultLocale')) return [];
  const { defaultLocale, languages } = bundle.settings.document;
  if (!languages.includes(defaultLocale)) return [];
  return coverageOf(bundle).flatMap(({ locale, product: { translated, all } }) =>
    translated === all
      ? []
      : [
          warning(
            `labels/${locale}.json`,
            '',
            'coverage',
            `the product’s ${all} labels in ${locale}`,
            `${translated}; viewers read the other ${all - translated} in another language`,
          ),
        ],
  );
}
