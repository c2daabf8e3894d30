import useSWR from 'swr';
import { isSeen, remember } from '#services/spoilers/spoilers.ts';
import { useServices } from '../../services.ts';

/** The newest of the history; who has watched more than this knows much already. */
const NEWEST = 100;

/** Lets this device know what the viewer has watched on others. */
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
