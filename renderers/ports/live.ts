import type { ReadonlySignal } from '@preact/signals-react';
import type { Card } from '#schemas/generated/types.ts';

/** State of the live events list (product document 1, section 3: live-events state). */
export interface LiveListState {
  isEnabled: boolean;
  isFetching: boolean;
  isFetchingNext: boolean;
  isFailed: boolean;
  data: readonly Card[];
  totalResults: number;
  paging: { page: number; moreDataAvailable: boolean };
  resultsPerPage: number;
  /** Whether the carousel must return to its start. */
  shouldResetCarousel: boolean;
}

/** One page of live events from the server. */
export interface LivePage {
  events: readonly Card[];
  page: number;
  totalPages: number;
  totalResults: number;
}

/** Events of the live list's reducer. */
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

/** Paginated list of live events. */
export interface LiveList {
  state: ReadonlySignal<LiveListState>;
  /** Dispatches an event to the reducer; changing the page fetches it. */
  dispatch: (event: LiveListEvent) => void;
  /** Refetches all visible pages from the first on. */
  refresh: () => Promise<void>;
}
