import { expect, test } from 'vitest';
import { fields } from '#blocks/fields/registry.ts';
import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import { createRegistry } from '../registry/registry.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { loadPatternEngine } from './patterns.ts';
import { answersIn, submitForm, readFormTexts } from './submit-form.ts';

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

/** Submits a form; returns the outcome and the recorded calls of the endpoint. */
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

test('submits the valid input of a form with trimmed values and without unknown fields @form-06', async () => {
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

test('returns errors of invalid input by field and consent term, and submits nothing @form-06 @acct-05', async () => {
  const { outcome, acts } = await sent({ ...good, email: 'nobody', again: 'another one' }, { terms });
  expect(outcome.ok).toBe(false);
  expect('fields' in outcome && outcome.fields?.map(({ field: name }) => name)).toEqual(['email', 'again', 'terms']);
  expect(acts).toEqual([]);
});

test('an empty form gets one error if the form’s definition contains an error for empty forms, else one per field @auth-02', async () => {
  const nothing = { email: ' ', secret: '', again: '' };
  expect((await sent(nothing, { emptyLabel: 'emptyInputs' })).outcome).toEqual({ ok: false, label: 'emptyInputs' });
  const { outcome } = await sent(nothing);
  expect('fields' in outcome && outcome.fields).toHaveLength(3);
});

test('a form with at least one filled-in field gets one error per invalid field', async () => {
  const { outcome } = await sent({ email: '', secret: 'x', again: '' }, { emptyLabel: 'emptyInputs' });
  expect('fields' in outcome && outcome.fields?.map(({ field: name }) => name)).toEqual(['email', 'again']);
});

test('ignores uploaded files in form values and consent answers @form-06', async () => {
  const body = bodyOf(good);
  body.append('email', new File(['x'], 'x.txt'));
  body.append('consentAnswers', new File(['terms'], 'terms'));
  expect(readFormTexts(body)).toEqual(good);
  expect(answersIn(terms, body)).toEqual([{ promptField: 'terms', answer: false }]);
});

test('rejects values that violate their field’s pattern, and countries that the form does not offer @form-06 @form-02', async () => {
  await loadPatternEngine();
  await registry.preload(['text', 'address']);
  const code = { ...field('code', 'text'), pattern: '[a-z]{3}' } as FormField;
  const country = field('country', 'address');
  const rules = { fields: [code, country], address: { countries: [] } };
  const { outcome } = await sent({ code: 'ABC', country: 'SE' }, rules);
  expect('fields' in outcome && outcome.fields?.map(({ field: name }) => name)).toEqual(['code', 'country']);
});

test('submits the other fields when the code of one field is not loaded', async () => {
  const { outcome, acts } = await sent(good, {
    fields: [...asked, { ...field('born', 'taxNumber'), required: false }],
  });
  expect(outcome).toEqual({ ok: true });
  expect(acts).toHaveLength(1);
});
