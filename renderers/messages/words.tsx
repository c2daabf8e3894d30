import { type ReactNode, useMemo } from 'react';
import { IntlProvider, type MessageFormatElement, useIntl } from 'react-intl';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Labels } from '#schemas/wire/realm.ts';
import { toMessage } from './message.ts';

type Messages = Record<string, MessageFormatElement[]>;

/** Values for the placeholders of a label. */
export type Values = Record<string, string | number>;

/** Says a label in the viewer's language. An unknown key comes back as it is. */
export type Say = (key: LabelKey, values?: Values) => string;

/** `en_US` as the tag that browsers know: `en-US` (BCP 47). */
export const languageTag = (locale: string): string => locale.replace('_', '-');

/** Writing direction of a locale; the product document names ar as the right-to-left one. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.split('_')[0] === 'ar' ? 'rtl' : 'ltr');

function messagesOf(labels: Labels): Messages {
  const { selectedLocale, translations, messages } = labels;
  const plain = Object.entries(translations[selectedLocale] ?? {}).map(([key, text]) => [key, toMessage(text)]);
  return { ...Object.fromEntries(plain), ...(messages[selectedLocale] as Messages | undefined) };
}

/**
 * A missing key shows itself (see `useWords`); react-intl would also print each one to the console. One function for
 * all renders: with another one react-intl makes another context, and every card would be drawn again.
 */
const ignore = () => undefined;

/** Makes the labels of one language available to everything inside. */
export function WordsProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  const messages = useMemo(() => messagesOf(labels), [labels]);
  return (
    <IntlProvider locale={languageTag(labels.selectedLocale)} messages={messages} onError={ignore}>
      {children}
    </IntlProvider>
  );
}

/** The labels of the viewer's language. */
export function useWords(): {
  say: Say;
  sayMaybe: (key: string, values?: Values) => string | undefined;
  locale: string;
} {
  const intl = useIntl();
  return useMemo(() => {
    const sayMaybe = (key: string, values?: Values) =>
      Object.hasOwn(intl.messages, key) ? intl.formatMessage({ id: key }, values) : undefined;
    return { say: (key, values) => sayMaybe(key, values) ?? key, sayMaybe, locale: intl.locale };
  }, [intl]);
}
