import type { FormInitial } from '#renderers/form/initial.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { startAnswers } from '../../forms/start-answers.ts';
import { orFail } from '../../loading/failure.ts';
import type { Services } from '../../services.ts';
import { requireViewer } from '../../session/require-viewer.ts';

/** What the consent page is drawn from. */
export interface ConsentData {
  terms: ConsentTerm[];
  initial: FormInitial | undefined;
}

/** The terms and what one has answered. Guests are sent to sign in. */
export async function loadConsent(services: Services, request: Request): Promise<ConsentData> {
  await requireViewer(services, request);
  const prompt = await orFail(services.api.call('GET /api/v2/consent-prompt'));
  return { terms: prompt.fields, initial: startAnswers(prompt) };
}
