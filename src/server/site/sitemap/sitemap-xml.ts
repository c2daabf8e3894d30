/** An entry of a sitemap. */
export interface MappedAddress {
  loc: string;
  lastmod?: Date | undefined;
  /** URLs of the same page in each language. */
  alternates: readonly { hrefLang: string; href: string }[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const head = '<?xml version="1.0" encoding="UTF-8"?>';

const day = (date: Date): string => date.toISOString().slice(0, 10);

const url = ({ loc, lastmod, alternates }: MappedAddress): string =>
  [
    '<url>',
    `<loc>${escaped(loc)}</loc>`,
    ...(lastmod ? [`<lastmod>${day(lastmod)}</lastmod>`] : []),
    ...alternates.map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
    ),
    '</url>',
  ].join('');

/** A sitemap (sitemaps.org, 0.9) with language alternates. */
export const sitemapXml = (addresses: readonly MappedAddress[]): string =>
  `${head}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses
    .map(url)
    .join('\n')}\n</urlset>\n`;

/** Builds the sitemap index, which lists the URLs of all sitemaps. */
export const indexXml = (maps: readonly string[]): string =>
  `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps
    .map((loc) => `<sitemap><loc>${escaped(loc)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;
