import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/fullName.js';
import { rules } from '#schemas/values/fullName.ts';
import { FullName } from './fullName.tsx';

export default defineField({ type: 'fullName', validate, component: FullName, rules });
