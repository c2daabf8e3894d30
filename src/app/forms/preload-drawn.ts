import type { HydrationState } from 'react-router';
import { preloadForm } from '#renderers/form/preload-form.ts';
import { fieldRegistry } from './field-registry.ts';
import { drawnForms } from './drawn-forms.ts';

/** Loads the code of all forms on the rendered page. */
export const preloadDrawnForms = (drawn: HydrationState): Promise<unknown> =>
  Promise.all(
    drawnForms(drawn).map(({ form, address, initial }) => preloadForm(fieldRegistry, form, address, initial)),
  );
