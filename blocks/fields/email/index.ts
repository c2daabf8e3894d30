import { defineField } from '#renderers/form/field.ts';
import { checkLength, isEmail } from '#renderers/form/rules.ts';
import { validate } from '#schemas/generated/validators/fields/email.js';
import { Email } from './email.tsx';

export default defineField({
  type: 'email',
  validate,
  component: Email,
  clean: (value) => value.trim(),
  check: (options, value) =>
    checkLength(options, value) ??
    (value && !isEmail(value) ? { kind: 'invalid', label: 'pleaseProvideValidEmail' } : undefined),
});
