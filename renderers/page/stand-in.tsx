import { useContext, useMemo } from 'react';
import type { Element } from '#schemas/generated/types.ts';
import { parseFallback } from '#schemas/parse-page.ts';
import { NestedElement } from './nested-elements.tsx';
import { PageContext } from './page-context.ts';

/** Renders the first valid fallback of an element that has nothing to show. */
export function ElementFallback({
  $type,
  attributes,
  fallback,
  pointer = '',
}: Pick<Element, '$type' | 'attributes'> & {
  fallback: Element['fallback'] | undefined;
  pointer: string | undefined;
}) {
  const page = useContext(PageContext);
  const valid = useMemo(
    () =>
      page && fallback
        ? parseFallback(
            { $type, $zone: 'list', attributes, fallback },
            pointer,
            (kind) => page.registry.peek(kind)?.validate,
          )
        : undefined,
    [page, $type, attributes, fallback, pointer],
  );
  return valid ? <NestedElement nested={{ kind: 'element', valid, pointer }} /> : null;
}
