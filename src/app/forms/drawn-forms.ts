import type { HydrationState } from 'react-router';
import type { FormAddress } from '#renderers/form/form-address.tsx';
import type { FormInitial } from '#renderers/form/initial.ts';

/** What a loader gives for a screen with a form. */
export interface FormScreenData {
  form: unknown;
  address?: FormAddress | undefined;
  initial?: FormInitial | undefined;
}

const isFormData = (data: unknown): data is FormScreenData =>
  data !== null && typeof data === 'object' && 'form' in data && data.form !== undefined;

/** The forms of a page that is drawn, with what each starts with: their code and styles go along with the page. */
export const drawnForms = ({ loaderData, actionData }: HydrationState): FormScreenData[] =>
  Object.entries(loaderData ?? {}).flatMap(([route, data]: [string, unknown]) => {
    if (!isFormData(data)) return [];
    const refused = (actionData as Record<string, FormInitial | undefined> | null | undefined)?.[route];
    return [{ form: data.form, address: data.address, initial: refused ?? data.initial }];
  });
