import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/checkbox.js';
import { rules } from '#schemas/values/checkbox.ts';
import { Checkbox } from './checkbox.tsx';

export default defineField({ type: 'checkbox', validate, component: Checkbox, rules, layout: 'beside' });
