import { pictureKinds } from './generated/kinds.ts';

/**
 * Size in pixels of link preview pictures. It has the aspect ratio to which other sites crop such pictures, so that
 * they do not crop again.
 */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Picture of an element that represents its page, for kinds that have one. The element is not validated. */
export function pictureOf(element: unknown): string | undefined {
  const { $type, attributes } = (element ?? {}) as { $type?: unknown; attributes?: unknown };
  const path = typeof $type === 'string' ? pictureKinds.get($type) : undefined;
  const picture = path?.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    attributes,
  );
  return typeof picture === 'string' && picture !== '' ? picture : undefined;
}
