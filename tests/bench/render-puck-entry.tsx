import { renderToString } from 'react-dom/server';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import type { pageOf } from './pages.ts';
import { type Config, type Data, Render } from './peers/puck.ts';
import { labels, PlainRow } from './render-entry.tsx';

export { byBlocks, byDefinition, byHand, validate } from './render-entry.tsx';

type Page = ReturnType<typeof pageOf>;

const puck: Config<{ bucket: { attributes: Page['elements'][number]['attributes'] } }> = {
  components: { bucket: { render: ({ attributes }) => <PlainRow attributes={attributes} /> } },
};
const ofPuck = new WeakMap<Page, Data>();

/** The page in Puck’s format, cached, because a product would load it from its database. */
function puckData(page: Page): Data {
  const known = ofPuck.get(page);
  if (known) return known;
  const content = page.elements.map(({ $type, attributes }) => ({
    type: $type,
    props: { id: attributes.bucketId, attributes },
  }));
  const data: Data = { root: { props: {} }, content };
  ofPuck.set(page, data);
  return data;
}

/** Renders the handwritten rows by Puck’s `Render`, without validation or isolation. */
export const byPuck = (page: Page): string =>
  renderToString(
    <MessagesProvider labels={labels}>
      <Render config={puck} data={puckData(page)} />
    </MessagesProvider>,
  );
