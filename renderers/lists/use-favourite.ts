import useSWR from 'swr';
import { errorAt } from '#schemas/issue.ts';
import type { Listed } from '../ports/lists.ts';
import { usePorts } from '../ports/ports.tsx';
import { inTurn } from './favourite-queue.ts';

const withOne = (ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> => {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};

/**
 * Whether a title is among the viewer's favourites, and how to make it so or not. It is at once; a call that fails is put
 * back and told to the diagnostics alone (product document, section 8).
 */
export function useFavourite({ id, type }: Listed): { isFavourite: boolean; toggle: () => void } {
  const { lists, analytics, diagnostics } = usePorts();
  const { data: ids, mutate } = useSWR(
    lists && !lists.isGuest ? ['favourites', lists.scope] : null,
    () => (lists ? lists.favourites.ids() : new Set<number>()),
    { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const isFavourite = ids?.has(id) ?? false;
  const put = (isIn: boolean) => mutate((now = new Set()) => withOne(now, id, isIn), { revalidate: false });
  const toggle = async () => {
    // Until the favourites are known, nothing can be said of the next state.
    if (!lists || !ids) return;
    analytics.tell({ type: 'favourite', contentType: type, contentId: id, favourite: isFavourite });
    void put(!isFavourite);
    try {
      await inTurn(() => (isFavourite ? lists.favourites.remove(id) : lists.favourites.add(id)));
    } catch (error) {
      void put(isFavourite);
      diagnostics.report('favourites', errorAt('', 'favourite', 'a favourite that is kept', String(error)));
    }
  };
  return { isFavourite, toggle: () => void toggle() };
}
