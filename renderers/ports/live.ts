import type { ReadonlySignal } from '@preact/signals-react';
import type { Card } from '#schemas/generated/types.ts';

/** The list of live events as far as it is known (product document 1, section 3: live-events state). */
export interface LiveListState {
  isEnabled: boolean;
  isFetching: boolean;
  isFetchingNext: boolean;
  isFailed: boolean;
  data: readonly Card[];
  totalResults: number;
  paging: { page: number; moreDataAvailable: boolean };
  resultsPerPage: number;
  /** Whether whoever shows it is to begin at its beginning again. */
  shouldResetCarousel: boolean;
}

/** A page of live events as the server gives it. */
export interface LivePage {
  events: readonly Card[];
  page: number;
  totalPages: number;
  totalResults: number;
}

/** Everything that can happen to the list. */
export type LiveListEvent =
  | { type: 'fetchStart'; page: number }
  | { type: 'liveFetched'; found: LivePage }
  | { type: 'fetchFailed' }
  | { type: 'unmountReset' }
  | { type: 'previousPage' }
  | { type: 'nextPage' }
  | { type: 'updatePageSize'; resultsPerPage: number }
  | { type: 'goToPage'; page: number }
  | { type: 'toggleEnabled'; isEnabled: boolean };

/** The list of live events, page by page. */
export interface LiveList {
  state: ReadonlySignal<LiveListState>;
  /** Tells what has happened; a page that is gone to is fetched. */
  dispatch: (event: LiveListEvent) => void;
  /** Fetches the pages that are shown anew, from the first. */
  refresh: () => Promise<void>;
}
