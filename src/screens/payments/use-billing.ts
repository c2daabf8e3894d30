import { useId } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { PaginationState } from '#renderers/binding/use-list.ts';
import type { BillingPort } from '#renderers/ports/billing.ts';
import type { CardList, PaymentHistory, PaymentHistoryItem } from '#schemas/wire/commerce/billing.ts';
import type { SentGift } from '#schemas/wire/commerce/gifts.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';

/** Each visit reads anew, because payments change on other pages and devices. */
const options = { dedupingInterval: 0, revalidateOnFocus: false, shouldRetryOnError: false } as const;

/** Options of a list of which `first` came with the page; undefined if it could not be read then. */
const withFirst = <Data>(first: Data | undefined) => ({
  ...options,
  ...(first !== undefined && { fallbackData: first }),
  revalidateOnMount: first === undefined,
  revalidateIfStale: first === undefined,
});

/** The stored cards, and functions that replace and reload them. */
export function useCards(port: BillingPort, first: CardList | undefined) {
  const visit = useId();
  const { data, error, isValidating, mutate } = useSWR(['cards', visit], () => port.listCards(), withFirst(first));
  return {
    list: data,
    hasFailed: data === undefined && error !== undefined,
    isLoading: isValidating,
    replace: (list: CardList) => mutate(list, { revalidate: false }),
    reload: () => void mutate(),
  };
}

/** The stored cards as `useCards` returns them. */
export type LoadedCards = ReturnType<typeof useCards>;

/** The plans of the account, and a function that reloads them. */
export function usePlans(port: BillingPort, first: LicenceStatus[] | undefined) {
  const visit = useId();
  const { data, error, isValidating, mutate } = useSWR(['plans', visit], () => port.listPlans(), withFirst(first));
  return {
    list: data,
    hasFailed: data === undefined && error !== undefined,
    isLoading: isValidating,
    reload: () => mutate(),
  };
}

/** The gifts that the account bought, and a function that reloads them. */
export function useSentGifts(port: BillingPort, first: SentGift[] | undefined) {
  const visit = useId();
  const { data, error, isValidating, mutate } = useSWR(['gifts', visit], () => port.listSentGifts(), withFirst(first));
  return {
    list: data,
    hasFailed: data === undefined && error !== undefined,
    isLoading: isValidating,
    reload: () => mutate(),
  };
}

/** The plans to which a plan can change, and a function that reloads them. */
export function usePlanChanges(port: BillingPort, licenceId: number) {
  const visit = useId();
  const key = ['plan-changes', visit, licenceId];
  const { data, error, isValidating, mutate } = useSWR(key, () => port.listPlanChanges(licenceId), options);
  return {
    changes: data?.changes,
    hasFailed: data === undefined && error !== undefined,
    isLoading: isValidating,
    reload: () => mutate(),
  };
}

/** Items of the payment history that are loaded so far, with the loading state. */
export interface LoadedHistory extends PaginationState {
  items: readonly PaymentHistoryItem[];
}

/** The payment history, page by page. */
export function usePaymentHistory(port: BillingPort, first: PaymentHistory | undefined): LoadedHistory {
  const visit = useId();
  const { data, size, setSize, error, isValidating } = useSWRInfinite(
    (index: number, previous: PaymentHistory | null) => {
      const lastSeen = previous?.paging.lastSeen;
      return index > 0 && lastSeen === undefined ? null : ['payment-history', visit, lastSeen];
    },
    // SWR asks for the first page again with the second one, because `fallbackData` is not in its cache of pages.
    ([, , lastSeen]: [string, string, string | undefined]) =>
      lastSeen === undefined && first ? first : port.readHistory(lastSeen),
    { ...withFirst(first && [first]), revalidateFirstPage: false },
  );
  const pages = data ?? [];
  const hasFailed = error !== undefined;
  const isLoading = isValidating || (!hasFailed && pages.length < size);
  const state = hasFailed ? (isValidating ? 'retrying' : 'failed') : isLoading ? 'loading' : 'ready';
  const hasMore = pages.at(-1)?.paging.moreDataAvailable === true;
  return {
    items: pages.flatMap(({ items }) => items),
    state,
    more: state === 'ready' && hasMore ? () => void setSize(pages.length + 1) : undefined,
    // Requests the missing page only; `mutate` would read all pages anew.
    retry: () => void setSize(size),
  };
}
