import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/line1.js';
import { rules } from '#schemas/values/line1.ts';
import { Line1 } from './line1.tsx';

export default defineField({ type: 'line1', validate, component: Line1, rules });
