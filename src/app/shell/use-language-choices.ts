import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { LanguageChoice } from '#renderers/menu/layout.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { languageTag } from '#schemas/locale.ts';
import { OFFLINE } from '#services/offline/handling.ts';
import { withLang } from '../links/local-href.ts';
import type { RootData } from '../root-loader.ts';

/** The path of the page with its query. The offline page is shown in place of any other, and no viewer wants to come back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname === OFFLINE ? '/' : `${pathname}${search}`;
}

/** The realm's languages, each with the address of this page in it. */
export function useLanguageChoices({ settings, labels, languageNames }: RootData): LanguageChoice[] {
  const here = useHere();
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
