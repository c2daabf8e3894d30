import type { FieldLoaders } from '#renderers/form/field.ts';

/** Every type of form field and where its code is. */
export const fields: FieldLoaders = {
  email: () => import('./email/index.ts'),
  password: () => import('./password/index.ts'),
  text: () => import('./text/index.ts'),
};
