import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/postalCode.js';
import { rules } from '#schemas/values/postalCode.ts';
import { PostalCode } from './postalCode.tsx';

export default defineField({ type: 'postalCode', validate, component: PostalCode, rules });
