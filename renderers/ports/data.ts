import type { CardListBlock } from '#schemas/generated/types.ts';
import type { Bucket } from '#schemas/wire/buckets.ts';

/** Which page of a row to ask for. */
export interface RowPage {
  sectionId: string;
  bucketId: string | number;
  lastSeen?: string | number;
  /** For a list that is the answer to a search: what was searched for. */
  search?: CardSearch;
}

/** What a list of cards was asked for by, as its next page has to be asked for. */
export type CardSearch = NonNullable<NonNullable<CardListBlock['actions']>['next']>['action']['data']['currentSearch'];

/** What a page's parts may ask of the server. Rejects with a `ProblemError`. */
export interface DataPort {
  bucket(page: RowPage): Promise<Pick<Bucket, 'contentList' | 'paging'>>;
}
