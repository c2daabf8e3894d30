import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/taxNumber.js';
import { rules } from '#schemas/values/taxNumber.ts';
import { TaxNumber } from './taxNumber.tsx';

export default defineField({ type: 'taxNumber', validate, component: TaxNumber, rules });
