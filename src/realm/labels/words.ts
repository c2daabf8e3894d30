import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { readerOf } from '../documents/tell-once.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import type { Texts } from './base.ts';
import { formatText } from './format.ts';
import { realmTexts } from './labels.store.ts';
import { languageTag } from './locale.ts';
import { mergeTexts, ownTexts } from './merge.ts';

/** A realm's words in one locale. */
export interface Words {
  locale: string;
  texts: Texts;
  /** The text of a label, filled in; an unknown one gives its own key, and is reported once. */
  say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A day and hour for people. `time` in milliseconds. */
  date: (time: number, timeZone: string) => string;
}

type Log = Pick<Context['log'], 'warn'>;

interface Entry {
  revision: number;
  words: Map<string, Words>;
}

// Per database, so that tests with several do not share; a load raises the revision, which makes an entry stale.
const known = new WeakMap<Database, Map<string, Entry>>();

function makeWords(realm: RealmRecord, locale: string, texts: Texts, log: Log): Words {
  const reported = new Set<string>();
  const tag = languageTag(locale);
  return {
    locale,
    texts,
    say: (key, values = {}) => {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      if (text !== undefined) return formatText(text, values, locale);
      if (!reported.has(key) && reported.size < 1000) {
        reported.add(key);
        log.warn({ realm: realm.id, key, locale }, 'A text names a label that does not exist');
      }
      return key;
    },
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

/**
 * The realm's words in a locale; made once per load of the realm.
 * @param isEditor a label that the locale lacks then shows its key; all others see the default language's text.
 */
export async function wordsOf(
  context: Pick<Context, 'db' | 'log'>,
  realm: RealmRecord,
  locale: string,
  isEditor = false,
): Promise<Words> {
  const realms = known.get(context.db) ?? new Map<string, Entry>();
  known.set(context.db, realms);
  let entry = realms.get(realm.id);
  if (entry?.revision !== realm.revision) {
    entry = { revision: realm.revision, words: new Map() };
    realms.set(realm.id, entry);
  }
  const key = isEditor ? `${locale} for editors` : locale;
  const made = entry.words.get(key);
  if (made) return made;
  const { defaultLocale } = realm.settings;
  const stored = await realmTexts(readerOf({ context, realm }), [defaultLocale, locale]);
  const texts = isEditor ? ownTexts(stored, locale) : mergeTexts(stored, locale, defaultLocale);
  const words = makeWords(realm, locale, texts, context.log);
  entry.words.set(key, words);
  return words;
}
