import { pathTo } from '#schemas/routes/paths.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { defineForm } from '../../forms/define-form.ts';
import { ownForm } from '../../forms/own-form.ts';

/** Replaces the message of a server failure (5xx) while sending the email. */
function asSending(error: unknown): unknown {
  if (!(error instanceof ProblemError) || error.problem.status < 500) return error;
  return new ProblemError({ ...error.problem, messages: ['failedToSend'] });
}

/** Form that requests a magic link. */
export const magicLink = defineForm({
  load: (services) => ownForm(services, 'magic-link'),
  act: ({ values: { email = '' }, captchaToken }, { api }) =>
    api
      .call('GET /api/v2/token/alt/magic-email', { query: { email, ...(captchaToken && { captchaToken }) } })
      .catch((error: unknown) => {
        throw asSending(error);
      }),
  wayOn: ({ pathSegments, lang }) => pathTo('MAGIC_LINK', pathSegments, {}, { sent: 1, lang }),
});
