import type { Form } from '#schemas/generated/types.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { Services } from '../services.ts';
import { throwRouteError } from '../loading/failure.ts';
import { defineForm, type FormSource } from './define-form.ts';
import { addressFor } from './realm-forms.ts';

/** Data of a form whose answers the realm stores. */
export interface AnswerSource extends FormSource {
  form: Form;
  name: string;
}

/** Name of the form from the page's URL. */
const nameIn = ({ url }: Pick<Request, 'url'>): string =>
  decodeURIComponent(new URL(url).pathname.split('/').findLast(Boolean) ?? '');

async function load(services: Services, page: Pick<Request, 'url'>): Promise<AnswerSource> {
  const params = { name: nameIn(page) };
  const answer = await throwRouteError(services.api.call('GET /api/v2/realm/forms/{name}', { params }));
  const form = answer.form as Form;
  return { form, name: params.name, address: await addressFor(services, form, 'REGISTRATION') };
}

/** Sends an answer to a form of the realm, which stores it. */
export const answers = defineForm({
  load,
  act: async ({ values, key, captchaToken }, { api, preview }, page) => {
    // Forms in a studio preview store no answers.
    if (preview) return;
    await api.call('POST /api/v2/realm/forms/{name}/answers', {
      params: { name: nameIn(page) },
      body: { fields: values, ...(key && { key }), ...(captchaToken && { captchaToken }) },
    });
  },
  wayOn: ({ pathSegments, lang }, page) => pathTo('FORM', pathSegments, { name: nameIn(page) }, { sent: 1, lang }),
});
