import { signal } from '@preact/signals-react';
import { fields } from '#blocks/fields/registry.ts';
import type { Field } from '#renderers/form/field.ts';
import type { RowPage } from '#renderers/ports/data.ts';
import type { Ports } from '#renderers/ports/ports.tsx';
import { createToasts } from '#renderers/primitives/toast/create-toasts.ts';
import { createRegistry } from '#renderers/registry/registry.ts';
import type { FieldType } from '#schemas/generated/types.ts';
import bucketSchema from '../schemas/blocks/bucket.schema.json';
import liveRowSchema from '../schemas/blocks/liveRow.schema.json';
import type { Bucket } from '#schemas/wire/buckets.ts';

/** The part of the address after the question mark, as stories go through it. */
export const query = signal(new URLSearchParams());
/** Where a story has gone so far. */
export const gone: string[] = [];

/** The messages of the story that is shown. */
export const toasts = createToasts();

/** Rows that have failed in the story that is shown. */
export const failed = new Set<string>();

/**
 * Rows answer the schema's own example, the one called events those of live rows; the one called hangs never does, the
 * one called fails does when asked again.
 */
async function bucket({ bucketId }: RowPage): Promise<Bucket> {
  const name = String(bucketId);
  if (name === 'hangs') return new Promise(() => undefined);
  if (name === 'fails' && !failed.has(name)) {
    failed.add(name);
    throw new Error('503');
  }
  const cards = name === 'events' && (liveRowSchema.examples[0]?.cards as Bucket['contentList']);
  return {
    ...(bucketSchema.examples[0] as Bucket),
    ...(cards && { contentList: cards }),
    paging: { moreDataAvailable: false },
  };
}

/** Ports for stories: links lead nowhere, reviews of title 404 are refused. */
export const fakePorts: Ports = {
  data: { bucket, list: () => Promise.resolve({ entries: [], paging: { moreDataAvailable: false } }) },
  navigation: {
    Link: ({ to, children, ...props }) => (
      <a href={to} {...props} onClick={(event) => event.preventDefault()}>
        {children}
      </a>
    ),
    hrefOf: ({ url, route, id }, values = {}) => {
      const asked = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
      return url ?? (route ? `${route}${asked.size > 0 ? `?${asked}` : ''}` : `#${id}`);
    },
    hrefOfCard: ({ id }) => `#${id}`,
    go: (to) => {
      gone.push(to);
      if (to.startsWith('?')) query.value = new URLSearchParams(to);
    },
  },
  analytics: { tell: () => undefined },
  diagnostics: { report: (document, issue) => console.error(document, issue) },
  reviews: {
    post: async (_type, id) => {
      if (id === 404) throw new Error('refused');
    },
  },
  toasts,
  fields: createRegistry(fields as unknown as Record<string, () => Promise<{ default: Field<FieldType> }>>),
};
