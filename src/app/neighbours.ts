import type { Neighbours } from '#screens/watch/neighbours.tsx';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import type { Services } from './services.ts';

/** Titles on each side that are asked for (product document, section 9). */
const SIZE = 5;
const LARGEST_ID = 2_147_483_647;

/** A number of the catalogue as an address may carry it; undefined for anything else. */
export function idIn(value: string | null): number | undefined {
  const id = value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
}

/**
 * What stands before and after a video: in the playlist that its address carries, else in its series. A video that is
 * not in that playlist has the neighbours of its series; where they cannot be had, the video plays without them.
 */
export async function neighboursOf(
  { api, diagnostics }: Pick<Services, 'api' | 'diagnostics'>,
  id: number,
  query: URLSearchParams,
): Promise<Neighbours | undefined> {
  const playlist = idIn(query.get('playlistId'));
  const inSeries = () => api.call('GET /api/v4/vod/{id}/adjacent', { params: { id }, query: { size: SIZE } });
  const asked =
    playlist === undefined
      ? inSeries()
      : api
          .call('GET /api/v4/playlist/{id}/adjacentTo/{item}', {
            params: { id: playlist, item: id },
            query: { size: SIZE },
          })
          .catch(inSeries);
  const found = await asked.catch((error: unknown) => void diagnostics.report(`video ${id}`, thrownIssue('', error)));
  return found && found.precedingVods.length + found.followingVods.length > 0 ? found : undefined;
}
