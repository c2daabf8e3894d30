import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/password.js';
import { rules } from '#schemas/values/password.ts';
import { Password } from './password.tsx';

export default defineField({
  type: 'password',
  validate,
  component: Password,
  rules,
  // Only where one chooses a password: to someone who signs in it says nothing.
  hint: ({ autocomplete, minLength }) =>
    autocomplete === 'new-password' && minLength ? { label: 'passwordHint', values: { min: minLength } } : undefined,
});
