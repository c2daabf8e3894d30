import type { ActionFunctionArgs } from 'react-router';
import { pathTo } from '#schemas/routes/paths.ts';
import { billingBody } from '#schemas/wire/user-values.ts';
import { answerPost, readFormPost } from '../../forms/form-post.ts';
import { answerBy } from '../../forms/way-on.ts';
import { servicesContext } from '../../services.ts';
import { loadAccount } from './loader.ts';

/** Billing details by a plain post. */
export async function accountAction({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const loaded = await loadAccount(services, request);
  const post = await readFormPost(request, loaded);
  return answerPost(post, async () => {
    const body = billingBody(post.values, post.addressId);
    await services.api.call('PUT /api/v2/user/billing-details', { body });
    return answerBy(pathTo('ACCOUNT', services.words, {}, { saved: 1, lang: services.lang }));
  });
}
