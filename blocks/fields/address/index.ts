import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/address.js';
import { rules } from '#schemas/values/address.ts';
import { AddressField } from './address.tsx';

export default defineField({ type: 'address', validate, component: AddressField, rules, label: 'country' });
