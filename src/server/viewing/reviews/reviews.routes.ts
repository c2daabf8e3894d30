import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { kindsOfFamily } from '../../catalogue/catalogue/kinds.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { formOf, checkFormValues, refuseFaults } from '../../definitions/forms/check-form.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { reviewFieldsFor } from './review-forms.ts';
import { findReview, putReview } from './reviews.store.ts';

type Names = 'GET /api/v2/content/{type}/{id}/reviews' | 'POST /api/v2/content/{type}/{id}/reviews';

/**
 * Validates a review with the title's form: known fields only, cleaned, without empty ones.
 * @throws ProblemError 403 if no page has a review form for the title, 400 with faults per field
 */
async function checkedReview(
  context: RealmContext,
  title: number,
  posted: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const fields = await reviewFieldsFor(context, title);
  if (!fields) throw new ProblemError('FORBIDDEN', ['reviewNotAllowed']);
  const form = await formOf(context, fields);
  const { values, faults } = checkFormValues(form, posted);
  refuseFaults(form, faults);
  const review = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  if (Object.keys(review).length === 0) throw new ProblemError('BAD_REQUEST', ['emptyReview']);
  return review;
}

export const reviewHandlers: Handlers<Names> = {
  'GET /api/v2/content/{type}/{id}/reviews': async (call) => {
    const { realm, params } = call;
    const accountId = call.caller.id;
    const review = await inRealm(call.db, realm.id, (tx) => findReview(tx, realm.id, accountId, params.id));
    if (!review) throw new ProblemError('NOT_FOUND', ['There is no review by this account']);
    return review;
  },
  'POST /api/v2/content/{type}/{id}/reviews': async (call) => {
    const { realm, params, body } = call;
    const accountId = call.caller.id;
    const { id: contentId, type } = params;
    const known = await inRealm(call.db, realm.id, (tx) => findContent(tx, realm.id, contentId, kindsOfFamily[type]));
    if (!known) throw new ProblemError('NOT_FOUND', ['There is no such title']);
    const fields = await checkedReview(call, contentId, body.fields);
    const now = call.clock.now();
    await inRealm(call.db, realm.id, (tx) => putReview(tx, realm.id, { accountId, contentId, fields }, now));
    return { fields, postedAt: now };
  },
};
