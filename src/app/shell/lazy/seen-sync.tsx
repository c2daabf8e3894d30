import useSWR from 'swr';
import { isSeen, remember } from '#services/spoilers/spoilers.ts';
import { useServices } from '../../services.ts';

/** Number of history entries to load; older ones are ignored. */
const NEWEST = 100;

/** Marks titles watched on other devices as watched on this one. */
export default function SeenSync() {
  const { api } = useServices();
  useSWR(
    'seen',
    async () => {
      const { vods } = await api.call('GET /api/v2/customer/history/vod', { query: { p: 1, rpp: NEWEST } });
      remember(
        vods.filter(({ watchProgress, duration }) => isSeen(watchProgress ?? 0, duration)).map(({ id }) => Number(id)),
      );
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return null;
}
