import type { FormsPort } from '#renderers/ports/forms.ts';
import { fieldRegistry } from './field-registry.ts';

/** What blocks with a form draw by, in this application. */
export const formsPort: FormsPort = {
  fields: fieldRegistry,
  loadAnswerForm: async () => (await import('./answer-form.tsx')).AnswerForm,
};
