import { type Endpoint, isStudioNeed, type SessionNeed, TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/realm-context.ts';
import type { Http } from '../../platform/http/request-context.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { requireMachine } from '../../platform/http/machine-secret.ts';
import { getPublicOrigin } from '../../platform/http/origin.ts';
import { type PreviewClaims, requireTicket } from '../../platform/http/preview-ticket.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findRealmAt } from '../../platform/realms/realms.store.ts';
import { requireViewer } from '../../identity/sessions/authentication.http.ts';

/** The authorized viewer or preview ticket. */
export interface Authorization {
  viewer?: Viewer;
  ticket?: PreviewClaims;
}

/** Ranks of roles. No account has the role `staff` yet. */
const ranks: Readonly<Record<Exclude<SessionNeed, 'none' | 'ticket' | 'machine'>, number>> = {
  guest: 0,
  viewer: 1,
  editor: 2,
  // Support is a mark on an account of any role.
  support: 1,
  staff: 3,
};

const reasons: Readonly<Record<keyof typeof ranks, string>> = {
  guest: '',
  viewer: 'signInNeeded',
  editor: 'This is for editors',
  support: 'This is for support',
  staff: 'This is for staff',
};

/**
 * Rejects studio calls that come from a realm's own origin: plugins and previews run there and must not be able to
 * publish.
 * @throws ProblemError 403
 */
async function refuseFromSite(context: Context, http: Http): Promise<void> {
  if (http.req.header(TICKET_HEADER) !== undefined)
    throw new ProblemError('FORBIDDEN', ['A preview’s ticket is for previews alone']);
  if (wantsCookies(http) && (await findRealmAt(context.db, getPublicOrigin(http.req.raw).hostname)))
    throw new ProblemError('FORBIDDEN', [
      'The studio has an address of its own; cookies of a realm’s site do not count',
    ]);
}

/**
 * Rejects calls of a child's profile unless the endpoint allows children (default: deny).
 * @throws ProblemError 403
 */
function refuseChild({ ageLimit }: Viewer, { session, children }: Asked): void {
  if (ageLimit !== undefined && session !== 'guest' && !children) throw new ProblemError('KID_PROFILE');
}

/**
 * Rejects calls during an impersonation unless the endpoint allows impersonators (default: deny).
 * @throws ProblemError 403
 */
function refuseImpersonator({ impersonatedBy }: Viewer, { session, impersonators }: Asked): void {
  if (impersonatedBy !== undefined && session !== 'guest' && !impersonators)
    throw new ProblemError('IMPERSONATION_FORBIDDEN');
}

type Asked = Pick<Endpoint, 'session' | 'children' | 'impersonators' | 'inStudio'>;

/**
 * Checks that the caller has the session that an endpoint needs.
 * @throws ProblemError 401 without a valid one, 403 when it is insufficient
 */
export async function authorize(context: Context, http: Http, realm: string, asked: Asked): Promise<Authorization> {
  const need = asked.session;
  if (need === 'none') return {};
  if (need === 'ticket') return { ticket: await requireTicket(context, http, realm) };
  if (need === 'machine') {
    await requireMachine(context, http, realm);
    return {};
  }
  const isStudio = isStudioNeed(need);
  if (isStudio) await refuseFromSite(context, http);
  const viewer = await requireViewer(context, http, realm);
  if (ranks[viewer.role] < ranks[need] || (need === 'support' && !viewer.isSupport))
    throw new ProblemError('FORBIDDEN', [reasons[need]]);
  if (isStudio && viewer.audience !== 'studio')
    throw new ProblemError('FORBIDDEN', ['This takes a session of the studio: sign in there']);
  if (!isStudio && viewer.audience === 'studio' && !(asked.inStudio && viewer.isSupport))
    throw new ProblemError('FORBIDDEN', ['This session is for the studio alone: sign in to the site']);
  refuseChild(viewer, asked);
  refuseImpersonator(viewer, asked);
  return { viewer };
}
