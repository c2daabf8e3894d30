import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type IntlShape, IntlProvider, type MessageFormatElement, useIntl } from 'react-intl';
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

/**
 * A missing key shows itself (see `useWords`); react-intl would also print each one to the console. One function for
 * all renders: with another one react-intl makes another context, and every card would be drawn again.
 */
const ignore = () => undefined;

/** The labels of one language. */
interface Words {
  say: Say;
  sayMaybe: (key: string, values?: Values) => string | undefined;
  locale: string;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** Labels with ICU syntax, as the server has parsed them, are react-intl's; all others are filled in without it. */
function wordsOf(intl: IntlShape, texts: Readonly<Record<string, string>>): Words {
  const sayMaybe = (key: string, values?: Values) => {
    if (Object.hasOwn(intl.messages, key)) return intl.formatMessage({ id: key }, values);
    return Object.hasOwn(texts, key) ? fill(texts[key] ?? '', values) : undefined;
  };
  return { say: (key, values) => sayMaybe(key, values) ?? key, sayMaybe, locale: intl.locale };
}

const noTexts: Readonly<Record<string, string>> = {};
const noMessages: Messages = {};

function WordsOf({ texts, children }: { texts: Readonly<Record<string, string>>; children: ReactNode }) {
  const intl = useIntl();
  // Made once, not by each who asks: a page has hundreds of cards.
  const words = useMemo(() => wordsOf(intl, texts), [intl, texts]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Makes the labels of one language available to everything inside. */
export function WordsProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  const { selectedLocale, translations, messages } = labels;
  return (
    <IntlProvider
      locale={languageTag(selectedLocale)}
      messages={(messages[selectedLocale] as Messages | undefined) ?? noMessages}
      onError={ignore}
    >
      <WordsOf texts={translations[selectedLocale] ?? noTexts}>{children}</WordsOf>
    </IntlProvider>
  );
}

/** The labels of the viewer's language. Throws outside of a `WordsProvider`, which is a mistake in the code. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider around it');
  return words;
}
