import { pathTo } from '#schemas/routes/paths.ts';
import { isChoice } from '#schemas/values/consent.ts';
import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import { defineForm, type FormSource } from '../../forms/define-form.ts';
import { startAnswers } from '../../forms/start-answers.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { type ChangedTerms, changedChoices } from '../../session/changed-terms.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';
import { sendAnswers } from '../consent/form.ts';

/** A required term that the viewer accepted and cannot revoke here, in the accepted wording. */
export interface Agreed {
  name: string;
  label: string;
  text: string;
  /** Time of acceptance in milliseconds since 1970. */
  at: number;
}

/** Data of the agreements page; its form contains the optional terms. */
export interface AgreementsData extends FormSource {
  agreed: Agreed[];
  changed: ChangedTerms | undefined;
}

function agreedIn({ fields, answers = [] }: ConsentPrompt): Agreed[] {
  const required = new Set(fields.filter((term) => term.required).map(({ fieldName }) => fieldName));
  return answers
    .filter(({ answer, isCurrent, consentField }) => answer && isCurrent && required.has(consentField.fieldName))
    .map(({ consentField: { fieldName, label, text }, answeredAt }) => ({
      name: fieldName,
      label: label || fieldName,
      text,
      at: Date.parse(answeredAt),
    }));
}

/** Accepted terms and optional choices of the viewer. Guests are redirected to sign-in. */
export const agreements = defineForm({
  async load(services, page): Promise<AgreementsData> {
    await requireSignedIn(services, page);
    const prompt = await throwRouteError(services.api.call('GET /api/v2/consent-prompt'));
    const { fields, outstanding } = prompt;
    return {
      terms: fields.filter((term) => isChoice(term) && (!term.required || outstanding.includes(term.fieldName))),
      initial: startAnswers(prompt),
      agreed: agreedIn(prompt),
      changed: changedChoices(prompt),
    };
  },
  act: sendAnswers,
  wayOn: ({ pathSegments, lang }) => pathTo('ACCOUNT_AGREEMENTS', pathSegments, {}, { saved: 1, lang }),
});
