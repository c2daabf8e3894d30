import { defineField } from '#renderers/registry/field.ts';
import { validate } from '#schemas/generated/validators/fields/textarea.js';
import { rules } from '#schemas/values/textarea.ts';
import { Textarea } from './textarea.tsx';

export default defineField({ type: 'textarea', validate, component: Textarea, rules });
