import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/dropdown.js';
import { rules } from '#schemas/values/dropdown.ts';
import { DropdownField } from './dropdown.tsx';

export default defineField({ type: 'dropdown', validate, component: DropdownField, rules });
