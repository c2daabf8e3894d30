import { findContent } from '../catalogue/catalogue.store.ts';
import { kindsOfFamily } from '../catalogue/kinds.ts';
import { inRealm } from '../db/scope.ts';
import type { Handlers } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { findReview, putReview } from './reviews.store.ts';

type Names = 'GET /api/v2/content/{type}/{id}/reviews' | 'POST /api/v2/content/{type}/{id}/reviews';

/** Trimmed, and without what was left empty. */
function cleaned(fields: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(fields).map(([key, value]): [string, string] => [key, value.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

export const reviewHandlers: Handlers<Names> = {
  'GET /api/v2/content/{type}/{id}/reviews': async (call) => {
    const { context, realm, params } = call;
    const accountId = call.viewer.id;
    const review = await inRealm(context.db, realm.id, (tx) => findReview(tx, realm.id, accountId, params.id));
    if (!review) throw new ProblemError('NOT_FOUND', ['There is no review by this account']);
    return review;
  },
  'POST /api/v2/content/{type}/{id}/reviews': async (call) => {
    const { context, realm, params, body } = call;
    const accountId = call.viewer.id;
    const fields = cleaned(body.fields);
    if (Object.keys(fields).length === 0) throw new ProblemError('BAD_REQUEST', ['emptyReview']);
    const now = context.clock.now();
    await inRealm(context.db, realm.id, async (tx) => {
      if (!(await findContent(tx, realm.id, params.id, kindsOfFamily[params.type])))
        throw new ProblemError('NOT_FOUND', ['There is no such title']);
      await putReview(tx, realm.id, { accountId, contentId: params.id, fields }, now);
    });
    return { fields, postedAt: now };
  },
};
