import type { SharingDetail } from '#schemas/wire/catalogue/sharing.ts';

const PLACEHOLDER = '{path}';

/**
 * Builds a share link: inserts the path into the realm's link template and adds the tracking parameters.
 * @param href path and query of the shared page
 * @param base URL of the current page
 */
export function universalLink(
  { universalLink: link, trackingConfiguration }: SharingDetail,
  href: string,
  base: string,
): string {
  const { pathname, search, searchParams } = new URL(href, base);
  const path = pathname.slice(1);
  const [before = ''] = link.split(PLACEHOLDER);
  // If the placeholder is in the template's query, the path is a single parameter value, so its own parameters are
  // encoded.
  const isValue = before.includes('?');
  const url = new URL(
    link.replace(PLACEHOLDER, () => (isValue ? encodeURIComponent(`${path}${search}`) : path)),
    base,
  );
  if (!isValue) for (const [name, value] of searchParams) url.searchParams.append(name, value);
  // Tracking parameters do not replace parameters of the same name that the page needs.
  for (const { name, value } of trackingConfiguration)
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}
