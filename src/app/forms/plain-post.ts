import { type ActionFunctionArgs, data } from 'react-router';
import { withAllowedCountries } from '#renderers/form/form-address.tsx';
import { preloadForm, validatorsOf } from '#renderers/form/preload-form.ts';
import { answersIn, submitForm, readFormTexts } from '#renderers/form/submit-form.ts';
import { parseForm } from '#schemas/parse-form.ts';
import { consentName, editionName } from '#schemas/values/consent.ts';
import { fieldRegistry } from './field-registry.ts';
import { servicesContext } from '../services.ts';
import type { FixedForm } from './define-form.ts';
import type { PostedForm } from './posted-form.ts';
import { redirectAfterPost } from './way-on.ts';

/** HTTP status of the page if values are invalid, whatever status the API returns for them. */
const UNPROCESSABLE = 422;

/** Name of the button that re-renders the form for another country. */
const COUNTRY = '_country';

/**
 * Handles a form post from a browser without scripts: redirects, or renders the page again with the input (never
 * passwords) and errors. Server only.
 */
export async function answerPlainPost(form: FixedForm, { request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const { form: document, address, terms = [], initial } = await form.load(services, request);
  const body = await request.formData();
  const texts = readFormTexts(body);
  // Also loads the fields that are only part of the form for the posted country.
  await preloadForm(fieldRegistry, document, address, { values: texts });
  const parsed = parseForm(document, validatorsOf(fieldRegistry, document));
  const fields = parsed.form ? parsed.fields : [];
  const hidden = [
    COUNTRY,
    consentName,
    editionName,
    ...fields.filter(({ type }) => fieldRegistry.peek(type)?.rules.secret).map(({ id }) => id),
  ];
  const again: PostedForm = {
    values: Object.fromEntries(Object.entries(texts).filter(([name]) => !hidden.includes(name))),
    // Consent that was given to another edition of the terms does not count.
    ...(texts[editionName] === initial?.edition && { consentAnswers: answersIn(terms, body) }),
  };
  if (body.has(COUNTRY)) return data(again);
  const outcome = await submitForm(
    {
      fields,
      terms,
      registry: fieldRegistry,
      address: address && withAllowedCountries(address),
      emptyLabel: form.emptyLabel,
    },
    body,
    (post) => form.send(post, services, request),
  );
  if (outcome.ok) return redirectAfterPost(await form.wayOn(services, request));
  const { ok: _no, ...refused } = outcome;
  const { status = UNPROCESSABLE } = 'problem' in outcome ? outcome.problem : {};
  return data({ ...again, ...refused } satisfies PostedForm, {
    status: status === 429 || status >= 500 ? status : UNPROCESSABLE,
  });
}
