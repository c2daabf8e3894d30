import type { Services } from '../services.ts';

/**
 * Remembers the current history entry; the returned function tells whether the user is still there. Redirects after a
 * request check it, so that they do not override a navigation that the user has started meanwhile.
 */
export function trackLocation({ headedFor }: Pick<Services, 'headedFor'>): () => boolean {
  const here = headedFor?.();
  return () => headedFor?.() === here;
}
