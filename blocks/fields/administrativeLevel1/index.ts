import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/administrativeLevel1.js';
import { rules } from '#schemas/values/administrativeLevel1.ts';
import { AdministrativeLevel1 } from './administrativeLevel1.tsx';

export default defineField({ type: 'administrativeLevel1', validate, component: AdministrativeLevel1, rules });
