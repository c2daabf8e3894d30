import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/date.js';
import { rules } from '#schemas/values/date.ts';
import { DateField } from './date.tsx';

export default defineField({ type: 'date', validate, component: DateField, rules });
