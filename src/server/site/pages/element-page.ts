import { pageKinds } from '#schemas/generated/kinds.ts';
import type { Page } from '#schemas/generated/types.ts';
import { withAllWithin } from '#schemas/within.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';

interface ElementLike {
  $type?: unknown;
  attributes?: Record<string, unknown> | null;
}

/** Tests whether an element has a page of its own with this type and id. */
function isShownBy(element: unknown, type: string, id: string): element is Required<ElementLike> {
  const { $type, attributes } = (element ?? {}) as ElementLike;
  const page = typeof $type === 'string' ? pageKinds.get($type) : undefined;
  return page?.type === type && attributes?.[page.by] === id;
}

/** Builds a page for a single element of the realm's pages; undefined if none matches. */
export const elementPage =
  (type: string) =>
  async (
    tx: Tx,
    { realm, surrogateKeys }: ViewerContext,
    { id = '' }: { id?: string | undefined },
  ): Promise<Page | undefined> => {
    addSurrogateKey({ surrogateKeys }, 'pages');
    const pages = await listValid(tx, { realm: realm.id }, 'page');
    const found = pages
      .flatMap(({ document }) => (document as Partial<Page>).elements ?? [])
      .flatMap((element) => withAllWithin(element))
      .find((element) => isShownBy(element, type, id));
    if (!found) return undefined;
    // The attribute `tab` is removed, because it refers to a tab of the original page.
    const { tab: _tab, ...attributes } = found.attributes ?? {};
    const { title } = attributes;
    return {
      version: '1.0',
      source: `${type}-${id}`,
      ...(typeof title === 'string' && { title }),
      elements: [{ $type: found.$type, $zone: 'list', attributes }] as Page['elements'],
    };
  };
