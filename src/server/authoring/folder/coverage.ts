import type { Texts } from '#schemas/labels/icu.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { baseTexts, lastResort } from '../../definitions/labels/base.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { isWhole, type RealmBundle, writtenOf } from './bundle.ts';
import { labelUses } from './label-uses.ts';
import { warning } from './mistakes.ts';
import { partsIn } from './written.ts';

/** How many of some texts a language has. */
interface Share {
  translated: number;
  all: number;
}

/** How much of what viewers read a realm has in one of its languages. */
export interface LanguageCoverage {
  locale: string;
  /** The product's own labels: those that it ships in the language, and those that the realm translates. */
  product: Share;
  /** The realm's own labels. */
  realm: Share;
  /** Titles, programmes, fighters and news. Their own texts are in the default language. */
  content: Share;
}

/** Lists of what has `translations`, wherever in a folder. */
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

/** The locales of the texts of each title, programme, fighter and piece of news, beside the default language. */
function translationsIn({ catalogue, fighters, guide, news }: RealmBundle): string[][] {
  const sources = [
    ...catalogue.map((source) => ({ source, paths: contentPaths.catalogue })),
    ...(fighters ? [{ source: fighters, paths: contentPaths.fighters }] : []),
    ...(guide ? [{ source: guide, paths: contentPaths.guide }] : []),
    ...(news ? [{ source: news, paths: contentPaths.news }] : []),
  ];
  return sources.flatMap(({ source, paths }) =>
    paths.flatMap((path) =>
      partsIn(writtenOf(source), path, (_pointer, { translations }) => Object.keys(translations ?? {})),
    ),
  );
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';
const countIn = (keys: readonly string[], texts: Texts): Share => ({
  translated: keys.filter((key) => isText(texts[key])).length,
  all: keys.length,
});

/** A realm's own labels in a locale; none where it has no file for it. */
export const ownLabels = ({ labels }: RealmBundle, locale: string): Texts =>
  labels.find(({ document, name }) => document.locale === locale || name === locale)?.document.labels ?? {};

/** The keys of the realm's own labels: those that its default language has and those that documents name. */
export function realmKeys(bundle: RealmBundle): string[] {
  const { named, messages } = labelUses(bundle);
  const keys = [
    ...Object.keys(ownLabels(bundle, bundle.settings.document.defaultLocale)),
    ...named.map(({ key }) => key),
    ...messages.map(({ key }) => key),
  ];
  return [...new Set(keys)].filter((key) => !Object.hasOwn(lastResort, key));
}

/** How much of a realm is in each of its languages, the default first. */
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

/** Languages in which viewers read labels of the product in another language. */
export function coverageFindings(bundle: RealmBundle): Diagnostic[] {
  if (!isWhole(bundle.settings, '/languages') || !isWhole(bundle.settings, '/defaultLocale')) return [];
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
