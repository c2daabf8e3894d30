import type { FormsPort } from '#renderers/ports/forms.ts';
import { fieldRegistry } from './field-registry.ts';

/** Implements the forms port for blocks that contain a form. */
export const formsPort: FormsPort = {
  fields: fieldRegistry,
  loadAnswerForm: async () => (await import('./answer-form.tsx')).AnswerForm,
};
