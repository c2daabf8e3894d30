import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { editors, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

// Tests whether consent answers still count after an editor has changed the terms (decision 066).

const choice = (fieldName: string, more: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: 'Terms',
  text: 't:rules',
  required: true,
  ...more,
});
const news = choice('news', { label: 'News', text: 'Send me news.', required: false });
const rules = { en: 'Be kind.', es: 'Sé amable.' };

let server: TestServer;
let vera: Tokens;
/** Reloads the realm with other terms and label texts. */
const write = (terms: ConsentTerm[], words: Partial<typeof rules> = {}) => {
  const { en, es } = { ...rules, ...words };
  return loadAccounts(
    server,
    'north',
    {},
    {
      'consent/terms.json': { version: '1.0', terms },
      'labels/en_US.json': { version: '1.0', locale: 'en_US', labels: { greeting: 'Hello', only: 'Only', rules: en } },
      'labels/es_ES.json': { version: '1.0', locale: 'es_ES', labels: { greeting: 'Hola', rules: es } },
    },
  );
};
const answer = (consentAnswers: object[], language = 'en', edition?: string) => {
  const init = json({ consentAnswers, ...(edition !== undefined && { edition }) });
  const headers = { ...init.headers, ...bearer(vera), 'accept-language': language };
  return server.call('/api/v2/consent-prompt/answers', { ...init, headers });
};
const prompt = async (language = 'en') =>
  (await (
    await server.call('/api/v2/consent-prompt', { headers: { ...bearer(vera), 'accept-language': language } })
  ).json()) as ConsentPrompt;
const outstanding = async (language?: string) => (await prompt(language)).outstanding;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await write([choice('terms'), news]);
  vera = (await (
    await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))
  ).json()) as Tokens;
  expect(
    (
      await answer([
        { promptField: 'terms', answer: true },
        { promptField: 'news', answer: true },
      ])
    ).status,
  ).toBe(204);
  expect(await outstanding()).toEqual([]);
});

test.each<[string, ConsentTerm[], Partial<typeof rules>, string[]]>([
  ['nothing', [choice('terms'), news], {}, []],
  ['the text of a required term', [choice('terms', { text: 'Be kind, always.' }), news], {}, ['terms']],
  ['the heading of a required term', [choice('terms', { label: 'Rules' }), news], {}, ['terms']],
  ['the label text that a required term uses', [choice('terms'), news], { en: 'Be kind, always.' }, ['terms']],
  ['a label reference to the same text written in the term', [choice('terms', { text: rules.en }), news], {}, []],
  ['only white space and line breaks', [choice('terms', { text: ' Be\n  kind. ' }), news], {}, []],
  ['the text in a language that the viewer did not read', [choice('terms'), news], { es: 'Sé muy amable.' }, []],
  ['the text of an optional term', [choice('terms'), { ...news, text: 'Send me much.' }], {}, []],
  ['an optional term to a required one with the same text', [choice('terms'), { ...news, required: true }], {}, []],
  ['the list of terms by a new required term', [choice('terms'), news, choice('age')], {}, ['age']],
  [
    'the text with an explicit version 1, which counts as the same version',
    [choice('terms', { text: 'Be kind!', version: 1 }), news],
    {},
    [],
  ],
  ['only the version number', [choice('terms', { version: 2 }), news], {}, ['terms']],
])(
  'after a change of %s, asks for consent again only to required terms with a new wording or version @acct-05',
  async (_what, terms, words, asked) => {
    await write(terms, words);
    expect(await outstanding()).toEqual(asked);
    // An answer also counts when the viewer switches to another language.
    expect(await outstanding('es')).toEqual(asked);
  },
);

test('keeps the old consent with text and time, and asks for consent to the new text @acct-05', async () => {
  await write([choice('terms', { text: 'Be kind, always.' }), news]);
  const { answers, fields } = await prompt();
  expect(fields.find(({ fieldName }) => fieldName === 'terms')?.text).toBe('Be kind, always.');
  expect(answers?.find(({ consentField }) => consentField.fieldName === 'terms')).toMatchObject({
    answer: true,
    answeredAt: '2026-07-11T12:00:00.000Z',
    isCurrent: false,
    consentField: { label: 'Terms', text: 'Be kind.' },
  });
  // Consent to the old text does not count for the new one.
  expect((await answer([{ promptField: 'news', answer: false }])).status).toBe(400);
  expect((await answer([{ promptField: 'terms', answer: true }], 'es')).status).toBe(204);
  expect(await outstanding()).toEqual([]);
  const kept = await server.database.query<{ text: string; locale: string }>(
    "select term ->> 'text' as text, locale from consent_answers where field_name = 'terms' order by id desc limit 2",
  );
  expect(kept).toEqual([
    { text: 'Be kind, always.', locale: 'es_ES' },
    { text: 'Be kind.', locale: 'en_US' },
  ]);
});

test('an answer to an optional term is no longer valid after the term’s text changed @acct-05', async () => {
  await write([choice('terms'), { ...news, text: 'Send me much.' }]);
  const { answers, outstanding: held } = await prompt();
  expect(held).toEqual([]);
  expect(answers?.find(({ consentField }) => consentField.fieldName === 'news')).toMatchObject({ isCurrent: false });
  // An answer to a removed term does not count either.
  await write([choice('terms')]);
  const later = await prompt();
  expect(later.answers?.map(({ isCurrent, consentField }) => [consentField.fieldName, isCurrent])).toEqual([
    ['news', false],
    ['terms', true],
  ]);
});

test('an editor can consent to the same text of the terms that viewers see @acct-05', async () => {
  await write([choice('terms', { text: 't:only' })]);
  const { email, password } = editors.edda;
  vera = (await (await server.call('/api/v2/login', json({ id: email, secret: password }))).json()) as Tokens;
  const agreed = [{ promptField: 'terms', answer: true }];
  expect((await answer(agreed, 'es', (await prompt('es')).edition)).status).toBe(204);
  expect(await outstanding('es')).toEqual([]);
});

test('rejects a sign-up if the terms changed while the form was open @acct-05', async () => {
  const { edition } = await prompt();
  const signUp = (email: string, read: string) =>
    server.call(
      '/api/v2/user',
      json({
        email,
        secret: 'a long password',
        name: 'Nina',
        consentAnswers: [{ promptField: 'terms', answer: true }],
        edition: read,
      }),
    );
  expect((await signUp('before@playbill.test', edition)).status).toBe(201);
  await write([choice('terms', { text: 'Be kind, always.' }), news]);
  const refused = await signUp('after@playbill.test', edition);
  expect([refused.status, await refused.json()]).toMatchObject([409, { messages: ['consent.changedMeanwhile'] }]);
  expect((await signUp('after@playbill.test', (await prompt()).edition)).status).toBe(201);
});

test('rejects consent answers if the terms changed while the form was open @acct-05', async () => {
  const { edition } = await prompt();
  const agreed = [{ promptField: 'terms', answer: true }];
  expect((await prompt()).edition).toBe(edition);
  expect((await answer(agreed, 'en', edition)).status).toBe(204);
  await write([choice('terms', { text: 'Be kind, always.' }), news]);
  const refused = await answer(agreed, 'en', edition);
  expect([refused.status, await refused.json()]).toMatchObject([409, { messages: ['consent.changedMeanwhile'] }]);
  expect(await outstanding()).toEqual(['terms']);
  expect((await answer(agreed, 'en', (await prompt()).edition)).status).toBe(204);
  expect(await outstanding()).toEqual([]);
});
