import { defineField } from '#renderers/form/field.ts';
import { checkLength } from '#renderers/form/rules.ts';
import { validate } from '#schemas/generated/validators/fields/text.js';
import { Text } from './text.tsx';

export default defineField({
  type: 'text',
  validate,
  component: Text,
  clean: (value) => value.trim(),
  check: checkLength,
});
