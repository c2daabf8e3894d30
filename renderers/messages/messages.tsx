import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { languageTag } from '#schemas/locale.ts';
import type { Labels } from '#schemas/wire/site/realm.ts';
import { fill, type Values } from './message.ts';

type ParsedMessages = Record<string, MessageFormatElement[]>;

/** Translates a label into the viewer's language. An unknown key is returned unchanged. */
export type Translate = (key: LabelKey, values?: Values) => string;

/** Translation functions of one language. */
interface Messages {
  t: Translate;
  tMaybe: (key: string, values?: Values) => string | undefined;
  locale: string;
  /** Value of `lang` for elements that contain product labels only, if these are in another language than the page. */
  productLang: string | undefined;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

/** ICU labels come parsed from the server; a formatter is created at first use. */
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
      // If a value is missing, the key is shown, so that the error is visible.
      return key;
    }
  };
}

/** Empty labels for pages that could not load any. Each text is then its key, unless the code contains the text. */
export const noLabels: Labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: {}, messages: {} };

const made = new WeakMap<Labels, Messages>();

/** Translation functions for labels; cached per labels object. */
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

/** Context provider of the labels. */
export function MessagesProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  return <MessagesContext value={messagesOf(labels)}>{children}</MessagesContext>;
}

/**
 * Translation functions of the viewer's language.
 * @throws Error outside of a `MessagesProvider`.
 */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider around it');
  return messages;
}
