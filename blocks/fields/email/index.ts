import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/email.js';
import { rules } from '#schemas/values/email.ts';
import { Email } from './email.tsx';

export default defineField({ type: 'email', validate, component: Email, rules });
