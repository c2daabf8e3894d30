import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { LanguageChoice } from '#renderers/menu/layout.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { languageTag } from '#schemas/locale.ts';
import { OFFLINE } from '#services/offline/handling.ts';
import { withLang } from '../links/local-href.ts';
import type { RootData } from '../root-loader.ts';

/**
 * Returns path and query of the page; home for the offline page, which is shown in place of other pages and is no
 * return target.
 */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname === OFFLINE ? '/' : `${pathname}${search}`;
}

/** Returns the realm's languages with the URL of this page in each. */
export function useLanguageChoices({ settings, labels, languageNames }: RootData): LanguageChoice[] {
  const here = useCurrentPath();
  const { locale } = useMessages();
  const { languages } = settings;
  const { selectedLocale } = labels;
  return useMemo(
    () =>
      languages.map((choice) => ({
        locale: choice,
        name: languageNames[choice] ?? choice,
        href: withLang(here, choice),
        current: choice === selectedLocale || languageTag(choice) === locale,
      })),
    [languages, languageNames, here, selectedLocale, locale],
  );
}
