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
 * Metadata for crawlers, in the server's HTML only: crawlers do not navigate within a page. On client navigation the
 * tags are removed, because they describe the previous page.
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

/** Head tags for search engines and link previews, except title and description of the screen. */
export function PageHead({ root }: { root: RootData }) {
  const { settings, labels } = root;
  const { site, pathSegments } = useServices();
  const { pathname, params, handle, loaderData } = useMatches().at(-1) ?? { pathname: '/', params: {} };
  const { name } = (handle as RouteHandle | undefined) ?? {};
  const path = ownPath({ name, pathname, params }, pathSegments);
  const { publicOrigin: origin = site.origin } = site;
  const { canonical, alternates } = pageAddresses(path, labels.selectedLocale, { ...settings, origin });
  // The loader has no data if it failed, and returns a 404 page if the title does not exist.
  const isThere = loaderData !== undefined && !isLostPage(loaderData);
  const isFound = isThere && (isIndexed(name) || partnerPageAt(pathname, site) !== undefined);
  if (!isFound) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {/* If the screen renders a description tag itself, none is added here. */}
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
