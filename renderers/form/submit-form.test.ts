import { expect, test } from 'vitest';
import { fields } from '#blocks/fields/registry.ts';
import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import { createRegistry } from '../registry/registry.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { loadPatternEngine } from './patterns.ts';
import { answersIn, submitForm, textsIn } from './submit-form.ts';

const registry: FieldRegistry = createRegistry(fields as unknown as Record<string, () => Promise<{ default: never }>>);
await registry.preload(['email', 'password', 'confirmPassword', 'birthDate']);

const field = (id: string, type: FormField['type']) =>
  ({
    id,
    type,
    label: id,
    required: true,
    messages: {},
    ...(type === 'confirmPassword' && { confirms: 'secret' }),
  }) as FormField;
const asked = [field('email', 'email'), field('secret', 'password'), field('again', 'confirmPassword')];
const terms = [{ fieldName: 'terms', fieldType: 'BINARY_CHOICE', text: '', required: true }] as ConsentTerm[];

const bodyOf = (entries: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.append(name, value);
  return body;
};

/** What comes of a form, and what it did. */
async function sent(entries: Record<string, string>, rules: Partial<Parameters<typeof submitForm>[0]> = {}) {
  const acts: unknown[] = [];
  const outcome = await submitForm(
    { fields: asked, terms: [], registry, address: undefined, ...rules },
    bodyOf(entries),
    async (post) => {
      acts.push(post);
      return { ok: true as const };
    },
  );
  return { outcome, acts };
}

const good = { email: ' nina@b.test ', secret: ' a long one ', again: ' a long one ' };

test('a form that is right does what it is for, with cleaned values and without strangers @form-06', async () => {
  const { outcome, acts } = await sent({ ...good, stranger: 'x', consentAnswers: 'terms' }, { terms });
  expect(outcome).toEqual({ ok: true });
  expect(acts).toEqual([
    {
      values: { email: 'nina@b.test', secret: ' a long one ', again: ' a long one ' },
      consentAnswers: [{ promptField: 'terms', answer: true }],
      addressId: undefined,
      confirmations: ['again'],
    },
  ]);
});

test('what is wrong is told by field, terms too, and nothing is done @form-06 @acct-05', async () => {
  const { outcome, acts } = await sent({ ...good, email: 'nobody', again: 'another one' }, { terms });
  expect(outcome.ok).toBe(false);
  expect('fields' in outcome && outcome.fields?.map(({ field: name }) => name)).toEqual(['email', 'again', 'terms']);
  expect(acts).toEqual([]);
});

test('a form that was left empty says so once where it has a word for that, else each field does @auth-02', async () => {
  const nothing = { email: ' ', secret: '', again: '' };
  expect((await sent(nothing, { emptyLabel: 'emptyInputs' })).outcome).toEqual({ ok: false, label: 'emptyInputs' });
  const { outcome } = await sent(nothing);
  expect('fields' in outcome && outcome.fields).toHaveLength(3);
});

test('one field that is filled in is enough for each to be told of by itself', async () => {
  const { outcome } = await sent({ email: '', secret: 'x', again: '' }, { emptyLabel: 'emptyInputs' });
  expect('fields' in outcome && outcome.fields?.map(({ field: name }) => name)).toEqual(['email', 'again']);
});

test('files that somebody sends along are no texts, and no answers @form-06', async () => {
  const body = bodyOf(good);
  body.append('email', new File(['x'], 'x.txt'));
  body.append('consentAnswers', new File(['terms'], 'terms'));
  expect(textsIn(body)).toEqual(good);
  expect(answersIn(terms, body)).toEqual([{ promptField: 'terms', answer: false }]);
});

test('a pattern is asked, and the countries that the form offers @form-06 @form-02', async () => {
  await loadPatternEngine();
  await registry.preload(['text', 'address']);
  const code = { ...field('code', 'text'), pattern: '[a-z]{3}' } as FormField;
  const country = field('country', 'address');
  const rules = { fields: [code, country], address: { countries: [] } };
  const { outcome } = await sent({ code: 'ABC', country: 'SE' }, rules);
  expect('fields' in outcome && outcome.fields?.map(({ field: name }) => name)).toEqual(['code', 'country']);
});

test('a field whose code is not there keeps nobody from sending the others', async () => {
  const { outcome, acts } = await sent(good, {
    fields: [...asked, { ...field('born', 'taxNumber'), required: false }],
  });
  expect(outcome).toEqual({ ok: true });
  expect(acts).toHaveLength(1);
});
