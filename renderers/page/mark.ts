import type { ValidElement } from '#schemas/parse-page.ts';

/** Attributes that identify an element, depending on its kind. */
const own = ['bucketId', 'exid', 'heroId', 'id'] as const;
/** Identifiers that are safe in an attribute; excludes sentences and URLs. */
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

/** Data attributes that identify the element of the definition, for previews and for view tracking. */
export interface Mark {
  'data-pointer': string;
  'data-kind': string;
  /** All identifiers of the element, as a query string. */
  'data-ids': string | undefined;
}

/** Creates the data attributes of an element. */
export const toMark = (valid: ValidElement): Mark => ({
  'data-pointer': valid.pointer,
  'data-kind': valid.element.$type,
  'data-ids': idsOf(valid),
});
