import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { toContentHref } from './content-links.ts';
import type { LinkContext } from './link-context.ts';
import { LinksProvider, PortLink } from './port-link.tsx';

const rules = { interstitial: 'DISABLED', enhancedMetadata: 'DISABLED', seriesInterstitial: 'DISABLED' } as const;
const plain: LinkContext = { pathSegments: {}, lang: undefined, isGuest: true, licenceIds: [], rules, carried: {} };
const arabic: LinkContext = { ...plain, lang: 'ar' };
const spanish: LinkContext = { ...plain, pathSegments: pathSegmentsOf('es'), lang: 'es_ES' };

function drawn(address: string, context: LinkContext): string | undefined {
  const navigation = { Link: PortLink, hrefOf: (link) => toContentHref(link, context) } as Ports['navigation'];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LinksProvider>
        <PortsProvider ports={{ navigation } as Ports}>
          <RichText html={`<p>Start with <a href="${address}">these</a>.</p>`} />
        </PortsProvider>
      </LinksProvider>
    </MemoryRouter>,
  );
  return /<a href="([^"]*)"/.exec(html)?.[1];
}

test.each([
  ['/section/about', '/section/about', '/section/about?lang=ar', '/seccion/about?lang=es_ES'],
  [
    '/search?query=x#top',
    '/search?query=x#top',
    '/search?query=x&amp;lang=ar#top',
    '/buscar?query=x&amp;lang=es_ES#top',
  ],
  ['https://example.org/a', 'https://example.org/a', 'https://example.org/a', 'https://example.org/a'],
  ['mailto:a@example.org', 'mailto:a@example.org', 'mailto:a@example.org', 'mailto:a@example.org'],
])('resolves the rich text link %s to %s, in Arabic to %s, in Spanish to %s @rte-02', (address, ...hrefs) => {
  expect([plain, arabic, spanish].map((context) => drawn(address, context))).toEqual(hrefs);
});

test('renders a rich text link whose path leads to another host by “..” without a URL in every language @rte-02', () => {
  expect([plain, arabic, spanish].map((context) => drawn('/x/..//evil.example', context))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
