import type { Form, FormField } from '#schemas/generated/types.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { defineForm } from '../../forms/define-form.ts';
import { ownForm } from '../../forms/own-form.ts';
import type { Services } from '../../services.ts';

/**
 * Email address of the account that a reset link belongs to; undefined if the server rejects the token, which the form
 * reports on submission.
 */
async function findEmail({ api }: Services, token: string | null): Promise<string | undefined> {
  if (!token) return undefined;
  try {
    return (await api.call('POST /api/v2/reset-password/account', { body: { token } })).email;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Form that sets a new password with the token in the URL. */
export const resetPassword = defineForm({
  async load(services, { url }) {
    const [{ form }, email] = await Promise.all([
      ownForm(services, 'reset-password'),
      findEmail(services, new URL(url).searchParams.get('token')),
    ]);
    if (email !== undefined) return { form, initial: { values: { email } } };
    const { fields, ...rest } = form as Form;
    return { form: { ...rest, fields: (fields as FormField[]).filter(({ id }) => id !== 'email') } };
  },
  act: ({ values: { secret = '' } }, { api }, { url }) =>
    api.call('PUT /api/v2/reset-password', {
      body: { token: new URL(url).searchParams.get('token') ?? '', secret },
    }),
  wayOn: ({ pathSegments, lang }) => pathTo('LOGIN', pathSegments, {}, { saved: 1, lang }),
});
