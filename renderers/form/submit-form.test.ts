import { expect, test } from 'vitest';
import { fields } from '#blocks/fields/registry.ts';
import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import { createRegistry } from '../registry/registry.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { submitForm } from './submit-form.ts';

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
