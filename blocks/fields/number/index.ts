import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/number.js';
import { rules } from '#schemas/values/number.ts';
import { NumberField } from './number.tsx';

export default defineField({ type: 'number', validate, component: NumberField, rules });
