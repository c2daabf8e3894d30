import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { CardHover } from '#renderers/card/hover/card-hover.tsx';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { directionOf, languageTag } from '#schemas/locale.ts';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import { QueryProvider } from '#renderers/ports/query.tsx';
import { Toasts } from '#renderers/primitives/toast/toasts.tsx';
import { themeCss } from '#renderers/theme/css.ts';
import { foundation } from '#renderers/theme/foundation.styles.ts';
import type { Theme } from '#schemas/generated/types.ts';
import ar from '../../../schemas/labels/ar.json';
import en from '../../../schemas/labels/en_US.json';
import es from '../../../schemas/labels/es_ES.json';
import pt from '../../../schemas/labels/pt_PT.json';
import apex from '../../../fixtures/realms/apex/theme.json';
import lumen from '../../../fixtures/realms/lumen/theme.json';
import { fakePorts, query, toasts } from './fake-ports.tsx';
import { parsePlurals } from './parse-plurals.ts';

const themes = { apex, lumen } as unknown as Record<'apex' | 'lumen', Theme>;
const translations: Record<string, Record<string, string>> = { en_US: en, es_ES: es, pt_PT: pt, ar };
/**
 * Replaces plural forms by plain placeholders, because stories use unparsed texts, whereas the product's server parses
 * plural forms before it sends them.
 */
const withoutIcu = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replace(/\{(\w+), plural,.*\}$/, '{{$1}}')]),
  );

/** The document around a story: theme, language and direction, and ports that return examples. */
export function StoryFrame({
  realm,
  locale,
  ports: replaced,
  hasPlurals = false,
  children,
}: {
  realm: 'apex' | 'lumen';
  locale: string;
  /** Ports that the story replaces with its parameter `ports`. */
  ports?: Partial<Ports>;
  /** Whether labels with plural forms are shown in full, by the story's parameter `plurals`, and not only as a number. */
  hasPlurals?: boolean;
  children: ReactNode;
}) {
  const theme = themes[realm];
  const ports = useMemo(() => ({ ...fakePorts, ...replaced }), [replaced]);
  const asked = useSyncExternalStore(
    (change) => query.subscribe(change),
    () => query.value,
  );
  const labels = useMemo(() => {
    const texts = translations[locale] ?? en;
    return {
      defaultLocale: 'en_US',
      selectedLocale: locale,
      translations: { [locale]: withoutIcu(texts) },
      messages: hasPlurals ? { [locale]: parsePlurals(texts) } : {},
    };
  }, [locale, hasPlurals]);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = languageTag(locale);
    html.dir = directionOf(locale);
    html.className = foundation;
    html.dataset['hero'] = theme.hero?.composition ?? 'full';
    html.dataset['cardStyle'] = theme.card?.style ?? 'plain';
  }, [locale, theme]);
  return (
    <>
      <style>{themeCss(theme, (file) => `/files/${realm}/${file}`)}</style>
      <MessagesProvider labels={labels}>
        <PortsProvider ports={ports}>
          <QueryProvider value={asked}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <main tabIndex={-1}>{children}</main>
              <CardHover epgPlayback="ENABLED" canShare />
            </SWRConfig>
          </QueryProvider>
          <Toasts toasts={toasts} />
        </PortsProvider>
      </MessagesProvider>
    </>
  );
}
