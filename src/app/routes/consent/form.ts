import { defineForm } from '../../forms/define-form.ts';
import { startAnswers } from '../../forms/start-answers.ts';
import { orFail } from '../../loading/failure.ts';
import { requireViewer } from '../../session/require-viewer.ts';

/** The terms and what one has answered. Guests are sent to sign in. */
export const consent = defineForm({
  async load(services, page) {
    await requireViewer(services, page);
    const prompt = await orFail(services.api.call('GET /api/v2/consent-prompt'));
    return { terms: prompt.fields, initial: startAnswers(prompt) };
  },
  act: ({ consentAnswers }, { api }) => api.call('POST /api/v2/consent-prompt/answers', { body: { consentAnswers } }),
});
