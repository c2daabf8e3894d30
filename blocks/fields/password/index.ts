import { defineField } from '#renderers/form/field.ts';
import { checkLength } from '#renderers/form/rules.ts';
import { validate } from '#schemas/generated/validators/fields/password.js';
import { Password } from './password.tsx';

export default defineField({
  type: 'password',
  validate,
  component: Password,
  clean: (value) => value,
  check: checkLength,
});
