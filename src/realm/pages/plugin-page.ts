import type { Page } from '#schemas/generated/types.ts';
import { withAllWithin } from '#schemas/within.ts';
import { inRealm } from '../db/scope.ts';
import { listDefinitions } from '../documents/documents.store.ts';
import type { ViewerCall } from '../http/call.ts';

interface PluginElement {
  $type: 'plugin';
  attributes: { id: string; title?: unknown };
}

const isPlugin = (element: unknown, id: string): element is PluginElement => {
  const { $type, attributes } = (element ?? {}) as { $type?: unknown; attributes?: { id?: unknown } | null };
  return $type === 'plugin' && attributes?.id === id;
};

/** A page for a plugin by itself: one that stands on some page of the realm. Undefined when none does. */
export async function pluginPage(
  { context, realm }: ViewerCall,
  { id = '' }: { id?: string | undefined },
): Promise<Page | undefined> {
  const pages = await inRealm(context.db, realm.id, (tx) => listDefinitions(tx, realm.id, 'page'));
  const found = pages
    .flatMap(({ document }) => (document as Partial<Page>).elements ?? [])
    .flatMap((element) => withAllWithin(element))
    .find((element): element is PluginElement => isPlugin(element, id));
  if (!found) return undefined;
  const { title } = found.attributes;
  // The tab that it belongs to elsewhere is not here.
  const { tab: _tab, ...attributes } = found.attributes as { tab?: unknown };
  return {
    version: '1.0',
    source: `plugin-${id}`,
    ...(typeof title === 'string' && { title }),
    elements: [{ $type: 'plugin', $zone: 'list', attributes }] as Page['elements'],
  };
}
