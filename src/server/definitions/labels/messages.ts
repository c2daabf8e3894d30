import type { TextsByKey } from '#schemas/labels/icu.ts';
import type { Context } from '../../platform/context.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';
import { formatText } from './format.ts';
import { readRealmTexts } from './labels.store.ts';
import { languageTag } from '#schemas/locale.ts';
import { mergeTexts, ownTexts, productLangOf } from './merge.ts';

/** Labels of a realm in one locale, with formatting. */
export interface Messages {
  locale: string;
  texts: TextsByKey;
  /** Language of most built-in labels as a tag, if it differs from the locale. */
  productLang: string | undefined;
  /** Formats a label. An unknown key is returned unchanged and logged once. */
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Formats a date and time. `time` is in milliseconds since 1970. */
  date: (time: number, timeZone: string) => string;
  /** Formats the day of a time in UTC, with the year. */
  day: (time: number) => string;
}

type Log = Pick<Context['log'], 'warn'>;

function createMessages(
  realm: RealmRecord,
  { locale, texts, productLang }: Pick<Messages, 'locale' | 'texts' | 'productLang'>,
  log: Log,
): Messages {
  const reported = new Set<string>();
  const tag = languageTag(locale);
  return {
    locale,
    texts,
    productLang,
    t: (key, values = {}) => {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      if (text !== undefined) return formatText(text, values, locale);
      if (!reported.has(key) && reported.size < 1000) {
        reported.add(key);
        log.warn({ realm: realm.id, key, locale }, 'A text names a label that does not exist');
      }
      return key;
    },
    day: (time) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(time),
    date: (time, timeZone) =>
      new Intl.DateTimeFormat(tag, {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(time),
  };
}

const readCached = memoizePerRevision<Messages>('messages');

/**
 * Returns the realm's messages in a locale, cached per revision.
 * @param isEditor true to show keys of missing labels instead of the default language's text
 */
export const messagesOf = (
  context: Pick<Context, 'db' | 'log'>,
  realm: RealmRecord,
  locale: string,
  isEditor = false,
): Promise<Messages> =>
  readCached(context.db, realm, isEditor ? `${locale} for editors` : locale, async (tx) => {
    const { defaultLocale } = realm.settings;
    const stored = await readRealmTexts(tx, realm.id, [defaultLocale, locale]);
    const texts = isEditor ? ownTexts(stored, locale) : mergeTexts(stored, locale, defaultLocale);
    const productLang = productLangOf(stored, locale, defaultLocale);
    return createMessages(realm, { locale, texts, productLang }, context.log);
  });
