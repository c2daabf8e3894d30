import { inRealm } from '../../platform/db/scope.ts';
import { findRevision, listRevisions } from '../../definitions/documents/revisions.store.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { toHistoryEntry, toDocumentVersion } from './wire.ts';

type Names =
  | 'GET /api/v2/studio/documents/{kind}/{name}/history'
  | 'GET /api/v2/studio/documents/{kind}/{name}/history/{revision}';

/** Number of revisions per page of the history. */
const PAGE = 50;

export const historyHandlers: Handlers<Names> = {
  'GET /api/v2/studio/documents/{kind}/{name}/history': async ({ db, realm, params, query }) => {
    // Fetches one more than the page size, to know whether there are more.
    const found = await inRealm(db, realm.id, (tx) => listRevisions(tx, realm.id, params, query.lastSeen, PAGE + 1));
    if (found.length === 0 && query.lastSeen === undefined)
      throw new ProblemError('NOT_FOUND', ['There is no such document']);
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    const more = found.length > PAGE;
    return {
      revisions: shown.map(toHistoryEntry),
      paging: { moreDataAvailable: more, ...(more && last && { lastSeen: String(last.revision) }) },
    };
  },
  'GET /api/v2/studio/documents/{kind}/{name}/history/{revision}': async ({ db, realm, params }) => {
    const found = await inRealm(db, realm.id, (tx) => findRevision(tx, realm.id, params, params.revision));
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such revision']);
    return toDocumentVersion(found);
  },
};
