import type { ActionFunctionArgs } from 'react-router';
import { signUpBody } from '#schemas/wire/user-values.ts';
import { answerPost, readFormPost } from '../../forms/form-post.ts';
import { answerBy, targetOf } from '../../forms/way-on.ts';
import { servicesContext } from '../../services.ts';
import { loadSignUp } from './loader.ts';

/** Sign-up by a plain post. */
export async function signUpAction({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const loaded = await loadSignUp(services);
  const post = await readFormPost(request, loaded);
  const { values, addressId, confirmations: secrets, consentAnswers } = post;
  return answerPost(post, async () => {
    await services.api.call('POST /api/v2/user', {
      body: signUpBody(values, { addressId, secrets }, consentAnswers),
    });
    return answerBy(targetOf(request, services));
  });
}
