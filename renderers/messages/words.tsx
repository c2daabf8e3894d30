import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Labels } from '#schemas/wire/realm.ts';
import { fill, type Values } from './message.ts';

type Messages = Record<string, MessageFormatElement[]>;

/** Says a label in the viewer's language. An unknown key comes back as it is. */
export type Say = (key: LabelKey, values?: Values) => string;

/** `en_US` as the tag that browsers know: `en-US` (BCP 47). */
export const languageTag = (locale: string): string => locale.replace('_', '-');

/** Writing direction of a locale; the product document names ar as the right-to-left one. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.split('_')[0] === 'ar' ? 'rtl' : 'ltr');

/** The labels of one language. */
interface Words {
  say: Say;
  sayMaybe: (key: string, values?: Values) => string | undefined;
  locale: string;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** Labels with ICU syntax come as the server has parsed them; each becomes a formatter when it is first said. */
function icuOf(locale: string, messages: Messages): (key: string, values: Values | undefined) => string {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string) => {
    const made = formats.get(key) ?? new IntlMessageFormat(messages[key] ?? [], locale);
    formats.set(key, made);
    return made;
  };
  return (key, values) => {
    try {
      return String(formatOf(key).format(values));
    } catch {
      // A value is missing: the slip is seen by the key, as one in a placeholder is.
      return key;
    }
  };
}

function wordsOf({ selectedLocale, translations, messages }: Labels): Words {
  const texts = translations[selectedLocale] ?? {};
  const parsed = (messages[selectedLocale] as Messages | undefined) ?? {};
  const locale = languageTag(selectedLocale);
  const icu = icuOf(locale, parsed);
  const sayMaybe = (key: string, values?: Values) => {
    if (Object.hasOwn(parsed, key)) return icu(key, values);
    return Object.hasOwn(texts, key) ? fill(texts[key] ?? '', values) : undefined;
  };
  return { say: (key, values) => sayMaybe(key, values) ?? key, sayMaybe, locale };
}

/** Makes the labels of one language available to everything inside. */
export function WordsProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  // Made once, not by each who asks: a page has hundreds of cards.
  const words = useMemo(() => wordsOf(labels), [labels]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The labels of the viewer's language. Throws outside of a `WordsProvider`, which is a mistake in the code. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider around it');
  return words;
}
