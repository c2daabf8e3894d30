import { useEffect, useMemo } from 'react';
import type { AccessUser } from '#schemas/access.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { errorAt } from '#schemas/issue.ts';
import type { KnownEvent, MultiViewSource } from '#screens/multi-view/source.ts';
import { measureClockOffset } from '#services/api/server-clock.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { getLiveStream } from '#services/live/live.ts';
import { createLiveList } from '#services/live/live-list.ts';
import { createInStep } from '#services/player/in-step.ts';
import { documentLocale } from '../../page-locale.ts';
import { HTTP_NOT_FOUND } from '../../loading/lost-page.ts';
import { type MakePlayer, useMakePlayer } from '../../player/use-make-player.ts';
import { type Services, useServices } from '../../services.ts';
import { eventKey } from '../live/use-event.ts';

/** Events per page of the list below the tiles (product document 1, section 9). */
const PAGE_SIZE = 12;

interface SourceOptions {
  max: number;
  viewer: AccessUser;
  signInHref: string;
}

/** Creates the objects that live as long as the page. The server's clock synchronizes the tiles. */
function wire({ api, diagnostics }: Pick<Services, 'api' | 'diagnostics'>, makePlayer: MakePlayer) {
  let clockOffset = 0;
  const inStep = createInStep({ now: () => Date.now() + clockOffset });
  return {
    keepInStep: inStep.add,
    load: async (id: number): Promise<KnownEvent> => {
      const found = await measureClockOffset(() => api.call('GET /api/v2/event/{id}', { params: { id } }));
      clockOffset = found.clockOffset;
      return { event: found.answer, clockOffset };
    },
    player: makePlayer((error) =>
      diagnostics.report(
        'multi-view',
        errorAt('', 'playback', 'live streams that play', error instanceof Error ? error.message : String(error)),
      ),
    ),
    list: createLiveList((p, rpp) => api.call('GET /api/v2/event/live', { query: { p, rpp } }), PAGE_SIZE),
  };
}

/** Returns the data source of the multi-view screen. */
export function useSource({ max, viewer: { isGuest, licenceIds }, signInHref }: SourceOptions): MultiViewSource {
  const { api, diagnostics, realm, pathSegments, lang } = useServices();
  const makePlayer = useMakePlayer();
  const kept = useMemo(() => wire({ api, diagnostics }, makePlayer), [api, diagnostics, makePlayer]);
  const { list } = kept;
  useEffect(
    () =>
      getLiveStream(realm, documentLocale()).subscribe(({ type }) => {
        if (type === 'began' || type === 'ended') void list.refresh();
      }),
    [realm, list],
  );
  return useMemo(
    () => ({
      ...kept,
      max,
      isGuest,
      licenceIds,
      signInHref,
      keyOf: (id) => eventKey(id, isGuest),
      isGone: (error) => error instanceof ProblemError && error.problem.status === HTTP_NOT_FOUND,
      hrefOf: (eventId, query) => pathTo('MULTI_VIEW', pathSegments, { eventId: String(eventId) }, { ...query, lang }),
    }),
    [kept, max, isGuest, licenceIds, signInHref, pathSegments, lang],
  );
}
