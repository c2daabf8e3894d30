import type { ActionFunctionArgs } from 'react-router';
import { pathTo } from '#schemas/routes/paths.ts';
import { answerPost, pageAgain, readFormPost } from '../../forms/form-post.ts';
import { answerBy, targetOf } from '../../forms/way-on.ts';
import { type Services, servicesContext } from '../../services.ts';
import { loadSignIn } from './loader.ts';

/** The way on for somebody who has just signed in or up: by the terms first where there is something to agree to. */
async function goOn(request: Request, services: Services): Promise<Response> {
  const target = targetOf(request, services);
  const { consent } = await services.api.call('GET /api/v2/realm-settings/realm/{realm}', {
    params: { realm: services.realm },
  });
  const { outstanding } = consent?.required
    ? await services.api.call('GET /api/v2/consent-prompt')
    : { outstanding: [] };
  const path =
    outstanding.length > 0 ? pathTo('CONSENT', services.words, {}, { from: target, lang: services.lang }) : target;
  return answerBy(path);
}

/** Sign-in by a plain post. */
export async function signInAction({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const { form } = await loadSignIn(services);
  const post = await readFormPost(request, { form });
  const { values, again } = post;
  if (Object.values(values).every((value) => value === ''))
    return pageAgain(again, { status: 400, code: 'BAD_REQUEST', messages: ['emptyInputs'], requestId: '' });
  return answerPost(post, async () => {
    const { id = '', secret = '' } = values;
    await services.api.call('POST /api/v2/login', { body: { id, secret } });
    return goOn(request, services);
  });
}
