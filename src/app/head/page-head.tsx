import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import type { RootData } from '../root-loader.ts';
import { partnerPageAt } from '../links/partner-page.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { useServices } from '../services.ts';
import { ownPath, pageAddresses } from './addresses.ts';
import { isIndexed } from './indexed.ts';
import { hasDescription, isLostPage } from './page-facts.ts';
import { type ShownPage, useDescribing } from './describing.ts';

/**
 * What machines read of the page. It is only in the HTML that the server sends, and a browser has no code for it: crawlers do not
 * navigate within a page. When the user does, it is removed, since it describes another page.
 */
function MachineData(page: ShownPage) {
  const hydrated = useHydrated();
  const [isDrawnByServer] = useState(!hydrated);
  const { tags, json } = useDescribing()(page);
  useEffect(
    () => () => {
      for (const tag of document.querySelectorAll('meta[property^="og:"],meta[name^="twitter:"]')) tag.remove();
    },
    [],
  );
  return isDrawnByServer ? (
    <>
      {tags.map(([attribute, key, content]) => (
        <meta key={key} {...{ [attribute]: key }} content={content} />
      ))}
      <script type="application/ld+json" suppressHydrationWarning>
        {json}
      </script>
    </>
  ) : null;
}

/** The page's head beside its title and description, for search engines and link previews. */
export function PageHead({ root }: { root: RootData }) {
  const { settings, labels } = root;
  const { site, pathSegments } = useServices();
  const { pathname, params, handle, loaderData } = useMatches().at(-1) ?? { pathname: '/', params: {} };
  const { name } = (handle as RouteHandle | undefined) ?? {};
  const path = ownPath({ name, pathname, params }, pathSegments);
  const { publicOrigin: origin = site.origin } = site;
  const { canonical, alternates } = pageAddresses(path, labels.selectedLocale, { ...settings, origin });
  // A route without data is one whose loader found no such title, or failed.
  const isThere = loaderData !== undefined && !isLostPage(loaderData);
  const isFound = isThere && (isIndexed(name) || partnerPageAt(pathname, site) !== undefined);
  if (!isFound) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {/* A page with a description has it from its screen. */}
      {!hasDescription(loaderData) && settings.description ? (
        <meta name="description" content={settings.description} />
      ) : null}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <MachineData key={canonical} {...{ name, root, canonical, origin, pathSegments }} loaded={loaderData} />
    </>
  );
}
