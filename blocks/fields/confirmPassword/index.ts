import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/confirmPassword.js';
import { rules } from '#schemas/values/confirmPassword.ts';
import { ConfirmPassword } from './confirmPassword.tsx';

export default defineField({ type: 'confirmPassword', validate, component: ConfirmPassword, rules });
