import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ProblemError } from '#services/api/problem-error.ts';
import { type Services, servicesContext } from '../services.ts';
import { defineForm } from './define-form.ts';
import { answerPlainPost } from './plain-post.ts';

const field = (id: string, type: string) => ({ id, type, label: id, required: true, messages: {} });
const document = { version: '1.0', submitLabel: 'Go', fields: [field('email', 'email'), field('secret', 'password')] };

const news = { fieldName: 'news', fieldType: 'BINARY_CHOICE', label: 'News', text: '', required: false } as const;

/** Posts a form. Its API request succeeds, or fails with the given status. */
async function answer(body: Record<string, string>, problemStatus?: number) {
  const form = defineForm({
    load: async () => ({ form: document, terms: [news], initial: { edition: 'now' } }),
    async act() {
      if (problemStatus === undefined) return;
      throw new ProblemError({ status: problemStatus, code: 'CONFLICT', messages: ['no'], requestId: '' });
    },
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, { lang: undefined, pathSegments: {} } as Services);
  const request = new Request('http://apex.example/login?from=%2Fsection%2Frules', {
    method: 'POST',
    body: new URLSearchParams(body),
  });
  return answerPlainPost(form, { request, context } as unknown as Parameters<typeof answerPlainPost>[1]);
}

const good = { email: 'nina@b.test', secret: 'a long one' };

test('redirects a valid form post without scripts to the page the user came from @page-12', async () => {
  const answered = await answer(good);
  expect(answered).toBeInstanceOf(Response);
  const { status, headers } = answered as Response;
  expect([status, headers.get('location')]).toEqual([303, '/section/rules']);
});

test('returns the input (except passwords) and the errors of an invalid form post @page-12', async () => {
  expect(await answer({ ...good, email: 'nobody' })).toMatchObject({
    init: { status: 422 },
    data: { values: { email: 'nobody' }, fields: [{ field: 'email' }] },
  });
  expect(JSON.stringify(await answer({ ...good, email: 'nobody' }))).not.toContain('a long one');
});

test.each([
  [404, 422],
  [409, 422],
  [429, 429],
  [503, 503],
])('after an API problem of status %i, re-renders the form’s page with status %i @page-12', async (from, to) => {
  expect(await answer(good, from)).toMatchObject({
    init: { status: to },
    data: { values: { email: good.email }, problem: { status: from } },
  });
});

test('a post that only changes the country re-renders the form without submitting it @form-02 @page-12', async () => {
  const answered = await answer({ email: 'nobody', _country: '' }, 500);
  expect(answered).toMatchObject({ init: null, data: { values: { email: 'nobody' } } });
  expect(answered).not.toHaveProperty('data.fields');
});

test.each([
  [
    're-renders a form with ticked consent checkboxes after an API problem if they are for the current edition of the terms',
    'now',
    [{ promptField: 'news', answer: true }],
  ],
  [
    're-renders a form without ticked consent checkboxes after an API problem if they are for an earlier edition of the terms',
    'before',
    undefined,
  ],
])('%s @acct-05 @page-12', async (_result, consentEdition, consentAnswers) => {
  const answered = await answer({ ...good, consentEdition, consentAnswers: 'news' }, 409);
  expect(answered).toMatchObject({ data: { values: { email: good.email }, problem: { status: 409 } } });
  expect((answered as { data: object }).data).toHaveProperty('values', expect.not.objectContaining({ consentEdition }));
  expect((answered as { data: { consentAnswers?: unknown } }).data.consentAnswers).toEqual(consentAnswers);
});
