import { createHmac } from 'node:crypto';
import type { FormField } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import { toStoredValues } from '#schemas/values/check-values.ts';
import { requireCaptcha } from '../captcha/require-captcha.http.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { formOf, checkFormValues, refuseFaults } from '../../definitions/forms/check-form.ts';
import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesOf } from '../../definitions/labels/messages.ts';
import { writeMails } from '../mail/write-mails.ts';
import { DAY_MS } from '../../platform/occurrence.ts';
import { findPresentedViewer } from '../sessions/authentication.http.ts';
import { findAnswerForm } from '../../definitions/forms/answer-form.ts';
import { type AnswerFields, insertAnswer } from './answers.store.ts';

/** Time within which equal values from the same sender count as one answer, if the request has no idempotency key. */
const SAME_ANSWER_MS = 600_000;

/**
 * Id of the signed-in account; undefined for a guest.
 * @throws ProblemError 403 during impersonation by support
 */
async function findAccountId(context: HttpContext): Promise<string | undefined> {
  const viewer = await findPresentedViewer(context);
  if (viewer?.impersonatedBy !== undefined) throw new ProblemError('IMPERSONATION_FORBIDDEN');
  return viewer && !viewer.isGuest ? viewer.id : undefined;
}

/**
 * Derives an idempotency key for a request that has none (a form sent without JavaScript). The key is an HMAC, so it
 * does not reveal the sender's network address.
 */
function makeKey(context: RealmContext, accountId: string | undefined, fields: AnswerFields): string {
  const sender = accountId ?? context.address ?? '';
  const span = Math.floor(context.clock.now() / SAME_ANSWER_MS);
  return createHmac('sha256', context.keys.formAnswer)
    .update(JSON.stringify([sender, span, fields]))
    .digest('base64url');
}

/** Formats an answer for the mail, one line per field. */
const toAnswerLines = (fields: readonly FormField[], answer: AnswerFields): string =>
  Object.entries(answer)
    .map(([id, value]) => `${fields.find((field) => field.id === id)?.label ?? id}: ${value}`)
    .join('\n');

export const answerHandlers: Handlers<'POST /api/v2/realm/forms/{name}/answers'> = {
  'POST /api/v2/realm/forms/{name}/answers': async (call) => {
    const { realm, locale, params, body } = call;
    const found = await inRealm(call.db, realm.id, (tx) => findAnswerForm(tx, realm, params.name));
    if (!found) throw new ProblemError('NOT_FOUND', ['formNotFound']);
    const { form, rule } = found;
    const accountId = await findAccountId(call);
    await requireCaptcha(call, 'FORM', body.captchaToken);
    const asked = await formOf(call, form.fields as FormField[], 'REGISTRATION');
    const { values, faults } = checkFormValues(asked, body.fields);
    refuseFaults(asked, faults);
    const fields = toStoredValues(asked.fields, values);
    if (Object.values(fields).every((value) => value === false)) throw new ProblemError('BAD_REQUEST', ['formEmpty']);
    const now = call.clock.now();
    const key = body.key ?? makeKey(call, accountId, fields);
    const times = { answeredAt: now, expiresAt: now + rule.keepDays * DAY_MS };
    const messages = await messagesOf(call, realm, realm.settings.defaultLocale);
    const localizedForm = localise(form, (label) => messages.t(label));
    await inRealm(call.db, realm.id, async (tx) => {
      const id = await insertAnswer(tx, realm.id, { form: rule.form, key, accountId, locale, fields, ...times });
      if (id === undefined || rule.mail === undefined) return;
      const answer = toAnswerLines(localizedForm.fields as FormField[], fields);
      const payload = { to: rule.mail, form: localizedForm.title ?? rule.form, answer };
      await writeMails(tx, call, realm.id, {
        kind: 'formAnswer',
        mails: [{ ...(accountId !== undefined && { accountId }), key: id, payload }],
      });
    });
  },
};
