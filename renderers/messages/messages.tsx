import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { languageTag } from '#schemas/locale.ts';
import type { Labels } from '#schemas/wire/realm.ts';
import { fill, type Values } from './message.ts';

type ParsedMessages = Record<string, MessageFormatElement[]>;

/** Translates a label into the viewer's language. An unknown key comes back as it is. */
export type Translate = (key: LabelKey, values?: Values) => string;

/** The labels of one language. */
interface Messages {
  t: Translate;
  tMaybe: (key: string, values?: Values) => string | undefined;
  locale: string;
  /** The `lang` of a region of the product's labels alone, where they are in another language than the page. */
  productLang: string | undefined;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Labels with ICU syntax come as the server has parsed them; each becomes a formatter when it is first used. */
function icuOf(locale: string, messages: ParsedMessages): (key: string, values: Values | undefined) => string {
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

/** Labels of a page that could load none: each text is its key, unless the code brings it. */
export const noLabels: Labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: {}, messages: {} };

const made = new WeakMap<Labels, Messages>();

/** The labels as the parts of a page ask for them; made once of the same labels. */
export function messagesOf(labels: Labels): Messages {
  const messages = made.get(labels) ?? makeMessages(labels);
  made.set(labels, messages);
  return messages;
}

function makeMessages({ selectedLocale, translations, messages, productLang }: Labels): Messages {
  const texts = translations[selectedLocale] ?? {};
  const parsed = (messages[selectedLocale] as ParsedMessages | undefined) ?? {};
  const locale = languageTag(selectedLocale);
  const icu = icuOf(locale, parsed);
  const tMaybe = (key: string, values?: Values) => {
    if (Object.hasOwn(parsed, key)) return icu(key, values);
    return Object.hasOwn(texts, key) ? fill(texts[key] ?? '', values) : undefined;
  };
  return { t: (key, values) => tMaybe(key, values) ?? key, tMaybe, locale, productLang };
}

/** Makes the labels of one language available to everything inside. */
export function MessagesProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  return <MessagesContext value={messagesOf(labels)}>{children}</MessagesContext>;
}

/** The labels of the viewer's language. Throws outside of a `MessagesProvider`, which is a mistake in the code. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider around it');
  return messages;
}
