import type { ActionFunctionArgs } from 'react-router';
import { orFail } from '../loading/failure.ts';
import { isLocalPath } from '#schemas/url.ts';
import { billingBody, signUpBody } from '#schemas/wire/user-values.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { leadTo } from '../links/lead-to.ts';
import { withLang } from '../links/local-href.ts';
import { type Services, servicesContext } from '../services.ts';
import { loadAccount, loadConsent, loadSignIn, loadSignUp } from './loaders.ts';
import { answerPost, pageAgain, readFormPost } from './form-post.ts';

/** See other (RFC 9110, section 15.4.4): the answer to a post that was good is another page, to be asked for. */
const SEE_OTHER = 303;

/** Where a form leads afterwards: back to where one came from, else home. */
function targetOf({ url }: Request, { lang }: Services): string {
  const from = new URL(url).searchParams.get('from');
  return isLocalPath(from) ? from : withLang('/', lang);
}

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
  return leadTo(path, SEE_OTHER);
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
    return leadTo(targetOf(request, services), SEE_OTHER);
  });
}

/** Answers to the terms by a plain post. */
export async function consentAction({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const { terms } = await loadConsent(services, request);
  const post = await readFormPost(request, { form: undefined, terms });
  return answerPost(post, async () => {
    await services.api.call('POST /api/v2/consent-prompt/answers', { body: { consentAnswers: post.consentAnswers } });
    return leadTo(targetOf(request, services), SEE_OTHER);
  });
}

/** Billing details by a plain post. */
export async function accountAction({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const loaded = await loadAccount(services, request);
  const post = await readFormPost(request, loaded);
  return answerPost(post, async () => {
    const body = billingBody(post.values, post.addressId);
    await services.api.call('PUT /api/v2/user/billing-details', { body });
    return leadTo(pathTo('ACCOUNT', services.words, {}, { saved: 1, lang: services.lang }), SEE_OTHER);
  });
}

/** Sign-out by a plain post. */
export async function signOutAction({ context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  await orFail(services.api.call('POST /api/v2/logout'));
  return leadTo(withLang('/', services.lang), SEE_OTHER);
}
