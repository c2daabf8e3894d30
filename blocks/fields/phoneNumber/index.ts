import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/phoneNumber.js';
import { rules } from '#schemas/values/phoneNumber.ts';
import { PhoneNumber } from './phoneNumber.tsx';

export default defineField({ type: 'phoneNumber', validate, component: PhoneNumber, rules });
