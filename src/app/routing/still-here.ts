import type { Services } from '../services.ts';

/**
 * Notes where somebody is; the answer tells whether they still are. What leads on after a call asks it first: whoever has set out for
 * elsewhere meanwhile is not fetched back.
 */
export function noteHere({ headedFor }: Pick<Services, 'headedFor'>): () => boolean {
  const here = headedFor?.();
  return () => headedFor?.() === here;
}
