import { emptyListFilter } from '../../catalogue/access/list-filter.ts';
import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import { pagesOfSection } from '#schemas/wire/catalogue/shown-by.ts';
import { getOccurrence } from '../../catalogue/catalogue/card.ts';
import { listEvents } from '../../catalogue/catalogue/catalogue.store.ts';
import { describeUserLicences } from '../../commerce/subscriptions/describe-user-licences.ts';
import { listSubscriptions } from '../../commerce/subscriptions/subscriptions.store.ts';
import { inRealm, type RunTransaction, type Tx } from '../../platform/db/scope.ts';
import { authorization, findPresentedViewer } from '../../identity/sessions/authentication.http.ts';
import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { contextFor } from '../../platform/http/create-http-context.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { rejectGuests } from '../../platform/http/reject-guests.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { getMenus } from '../menus/menus.routes.ts';
import { fillForViewer, findOfferedPage } from '../pages/view.ts';
import { issueGuest } from '../../identity/sessions/guest-tokens.ts';
import {
  type Authenticated,
  ensureBrowserSession,
  toSessionInfo,
  renewMixed,
} from '../../identity/sessions/renew.http.ts';
import { toCaller } from '../../identity/sessions/tokens.http.ts';
import { getSettings } from './settings.ts';

/**
 * Authenticates a request. A request without credentials gets a guest session.
 * @throws ProblemError 401
 * /
 */
async function authenticate(context: HttpContext): Promise<Authenticated<Tokens | SessionInfo>> {
  const { http } = context;
  if (wantsCookies(http)) return ensureBrowserSession(context);
  const { scheme, access, refresh } = authorization(http);
  if (scheme === 'mixed') return renewMixed(context, { access, refresh });
  if (scheme === 'bearer') {
    const viewer = await findPresentedViewer(context);
    if (!viewer) throw new ProblemError('UNAUTHORIZED');
    return { authentication: toSessionInfo(viewer), viewer };
  }
  const { tokens } = await issueGuest(context, toCaller(context));
  return { authentication: tokens, viewer: { id: '', isGuest: true, role: 'guest', profileId: '' } };
}

async function countLive(tx: Tx, { clock, realm }: RealmContext): Promise<number> {
  const events = await listEvents(tx, realm.id, { type: 'LIVE' }, emptyListFilter);
  return events.filter((event) => getOccurrence(event, clock.now())?.live).length;
}

export const initHandlers: Handlers<'GET /api/v1/init'> = {
  'GET /api/v1/init': async (call) => {
    const { locale, query } = call;
    const { authentication, viewer } = await authenticate(call);
    const seen = { ...call, ...contextFor(call, viewer) };
    const asViewer = { ...seen, caller: { sessionId: '', expiresIn: 0, audience: 'site' as const, ...viewer } };
    if (query.section !== undefined) rejectGuests(asViewer, pagesOfSection({ params: { section: query.section } }));
    const runTransaction: RunTransaction = (work, options) => inRealm(seen.db, call.realm.id, work, options);
    // Guests and realms that sell nothing cost no query.
    const hasLicences = !viewer.isGuest && call.realm.licences.length > 0;
    const { page, held, liveEventsCount } = await runTransaction(async (tx) => ({
      page: query.section === undefined ? undefined : await findOfferedPage(tx, asViewer, query.section),
      held: hasLicences ? await listSubscriptions(tx, call.realm.id, viewer.id) : undefined,
      liveEventsCount: await countLive(tx, seen),
    }));
    const section =
      page && query.section !== undefined
        ? await fillForViewer(runTransaction, asViewer, {
            page,
            sectionId: query.section,
            messages: await messagesFor(asViewer),
          })
        : undefined;
    return {
      authentication,
      settings: await getSettings(call),
      preferences: { language: locale },
      liveEventsCount,
      menus: await getMenus(seen, query.menuTargetPlatform),
      ...(held && { licences: await describeUserLicences(asViewer, held) }),
      ...(section && { section }),
    };
  },
};
