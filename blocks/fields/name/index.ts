import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/name.js';
import { rules } from '#schemas/values/name.ts';
import { Name } from './name.tsx';

export default defineField({ type: 'name', validate, component: Name, rules });
