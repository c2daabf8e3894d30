import type { SharingDetail } from '#schemas/wire/sharing.ts';

const PLACEHOLDER = '{path}';

/**
 * The address by which something is passed on: the realm's link with the path of what is shared in the place that is meant for it,
 * and the realm's parameters. `href` is the path with its query, `base` the address of the page that is open.
 */
export function universalLink(
  { universalLink: link, trackingConfiguration }: SharingDetail,
  href: string,
  base: string,
): string {
  const { pathname, search, searchParams } = new URL(href, base);
  const path = pathname.slice(1);
  const [before = ''] = link.split(PLACEHOLDER);
  // In a query it is one value, whose own parameters are not those of the link.
  const isValue = before.includes('?');
  const url = new URL(
    link.replace(PLACEHOLDER, () => (isValue ? encodeURIComponent(`${path}${search}`) : path)),
    base,
  );
  if (!isValue) for (const [name, value] of searchParams) url.searchParams.append(name, value);
  // What the page itself needs is not overwritten.
  for (const { name, value } of trackingConfiguration)
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}
