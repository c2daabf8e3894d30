import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/radio.js';
import { rules } from '#schemas/values/radio.ts';
import { Radio } from './radio.tsx';

export default defineField({ type: 'radio', validate, component: Radio, rules, layout: 'choices' });
