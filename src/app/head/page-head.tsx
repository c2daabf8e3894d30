import { useState } from 'react';
import { useMatches } from 'react-router';
import { languageTag } from '#renderers/messages/messages.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { RootData } from '../root-loader.ts';
import { partnerPageAt } from '../links/partner-page.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { useServices } from '../services.ts';
import { ownPath, pageAddresses, realmOrigin } from './addresses.ts';
import { isIndexed } from './indexed.ts';
import { pageFacts } from './page-facts.ts';
import { useDescribing } from './describing.ts';

/** Wide enough for the pictures that others show of a link. */
const PICTURE_WIDTH = '1200';

/** A picture of this realm in full, as a photograph even where the page has a drawing. */
function pictureAddress(image: string, origin: string): string {
  const url = new URL(image, origin);
  if (url.origin !== origin) return url.href;
  url.searchParams.delete('format');
  url.searchParams.set('w', PICTURE_WIDTH);
  return url.href;
}

/** JSON for machines. Only in the HTML that the server sends: who moves on in a browser is no machine. */
function DataBlock({ json }: { json: string }) {
  const hydrated = useHydrated();
  const [isDrawnByServer] = useState(!hydrated);
  // What the server wrote stays: browsers cannot say it.
  return isDrawnByServer ? (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  ) : null;
}

/** The page's head beside its title and description, for search engines and for those who show a link to it. */
export function PageHead({ root: { settings, labels } }: { root: RootData }) {
  const { site, pathSegments } = useServices();
  const describe = useDescribing();
  const { pathname, params, handle, loaderData } = useMatches().at(-1) ?? { pathname: '/', params: {} };
  const { name } = (handle as RouteHandle | undefined) ?? {};
  const facts = pageFacts(loaderData);
  const locale = labels.selectedLocale;
  const speaking = { ...settings, origin: site.origin };
  const path = ownPath({ name, pathname, params }, pathSegments);
  const { canonical, alternates } = pageAddresses(path, locale, speaking);
  // A route without data is one whose loader found no such title, or failed.
  const isThere = loaderData !== undefined && !facts.isLost;
  const isFound = isThere && (isIndexed(name) || partnerPageAt(pathname, site) !== undefined);
  if (!isFound) return <meta name="robots" content="noindex" />;
  const { title = settings.name, description = settings.description } = facts;
  const image = pictureAddress(facts.image ?? settings.logos.main, realmOrigin(speaking));
  const series = facts.video?.series;
  const addressOf = (of: string) => pageAddresses(of, locale, speaking).canonical;
  const json = describe(facts, {
    name,
    brand: settings.name,
    home: addressOf('/'),
    url: canonical,
    image,
    seriesUrl: series && addressOf(pathTo('SERIES', pathSegments, { seriesId: series.seriesId })),
    locale: languageTag(locale),
  });
  return (
    <>
      <link rel="canonical" href={canonical} />
      {/* The page's own comes with its screen. */}
      {!facts.description && description ? <meta name="description" content={description} /> : null}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta name="robots" content="max-image-preview:large" />
      <meta property="og:site_name" content={settings.name} />
      <meta
        property="og:type"
        content={name === 'VOD' ? 'video.other' : name === 'SERIES' ? 'video.tv_show' : 'website'}
      />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:locale" content={locale} />
      <meta name="twitter:card" content={facts.image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description ? <meta name="twitter:description" content={description} /> : null}
      <meta name="twitter:image" content={image} />
      <DataBlock key={canonical} json={json} />
    </>
  );
}
