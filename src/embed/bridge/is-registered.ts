/**
 * Whether an origin is registered. The server stores origins as browsers serialize them, so equality suffices. The
 * opaque origin `null`, for example of sandboxed pages, is never accepted.
 */
export const isRegistered = (origin: string, registered: readonly string[]): boolean =>
  origin !== 'null' && registered.includes(origin);
