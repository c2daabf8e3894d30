import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import type { Block } from '#renderers/registry/block.ts';
import type { BlockAttributes, BlockKind } from '#schemas/generated/types.ts';
import { explain } from '#schemas/explain.ts';
import { issueLine } from '#schemas/issue.ts';
import { safeUrl } from '#schemas/url.ts';
import en from '#schemas/labels/en_US.json';
import type { Labels } from '#schemas/wire/site/realm.ts';

/** Links whose href shows their target. */
const navigation: Ports['navigation'] = {
  Link: ({ to, children, ...props }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
  hrefOf: ({ type, id, route, url }) => (type === 'EXTERNAL' ? safeUrl(url) : (route ?? `/${type}/${id}`)),
  hrefOfCard: ({ type, id, accessLevel }) => `/${type}/${id}/${accessLevel}`,
  go: () => undefined,
};

/**
 * Renders a block on the server and returns its HTML. `messages` are the parsed forms of labels that are ICU messages;
 * without them such a label is its unparsed text.
 * @throws Error if the attributes are invalid
 */
export function drawBlock<Kind extends BlockKind>(
  { kind, component, validate }: Block<Kind>,
  attributes: BlockAttributes[Kind],
  texts: Record<string, string> = en,
  messages: Labels['messages'][string] = {},
): string {
  if (!validate(attributes)) throw new Error(explain(`blocks/${kind}`, attributes, '').map(issueLine).join('\n'));
  return renderToStaticMarkup(
    <MessagesProvider
      labels={{
        defaultLocale: 'en_US',
        selectedLocale: 'en_US',
        translations: { en_US: texts },
        messages: { en_US: messages },
      }}
    >
      <PortsProvider ports={{ navigation } as Ports}>
        {createElement(component, { attributes, leading: false })}
      </PortsProvider>
    </MessagesProvider>,
  );
}
