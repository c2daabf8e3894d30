import { signal } from '@preact/signals-react';
import type { LiveList, LiveListEvent, LiveListState, LivePage } from '#renderers/ports/live.ts';
import type { Card } from '#schemas/generated/types.ts';

/** Live events per page (product document 1, section 9). */
export const LIVE_PAGE_SIZE = 10;

/** Initial state of the live list. */
export const emptyLiveList: LiveListState = {
  isEnabled: true,
  isFetching: false,
  isFetchingNext: false,
  isFailed: false,
  data: [],
  totalResults: 0,
  paging: { page: 0, moreDataAvailable: true },
  resultsPerPage: LIVE_PAGE_SIZE,
  shouldResetCarousel: false,
};

/** Appends a page of events. An event that moved to a later page between requests is kept once. */
const joined = (before: readonly Card[], found: readonly Card[]): Card[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...found.filter(({ id }) => !known.has(id))];
};

const atPage = (state: LiveListState, page: number): LiveListState => ({
  ...state,
  paging: { ...state.paging, page: Math.max(1, page) },
});

/** Reducer of the live list. Pure. */
export function reduceLiveList(state: LiveListState, event: LiveListEvent): LiveListState {
  switch (event.type) {
    case 'fetchStart':
      return { ...state, isFailed: false, isFetching: event.page === 1, isFetchingNext: event.page > 1 };
    case 'liveFetched': {
      const { events, page, totalPages, totalResults } = event.found;
      return {
        ...state,
        isFetching: false,
        isFetchingNext: false,
        data: page === 1 ? events : joined(state.data, events),
        totalResults,
        paging: { page, moreDataAvailable: page < totalPages },
        shouldResetCarousel: page === 1,
      };
    }
    case 'fetchFailed':
      return { ...state, isFetching: false, isFetchingNext: false, isFailed: true };
    case 'unmountReset':
      return { ...emptyLiveList, isEnabled: state.isEnabled, resultsPerPage: state.resultsPerPage };
    case 'previousPage':
      return atPage(state, state.paging.page - 1);
    case 'nextPage':
      return atPage(state, state.paging.page + 1);
    case 'goToPage':
      return atPage(state, event.page);
    case 'updatePageSize':
      return { ...emptyLiveList, isEnabled: state.isEnabled, resultsPerPage: event.resultsPerPage };
    case 'toggleEnabled':
      return { ...state, isEnabled: event.isEnabled };
  }
}

/** Creates the live list. `fetchPage` takes a page number from 1. Responses of superseded requests are ignored. */
export function createLiveList(
  fetchPage: (page: number, resultsPerPage: number) => Promise<LivePage>,
  resultsPerPage = LIVE_PAGE_SIZE,
): LiveList {
  const state = signal({ ...emptyLiveList, resultsPerPage });
  let question = 0;
  const step = (event: LiveListEvent) => {
    state.value = reduceLiveList(state.peek(), event);
  };
  const fetch = async (page: number) => {
    if (!state.peek().isEnabled) return;
    question += 1;
    const own = question;
    step({ type: 'fetchStart', page });
    try {
      const found = await fetchPage(page, state.peek().resultsPerPage);
      if (own === question) step({ type: 'liveFetched', found });
    } catch {
      if (own === question) step({ type: 'fetchFailed' });
    }
  };
  return {
    state,
    dispatch: (event) => {
      const before = state.peek().paging.page;
      step(event);
      if (event.type === 'unmountReset') question += 1;
      else if (event.type === 'updatePageSize') void fetch(1);
      else if (event.type === 'nextPage' || event.type === 'previousPage' || event.type === 'goToPage') {
        const { page } = state.peek().paging;
        if (page !== before || state.peek().isFailed) void fetch(page);
      }
    },
    refresh: () => fetch(1),
  };
}
