import { renderToReadableStream } from 'react-dom/server';
import { blocks } from '#blocks/registry.ts';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { PageView } from '#renderers/page/page-view.tsx';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import { kindsOf } from '#renderers/page/parse.ts';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import { QueryProvider } from '#renderers/ports/query.tsx';
import { createRegistry } from '#renderers/registry/registry.ts';
import { loadExplanations } from '#schemas/explanations.ts';
import { issueLine } from '#schemas/issue.ts';
import en from '#schemas/labels/en_US.json';
import { hrefOfCard } from '#app/links/card-links.ts';
import { toContentHref } from '#app/links/content-links.ts';
import { guestLinks } from './guest-links.ts';

const nothing = () => Promise.reject(new Error('no data here'));
const noData: Ports['data'] = {
  bucket: nothing,
  season: nothing,
  seasonsAround: nothing,
  playlist: nothing,
  suggest: nothing,
  plans: nothing,
  list: nothing,
};

const registry: BlockRegistry = createRegistry(blocks);

/** Parameters of a page request. */
interface Asked {
  /** Query string of the page's address. */
  query?: string;
  lang?: string;
  locale?: string;
  forEditor?: boolean;
}

/** Creates a page element in a zone (a named area of the page). */
export const element = ($type: string, attributes: unknown, $zone = 'list') => ({ $type, $zone, attributes });

/** Renders a page on the server with the product's blocks. Returns its HTML and the reported issues. */
export async function drawPage(
  elements: unknown[],
  { query = '', lang, locale = 'en_US', forEditor = false }: Asked = {},
): Promise<{ html: string; reported: string[] }> {
  const document = { version: '1.0', elements };
  await Promise.all([registry.preload(kindsOf(document)), loadExplanations()]);
  const reported: string[] = [];
  const context = { ...guestLinks, lang };
  const ports: Ports = {
    data: noData,
    navigation: {
      Link: ({ to, children, ...props }) => (
        <a href={to} {...props}>
          {children}
        </a>
      ),
      hrefOf: (link, values) => toContentHref(link, context, values),
      hrefOfCard: (card, list) => hrefOfCard(card, context, list),
      go: () => undefined,
    },
    diagnostics: { report: (_document, issue) => void reported.push(issueLine(issue)) },
    analytics: { report: () => undefined },
    reviews: { post: () => Promise.reject(new Error('no reviews here')) },
    toasts: { show: () => undefined },
    player: () => Promise.reject(new Error('no player here')),
    preferences: () => Promise.reject(new Error('no preferences here')),
    streamsAtOnce: () => Promise.reject(new Error('no streams here')),
    watchTogether: () => Promise.reject(new Error('no rooms here')),
    multiView: () => Promise.reject(new Error('no streams here')),
    forms: () => Promise.reject(new Error('No form is drawn here')),
  };
  const labels = { defaultLocale: locale, selectedLocale: locale, translations: { [locale]: en }, messages: {} };
  const stream = await renderToReadableStream(
    <MessagesProvider labels={labels}>
      <PortsProvider ports={ports}>
        <QueryProvider value={new URLSearchParams(query)}>
          <PageView document={document} name="page test" registry={registry} forEditor={forEditor} />
        </QueryProvider>
      </PortsProvider>
    </MessagesProvider>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  await stream.allReady;
  return { html: (await new Response(stream).text()).replace(/<!--.*?-->/g, ''), reported };
}

/** Text content of HTML. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
