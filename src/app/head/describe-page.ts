import { languageTag } from '#schemas/locale.ts';
import { SHARE_PICTURE } from '#schemas/picture.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { pageAddresses, realmOrigin } from './addresses.ts';
import type { PageDescription, ShownPage } from './describing.ts';
import { pageFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

/** Image for link previews: absolute URL, and its size if the image service crops it. */
function sharePicture(
  image: string,
  origin: string,
  isCropped: boolean,
): { href: string; width?: number; height?: number } {
  const url = new URL(image, origin);
  if (url.origin !== origin) return { href: url.href };
  // Without `format` the image service renders an SVG as a raster image, since link previews do not support SVG.
  url.searchParams.delete('format');
  url.searchParams.set('w', String(SHARE_PICTURE.width));
  if (!isCropped) return { href: url.href };
  url.searchParams.set('h', String(SHARE_PICTURE.height));
  return { href: url.href, ...SHARE_PICTURE };
}

/** URL of the embedded player, for sites that show the title in a frame. */
const toPlayerAddress = ({ type, id }: VideoDetails, origin: string): string =>
  new URL(`/embed/${type === 'VOD' ? 'video' : 'live'}/${id}`, origin).href;

/** Describes a page by Open Graph (ogp.me) and schema.org. Twitter cards fall back to Open Graph for missing values. */
export function describePage({ name, loaded, root, canonical, origin, pathSegments }: ShownPage): PageDescription {
  const { settings, labels } = root;
  const locale = labels.selectedLocale;
  const speaking = { ...settings, origin };
  const own = realmOrigin(speaking);
  const facts = pageFacts(loaded);
  const { video, title = settings.name, description = settings.description } = facts;
  // Logos used as preview image are not cropped, to keep their shape.
  const image = sharePicture(facts.image ?? settings.logos.main, own, facts.image !== undefined);
  const player = settings.isPlayerFramed && video?.access.outcome === 'PLAY' ? toPlayerAddress(video, own) : undefined;
  const toAddress = (path: string) => pageAddresses(path, locale, speaking).canonical;
  const series = video?.series;
  const json = structuredData(facts, {
    name,
    brand: settings.name,
    home: toAddress('/'),
    url: canonical,
    image: image.href,
    player,
    seriesUrl: series && toAddress(pathTo('SERIES', pathSegments, { seriesId: series.seriesId })),
    locale: languageTag(locale),
  });
  const properties: [property: string, content: string | number | undefined][] = [
    ['og:site_name', settings.name],
    ['og:type', video ? 'video.other' : name === 'SERIES' ? 'video.tv_show' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', image.href],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', title],
    ['og:video', player],
    ['og:video:type', player && 'text/html'],
    ['og:video:width', player && 1280],
    ['og:video:height', player && 720],
    ['og:locale', locale],
  ];
  return {
    json,
    tags: [
      ...properties.flatMap(([property, content]) =>
        content === undefined || content === '' ? [] : [['property', property, String(content)] as const],
      ),
      ['name', 'robots', 'max-image-preview:large'],
      ['name', 'twitter:card', facts.image ? 'summary_large_image' : 'summary'],
    ],
  };
}
