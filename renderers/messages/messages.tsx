import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type IntlShape, IntlProvider, type MessageFormatElement, useIntl } from 'react-intl';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Labels } from '#schemas/wire/realm.ts';
import { fill, type Values } from './message.ts';

type ParsedMessages = Record<string, MessageFormatElement[]>;

/** Translates a label into the viewer's language. An unknown key comes back as it is. */
export type Translate = (key: LabelKey, values?: Values) => string;

/** `en_US` as the tag that browsers know: `en-US` (BCP 47). */
export const languageTag = (locale: string): string => locale.replace('_', '-');

/** Writing direction of a locale; ar is the right-to-left one. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.split('_')[0] === 'ar' ? 'rtl' : 'ltr');

/**
 * A missing key shows itself (see `useMessages`); react-intl would also print each one to the console. One function for
 * all renders: with another one react-intl makes another context, and every card would be drawn again.
 */
const ignore = () => undefined;

/** The labels of one language. */
interface Messages {
  t: Translate;
  tMaybe: (key: string, values?: Values) => string | undefined;
  locale: string;
}

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Labels with ICU syntax, as the server has parsed them, are react-intl's; all others are filled in without it. */
function messagesOf(intl: IntlShape, texts: Readonly<Record<string, string>>): Messages {
  const tMaybe = (key: string, values?: Values) => {
    if (Object.hasOwn(intl.messages, key)) return intl.formatMessage({ id: key }, values);
    return Object.hasOwn(texts, key) ? fill(texts[key] ?? '', values) : undefined;
  };
  return { t: (key, values) => tMaybe(key, values) ?? key, tMaybe, locale: intl.locale };
}

const noTexts: Readonly<Record<string, string>> = {};
const noMessages: ParsedMessages = {};

function LabelMessages({ texts, children }: { texts: Readonly<Record<string, string>>; children: ReactNode }) {
  const intl = useIntl();
  // Made once, not by each who asks: a page has hundreds of cards.
  const messages = useMemo(() => messagesOf(intl, texts), [intl, texts]);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** Makes the labels of one language available to everything inside. */
export function MessagesProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  const { selectedLocale, translations, messages } = labels;
  return (
    <IntlProvider
      locale={languageTag(selectedLocale)}
      messages={(messages[selectedLocale] as ParsedMessages | undefined) ?? noMessages}
      onError={ignore}
    >
      <LabelMessages texts={translations[selectedLocale] ?? noTexts}>{children}</LabelMessages>
    </IntlProvider>
  );
}

/** The labels of the viewer's language. Throws outside of a `MessagesProvider`, which is a mistake in the code. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider around it');
  return messages;
}
