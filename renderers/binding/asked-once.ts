/** SWR options for data that does not change while a page is open: fetched once, refetched only when the user asks. */
export const fetchOnceOptions = {
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;
