import type { Ports } from '#renderers/ports/ports.tsx';
import bucketSchema from '../schemas/blocks/bucket.schema.json';
import type { Bucket } from '#schemas/wire/buckets.ts';

/** Ports for stories: rows answer the schema's own example, links lead nowhere. */
export const fakePorts: Ports = {
  data: { bucket: async () => ({ ...(bucketSchema.examples[0] as Bucket), paging: { moreDataAvailable: false } }) },
  navigation: {
    Link: ({ to, children, ...props }) => (
      <a href={to} {...props} onClick={(event) => event.preventDefault()}>
        {children}
      </a>
    ),
    hrefOf: ({ url, route, id }) => url ?? route ?? `#${id}`,
    hrefOfCard: ({ id }) => `#${id}`,
  },
  diagnostics: { report: (document, issue) => console.error(document, issue) },
};
