import type { Bucket } from '#schemas/wire/buckets.ts';

/** Which page of a row to ask for. */
export interface RowPage {
  sectionId: string;
  bucketId: string | number;
  lastSeen?: string | number;
}

/** What a page's parts may ask of the server. Rejects with a `ProblemError`. */
export interface DataPort {
  bucket(page: RowPage): Promise<Bucket>;
}
