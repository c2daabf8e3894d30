import type { FormPost } from '#renderers/form/submit-form.ts';
import type { Form, FormField } from '#schemas/generated/types.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import type { AccountData } from '../account/form.ts';

/**
 * Keeps the fields of the purchase form that are asked for, as required ones; all fields if none of them is known. The
 * form has no title of its own, because it is a part of the checkout.
 */
export function selectFields(form: Form, ids: readonly string[], submitLabel: string): Form {
  const { title: _title, description: _description, ...rest } = form;
  const fields = form.fields as FormField[];
  const asked = fields.filter(({ id }) => ids.includes(id)).map((field) => ({ ...field, required: true }));
  return { ...rest, submitLabel, fields: (asked.length > 0 ? asked : fields) as Form['fields'] };
}

/** Adds the account's known values to a post of some fields: the request replaces all billing details. */
export function completePost(post: FormPost, { form, initial }: Pick<AccountData, 'form' | 'initial'>): FormPost {
  const addressId = addressFieldIn((form as Form).fields as FormField[])?.id;
  return { ...post, addressId, values: { ...initial?.values, ...post.values } };
}
