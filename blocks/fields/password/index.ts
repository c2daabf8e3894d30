import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/password.js';
import { rules } from '#schemas/values/password.ts';
import { Password } from './password.tsx';

export default defineField({
  type: 'password',
  validate,
  component: Password,
  rules,
  // The length hint is for new passwords only; it does not help at sign-in.
  hint: ({ autocomplete, minLength }) =>
    autocomplete === 'new-password' && minLength ? { label: 'passwordHint', values: { min: minLength } } : undefined,
});
