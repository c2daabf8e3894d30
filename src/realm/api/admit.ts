import type { SessionNeed } from '#schemas/wire/endpoint.ts';
import type { Context } from '../context.ts';
import type { AnyCall, Viewer } from '../http/call.ts';
import { type PreviewClaims, requireTicket } from '../http/preview-ticket.ts';
import { ProblemError } from '../http/problems.ts';
import { requireViewer } from '../sessions/authentication.ts';

/** Who was let in, and by what. */
export interface Admitted {
  viewer?: Viewer;
  ticket?: PreviewClaims;
}

/** What each role may call. Nobody has the role of staff yet. */
const ranks: Readonly<Record<Exclude<SessionNeed, 'none' | 'ticket'>, number>> = {
  guest: 0,
  viewer: 1,
  editor: 2,
  staff: 3,
};

const reasons: Readonly<Record<keyof typeof ranks, string>> = {
  guest: '',
  viewer: 'signInNeeded',
  editor: 'This is for editors',
  staff: 'This is for staff',
};

/** Lets in who has the session that a call needs. @throws ProblemError 401 without one, 403 for one that does not suffice */
export async function admit(
  context: Context,
  http: AnyCall['http'],
  realm: string,
  need: SessionNeed,
): Promise<Admitted> {
  if (need === 'none') return {};
  if (need === 'ticket') return { ticket: await requireTicket(context, http, realm) };
  const viewer = await requireViewer(context, http, realm);
  if (ranks[viewer.role] < ranks[need]) throw new ProblemError('FORBIDDEN', [reasons[need]]);
  return { viewer };
}
