import type { DataPort } from '#renderers/ports/data.ts';
import type { Api } from './client.ts';

/** The data port over the realm server's API. */
export const createData = (api: Api): DataPort => ({
  bucket: ({ sectionId, bucketId, lastSeen }) =>
    api.call('GET /api/v4/content/{section}/bucket/{bucketId}', {
      params: { section: sectionId, bucketId: String(bucketId) },
      query: { ...(lastSeen !== undefined && { lastSeen: String(lastSeen) }) },
    }),
});
