import type { ValidElement } from '#schemas/parse-page.ts';

/** What elements of one kind or another call themselves. */
const own = ['bucketId', 'exid', 'heroId', 'id'] as const;
/** Names that fit in a mark as they are, which leaves out sentences and addresses. */
const name = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

function idsOf({ element: { analyticsId, attributes } }: ValidElement): string | undefined {
  const names: Record<string, unknown> = attributes;
  let ids = analyticsId === undefined ? '' : `analyticsId=${analyticsId}`;
  for (const key of own) {
    const value = names[key];
    if ((typeof value === 'string' || typeof value === 'number') && name.test(String(value)))
      ids += `${ids && '&'}${key}=${value}`;
  }
  return ids || undefined;
}

/** Attributes that say in the document which element of the definition stands here, for previews and for reports of what was seen. */
export interface Mark {
  'data-pointer': string;
  'data-kind': string;
  /** Everything that the definition calls it, written as a query. */
  'data-ids': string | undefined;
}

/** The mark of an element. */
export const markOf = (valid: ValidElement): Mark => ({
  'data-pointer': valid.pointer,
  'data-kind': valid.element.$type,
  'data-ids': idsOf(valid),
});
