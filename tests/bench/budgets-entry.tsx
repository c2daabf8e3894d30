import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Budget, budgets, usual } from '#blocks/budgets.ts';
import { fields as fieldLoaders } from '#blocks/fields/registry.ts';
import { blocks } from '#blocks/registry.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { PageContext, type PageFacts } from '#renderers/page/page-context.ts';
import { PageView } from '#renderers/page/page-view.tsx';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import { QueryProvider } from '#renderers/ports/query.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { createRegistry } from '#renderers/registry/registry.ts';
import type { BlockKind } from '#schemas/generated/types.ts';
import en from '#schemas/labels/en_US.json';
import { hrefOfCard } from '#app/links/card-links.ts';
import { toContentHref } from '#app/links/content-links.ts';
import { guestLinks } from '../support/guest-links.ts';

/**
 * Every block kind with its limits: bundle size, HTML elements per item, and render time relative to the bare
 * component.
 */
export const budgeted = (Object.keys(blocks) as BlockKind[]).map((kind): [BlockKind, Budget] => [
  kind,
  budgets[kind] ?? usual,
]);

const registry: BlockRegistry = createRegistry(blocks);
await registry.preload(Object.keys(blocks));

const fields: FieldRegistry = createRegistry(fieldLoaders);
await fields.preload(Object.keys(fieldLoaders));

const labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: { en_US: en }, messages: {} };
const never = () => new Promise<never>(() => undefined);
const ports: Ports = {
  data: {
    bucket: never,
    season: never,
    seasonsAround: never,
    playlist: never,
    plans: never,
    suggest: never,
    list: never,
  },
  navigation: {
    Link: ({ to, children, ...props }) => (
      <a href={to} {...props}>
        {children}
      </a>
    ),
    hrefOf: (link, values) => toContentHref(link, guestLinks, values),
    hrefOfCard: (card, list) => hrefOfCard(card, guestLinks, list),
    go: () => undefined,
  },
  diagnostics: {
    report: (document, issue) => {
      throw new Error(`${document}${issue.pointer}: expected ${issue.expected}, found ${issue.found}`);
    },
  },
  analytics: { report: () => undefined },
  reviews: { post: never },
  toasts: { show: () => undefined },
  player: never,
  preferences: () => Promise.reject(new Error('no preferences here')),
  streamsAtOnce: () => Promise.reject(new Error('no streams here')),
  watchTogether: () => Promise.reject(new Error('no rooms here')),
  multiView: () => Promise.reject(new Error('no streams here')),
  forms: async () => ({ fields, loadAnswerForm: () => Promise.reject(new Error('No form is sent here')) }),
};
const query = new URLSearchParams();

const Frame = ({ children }: { children: ReactNode }) => (
  <MessagesProvider labels={labels}>
    <PortsProvider ports={ports}>
      <QueryProvider value={query}>{children}</QueryProvider>
    </PortsProvider>
  </MessagesProvider>
);

const facts: PageFacts = { registry, name: 'budget', forEditor: false };
/** One measurement renders this many copies of a block, because a single rendering is too short to time. */
const copies = Array.from({ length: 20 }, (_, index) => index);

const noPanels = new Map<string, string[]>();

function Alone({ kind, attributes }: { kind: BlockKind; attributes: unknown }) {
  const block = registry.peek(kind);
  if (!block) throw new Error(`Nothing draws “${kind}”`);
  const { component: Drawn } = block;
  const given = attributes as BlockProps<BlockKind>['attributes'];
  const drawn = <Drawn attributes={given} leading={false} pointer="" />;
  // A block with tabs needs the tabs provider, which the page renders otherwise.
  return block.tabs ? (
    <block.tabs.Provider sets={[block.tabs.of(given as never)]} first={undefined} panels={noPanels}>
      {drawn}
    </block.tabs.Provider>
  ) : (
    drawn
  );
}

/** Renders the block’s component alone, without validation, isolation or page. */
export const alone = (kind: BlockKind, attributes: unknown): string =>
  renderToString(
    <Frame>
      <PageContext value={facts}>
        {copies.map((copy) => (
          <Alone key={copy} kind={kind} attributes={attributes} />
        ))}
      </PageContext>
    </Frame>,
  );

/** Renders the same blocks as a page: validated, looked up in the registry, isolated. */
export const onPage = (kind: BlockKind, attributes: unknown): string =>
  renderToString(
    <Frame>
      <PageView
        document={{ version: '1.0', elements: copies.map(() => ({ $type: kind, $zone: 'list', attributes })) }}
        name="budget"
        registry={registry}
      />
    </Frame>,
  );

/** Number of HTML elements that one block renders. */
export const nodesOf = (kind: BlockKind, attributes: unknown): number =>
  (alone(kind, attributes).match(/<[a-z]/g)?.length ?? 0) / copies.length;
