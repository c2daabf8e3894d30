import type { FormPost } from '#renderers/form/submit-form.ts';
import { defineForm, type FormSource } from '../../forms/define-form.ts';
import { startAnswers } from '../../forms/start-answers.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { type ChangedTerms, changedTerms } from '../../session/changed-terms.ts';
import type { Services } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the consent page. */
export interface ConsentData extends FormSource {
  changed: ChangedTerms | undefined;
}

/** Sends the consent answers together with the edition of the terms that the viewer has read. */
export const sendAnswers = ({ consentAnswers, edition }: FormPost, { api }: Services): Promise<unknown> =>
  api.call('POST /api/v2/consent-prompt/answers', { body: { consentAnswers, ...(edition && { edition }) } });

/** Consent form with the terms and previous answers. Guests are redirected to sign-in. */
export const consent = defineForm({
  async load(services, page): Promise<ConsentData> {
    await requireSignedIn(services, page);
    const prompt = await throwRouteError(services.api.call('GET /api/v2/consent-prompt'));
    return { terms: prompt.fields, initial: startAnswers(prompt), changed: changedTerms(prompt) };
  },
  act: sendAnswers,
});
