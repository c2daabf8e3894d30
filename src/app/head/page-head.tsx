import { useState } from 'react';
import { useMatches } from 'react-router';
import { languageTag } from '#renderers/messages/messages.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { SHARE_PICTURE } from '#schemas/picture.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import type { RootData } from '../root-loader.ts';
import { partnerPageAt } from '../links/partner-page.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { useServices } from '../services.ts';
import { ownPath, pageAddresses, realmOrigin } from './addresses.ts';
import { isIndexed } from './indexed.ts';
import { pageFacts } from './page-facts.ts';
import { useDescribing } from './describing.ts';

/** The picture of a page for link previews: its full address, and its pixels where the image service crops it. */
function sharePicture(
  image: string,
  origin: string,
  isCropped: boolean,
): { href: string; width?: number; height?: number } {
  const url = new URL(image, origin);
  if (url.origin !== origin) return { href: url.href };
  // Without `format` an SVG is drawn as a photograph: sites that preview links show no drawings.
  url.searchParams.delete('format');
  url.searchParams.set('w', String(SHARE_PICTURE.width));
  if (!isCropped) return { href: url.href };
  url.searchParams.set('h', String(SHARE_PICTURE.height));
  return { href: url.href, ...SHARE_PICTURE };
}

/** Address of the player alone, for a site that shows the title within its own page. */
const toPlayerAddress = ({ type, id }: VideoDetails, origin: string): string =>
  new URL(`/embed/${type === 'VOD' ? 'video' : 'live'}/${id}`, origin).href;

/** JSON-LD. It is only in the HTML that the server sends: crawlers do not navigate within a page. */
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

/** The page's head beside its title and description, for search engines and link previews. A card (`twitter:`) takes what it lacks from Open Graph. */
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
  const origin = realmOrigin(speaking);
  // A logo has its own shape, which cropping would destroy.
  const image = sharePicture(facts.image ?? settings.logos.main, origin, facts.image !== undefined);
  const { video } = facts;
  const player =
    settings.isPlayerFramed && video?.access.outcome === 'PLAY' ? toPlayerAddress(video, origin) : undefined;
  const series = video?.series;
  const addressOf = (of: string) => pageAddresses(of, locale, speaking).canonical;
  const json = describe(facts, {
    name,
    brand: settings.name,
    home: addressOf('/'),
    url: canonical,
    image: image.href,
    player,
    seriesUrl: series && addressOf(pathTo('SERIES', pathSegments, { seriesId: series.seriesId })),
    locale: languageTag(locale),
  });
  return (
    <>
      <link rel="canonical" href={canonical} />
      {/* A page with a description has it from its screen. */}
      {!facts.description && description ? <meta name="description" content={description} /> : null}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta name="robots" content="max-image-preview:large" />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:type" content={video ? 'video.other' : name === 'SERIES' ? 'video.tv_show' : 'website'} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image.href} />
      {image.width ? <meta property="og:image:width" content={String(image.width)} /> : null}
      {image.height ? <meta property="og:image:height" content={String(image.height)} /> : null}
      <meta property="og:image:alt" content={title} />
      {player ? (
        <>
          <meta property="og:video" content={player} />
          <meta property="og:video:type" content="text/html" />
          <meta property="og:video:width" content="1280" />
          <meta property="og:video:height" content="720" />
        </>
      ) : null}
      <meta property="og:locale" content={locale} />
      <meta name="twitter:card" content={facts.image ? 'summary_large_image' : 'summary'} />
      <DataBlock key={canonical} json={json} />
    </>
  );
}
