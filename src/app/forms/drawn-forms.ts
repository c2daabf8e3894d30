import type { HydrationState } from 'react-router';
import type { FormInitial } from '#renderers/form/initial.ts';
import type { FormSource } from './define-form.ts';

const isFormSource = (data: unknown): data is FormSource =>
  data !== null && typeof data === 'object' && 'form' in data && data.form !== undefined;

/** Finds the forms of a rendered page and their initial state, to preload their code and styles. */
export const drawnForms = ({ loaderData, actionData }: HydrationState): FormSource[] =>
  Object.entries(loaderData ?? {}).flatMap(([route, data]: [string, unknown]) => {
    if (!isFormSource(data)) return [];
    const refused = (actionData as Record<string, FormInitial | undefined> | null | undefined)?.[route];
    return [{ form: data.form, address: data.address, initial: refused ?? data.initial }];
  });
