import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/birthDate.js';
import { rules } from '#schemas/values/birthDate.ts';
import { BirthDate } from './birthDate.tsx';

export default defineField({ type: 'birthDate', validate, component: BirthDate, rules });
