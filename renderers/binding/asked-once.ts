/** SWR's settings for what is not expected to change while a page is open: asked for once, and again only by its viewer. */
export const askedOnce = {
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;
