import { inRealm } from '../../platform/db/scope.ts';
import { findRevision } from '../../definitions/documents/revisions.store.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { signTicket } from '../../platform/http/preview-ticket.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { loadPreviewContext } from './preview-context.ts';
import { resolveDraft } from './resolve-draft.ts';

type Names =
  | 'POST /api/v2/studio/preview-ticket'
  | 'GET /api/v2/preview/document'
  | 'GET /api/v2/preview/behind'
  | 'POST /api/v2/preview/resolve';

export const previewHandlers: Handlers<Names> = {
  'POST /api/v2/studio/preview-ticket': async (call) => {
    const {
      realm,
      body: { kind, name, revision },
    } = call;
    if (revision === undefined) return signTicket(call, { realm: realm.id, kind, name });
    const found = await inRealm(call.db, realm.id, (tx) => findRevision(tx, realm.id, { kind, name }, revision));
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such revision']);
    return signTicket(call, { realm: realm.id, kind, name, revision });
  },
  'GET /api/v2/preview/document': async ({ db, realm, ticket: { kind, name, revision } }) => {
    if (revision === undefined) throw new ProblemError('FORBIDDEN', ['The ticket is for no stored revision']);
    const found = await inRealm(db, realm.id, (tx) => findRevision(tx, realm.id, { kind, name }, revision));
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such revision any more']);
    return { kind, name, revision, source: found.source };
  },
  'GET /api/v2/preview/behind': loadPreviewContext,
  'POST /api/v2/preview/resolve': async (call) => ({
    elements: await resolveDraft(call, call.ticket.name, call.body.elements, call.body.view),
  }),
};
