import { emptyListFilter } from '../../catalogue/access/list-filter.ts';
import type { SessionInfo, Tokens } from '#schemas/wire/session.ts';
import { pagesOfSection } from '#schemas/wire/shown-by.ts';
import { getOccurrence } from '../../catalogue/catalogue/card.ts';
import { listEvents } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { authorization, presentedAccess, viewerOf } from '../../identity/sessions/authentication.ts';
import type { AnyCall, Handlers } from '../../platform/http/call.ts';
import { contextFor } from '../../platform/http/context-for.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { rejectGuests } from '../../platform/http/reject-guests.ts';
import { menusFor } from '../menus/menus.ts';
import { findStoredPage } from '../pages/view.ts';
import { issueGuest } from '../../identity/sessions/guest-tokens.ts';
import {
  type Authenticated,
  ensureBrowserSession,
  toSessionInfo,
  renewMixed,
  scopeOf,
} from '../../identity/sessions/renew.ts';
import { settingsFor } from './settings.ts';

/**
 * Authenticates a request; without credentials a guest session is created.
 * @throws ProblemError 401
 */
async function authenticate(call: AnyCall): Promise<Authenticated<Tokens | SessionInfo>> {
  const { context, http, realm } = call;
  if (wantsCookies(http)) return ensureBrowserSession(call);
  const { scheme, access, refresh } = authorization(http);
  if (scheme === 'mixed') return renewMixed(call, { access, refresh });
  if (scheme === 'bearer') {
    const viewer = await viewerOf(context, realm.id, await presentedAccess(context, http, realm.id));
    if (!viewer) throw new ProblemError('UNAUTHORIZED');
    return { authentication: toSessionInfo(viewer), viewer };
  }
  const { tokens } = await issueGuest(context, scopeOf(call));
  return { authentication: tokens, viewer: { id: '', isGuest: true, role: 'guest', profileId: '' } };
}

async function countLive({ context, realm }: AnyCall): Promise<number> {
  const events = await inRealm(context.db, realm.id, (tx) =>
    listEvents(tx, realm.id, { type: 'LIVE' }, emptyListFilter),
  );
  return events.filter((event) => getOccurrence(event, context.clock.now())?.live).length;
}

export const initHandlers: Handlers<'GET /api/v1/init'> = {
  'GET /api/v1/init': async (call) => {
    const { locale, query } = call;
    const { authentication, viewer } = await authenticate(call);
    const seen = { ...call, context: contextFor(call.context, viewer) };
    const asViewer = { ...seen, viewer: { sessionId: '', expiresIn: 0, audience: 'site' as const, ...viewer } };
    if (query.section !== undefined) rejectGuests(asViewer, pagesOfSection({ params: { section: query.section } }));
    const section = query.section === undefined ? undefined : await findStoredPage(asViewer, query.section);
    return {
      authentication,
      settings: await settingsFor(call),
      preferences: { language: locale },
      liveEventsCount: await countLive(seen),
      menus: await menusFor(seen, query.menuTargetPlatform),
      ...(section && { section }),
    };
  },
};
