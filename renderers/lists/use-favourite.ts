import useSWR from 'swr';
import { errorAt } from '#schemas/issue.ts';
import type { Listed } from '../ports/lists.ts';
import { usePorts } from '../ports/ports.tsx';
import { runSequentially } from './in-turn.ts';

const withOne = (ids: readonly number[], id: number, isIn: boolean): readonly number[] => [
  ...(isIn ? [id] : []),
  ...ids.filter((one) => one !== id),
];

/**
 * Whether a title is a favourite, and a toggle. Updates optimistically; a failed call is rolled back and reported to
 * diagnostics only.
 */
export function useFavourite({ id, type }: Listed): { isFavourite: boolean; toggle: () => void } {
  const { lists, analytics, diagnostics } = usePorts();
  const { data: ids, mutate } = useSWR(
    lists && !lists.isGuest ? ['favourites', lists.scope] : null,
    () => (lists ? lists.favourites.ids() : []),
    // The favourites are refetched when the window gets the focus, because another tab or device may have changed them.
    { revalidateIfStale: false, revalidateOnFocus: true, shouldRetryOnError: false },
  );
  const isFavourite = ids?.includes(id) ?? false;
  const toggle = async () => {
    if (!lists) return;
    let put: ((isIn: boolean) => unknown) | undefined;
    let wasFavourite = isFavourite;
    try {
      // Waits for the first response, so that a click before it toggles the real state and not the assumed one.
      const known = ids ?? (await lists.favourites.ids());
      wasFavourite = known.includes(id);
      put = (isIn) => mutate((now = known) => withOne(now, id, isIn), { revalidate: false });
      analytics.report({ type: 'favourite', contentType: type, contentId: id, favourite: wasFavourite });
      put(!wasFavourite);
      await runSequentially(() => (wasFavourite ? lists.favourites.remove(id) : lists.favourites.add(id)));
    } catch (error) {
      put?.(wasFavourite);
      diagnostics.report('favourites', errorAt('', 'favourite', 'a favourite that is kept', String(error)));
    }
  };
  return { isFavourite, toggle: () => void toggle() };
}
