import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/text.js';
import { rules } from '#schemas/values/text.ts';
import { Text } from './text.tsx';

export default defineField({ type: 'text', validate, component: Text, rules });
