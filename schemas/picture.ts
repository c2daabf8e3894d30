import { pictureKinds } from './generated/kinds.ts';

/** Pixels of a picture for link previews: the shape that sites crop to, so that no site cuts it again. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The picture of an element that stands for its page, where the element is of a kind that has one. The element is unchecked. */
export function pictureOf(element: unknown): string | undefined {
  const { $type, attributes } = (element ?? {}) as { $type?: unknown; attributes?: unknown };
  const path = typeof $type === 'string' ? pictureKinds.get($type) : undefined;
  const picture = path?.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    attributes,
  );
  return typeof picture === 'string' && picture !== '' ? picture : undefined;
}
