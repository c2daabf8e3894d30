import type { ActionFunctionArgs } from 'react-router';
import { answerPost, readFormPost } from '../../forms/form-post.ts';
import { answerBy, targetOf } from '../../forms/way-on.ts';
import { servicesContext } from '../../services.ts';
import { loadConsent } from './loader.ts';

/** Answers to the terms by a plain post. */
export async function consentAction({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const { terms } = await loadConsent(services, request);
  const post = await readFormPost(request, { form: undefined, terms });
  return answerPost(post, async () => {
    await services.api.call('POST /api/v2/consent-prompt/answers', { body: { consentAnswers: post.consentAnswers } });
    return answerBy(targetOf(request, services));
  });
}
