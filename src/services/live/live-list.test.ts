import { expect, test, vi } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import type { LivePage } from '#renderers/ports/live.ts';
import { createLiveList, emptyLiveList, reduceLiveList } from './live-list.ts';

const card = (id: number) => ({ id, title: `Event ${id}`, type: 'LIVE', accessLevel: 'GRANTED' }) as Card;
/** Returns page `page` (from 1) of `total` events with ten events per page. */
const pageOf = (page: number, total = 35): LivePage => ({
  events: Array.from({ length: Math.min(10, total - (page - 1) * 10) }, (_, index) =>
    card((page - 1) * 10 + index + 1),
  ),
  page,
  totalPages: Math.ceil(total / 10),
  totalResults: total,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the reducer of the list of live events updates loading flags, pages and failure flag by each action @live-04', () => {
  const fetched = reduceLiveList(emptyLiveList, { type: 'liveFetched', found: pageOf(1) });
  expect(reduceLiveList(emptyLiveList, { type: 'fetchStart', page: 1 })).toMatchObject({
    isFetching: true,
    isFetchingNext: false,
  });
  expect(reduceLiveList(fetched, { type: 'fetchStart', page: 2 })).toMatchObject({
    isFetching: false,
    isFetchingNext: true,
  });
  expect(fetched).toMatchObject({
    totalResults: 35,
    paging: { page: 1, moreDataAvailable: true },
    shouldResetCarousel: true,
  });
  expect(reduceLiveList(fetched, { type: 'liveFetched', found: pageOf(4) })).toMatchObject({
    paging: { page: 4, moreDataAvailable: false },
    shouldResetCarousel: false,
  });
  expect(reduceLiveList(fetched, { type: 'fetchFailed' })).toMatchObject({
    isFailed: true,
    isFetching: false,
    data: fetched.data,
  });
  expect(reduceLiveList(fetched, { type: 'nextPage' }).paging.page).toBe(2);
  expect(reduceLiveList(fetched, { type: 'previousPage' }).paging.page).toBe(1);
  expect(reduceLiveList(fetched, { type: 'goToPage', page: 3 }).paging.page).toBe(3);
  expect(reduceLiveList(fetched, { type: 'updatePageSize', resultsPerPage: 25 })).toEqual({
    ...emptyLiveList,
    resultsPerPage: 25,
  });
  expect(reduceLiveList(fetched, { type: 'toggleEnabled', isEnabled: false })).toEqual({
    ...fetched,
    isEnabled: false,
  });
  expect(reduceLiveList(fetched, { type: 'unmountReset' })).toEqual(emptyLiveList);
});

test('loads 35 live events in pages of ten without duplicates @live-04 @nav-08', async () => {
  const fetchPage = vi.fn(async (page: number) => pageOf(page));
  const list = createLiveList(fetchPage);
  await list.refresh();
  for (let page = 2; page <= 4; page += 1) {
    list.dispatch({ type: 'nextPage' });
    await settled();
  }
  expect(fetchPage.mock.calls).toEqual([
    [1, 10],
    [2, 10],
    [3, 10],
    [4, 10],
  ]);
  expect(list.state.value.data.map(({ id }) => id)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
  expect(list.state.value.paging.moreDataAvailable).toBe(false);
});

test('retries a failed page of live events and ignores outdated responses @live-04', async () => {
  let fails = true;
  const list = createLiveList(async (page) => {
    if (fails) throw new Error('away');
    return pageOf(page);
  });
  await list.refresh();
  expect(list.state.value).toMatchObject({ isFailed: true, isFetching: false });
  fails = false;
  list.dispatch({ type: 'goToPage', page: 1 });
  await settled();
  expect(list.state.value).toMatchObject({ isFailed: false, totalResults: 35 });
  const answers: ((found: LivePage) => void)[] = [];
  const slow = createLiveList(() => new Promise((resolve) => answers.push(resolve)));
  void slow.refresh();
  void slow.refresh();
  answers[1]?.(pageOf(1, 3));
  answers[0]?.(pageOf(1, 35));
  await settled();
  expect(slow.state.value.totalResults).toBe(3);
});

test('the list of live events sends no requests while disabled @live-04', async () => {
  const fetchPage = vi.fn(async (page: number) => pageOf(page));
  const list = createLiveList(fetchPage);
  list.dispatch({ type: 'toggleEnabled', isEnabled: false });
  await list.refresh();
  expect(fetchPage).not.toHaveBeenCalled();
});
