import type { FieldLoaders } from '#renderers/registry/field.ts';

/** Loaders of all types of form fields. */
export const fields: FieldLoaders = {
  address: () => import('./address/index.ts'),
  administrativeLevel1: () => import('./administrativeLevel1/index.ts'),
  birthDate: () => import('./birthDate/index.ts'),
  checkbox: () => import('./checkbox/index.ts'),
  confirmPassword: () => import('./confirmPassword/index.ts'),
  date: () => import('./date/index.ts'),
  dropdown: () => import('./dropdown/index.ts'),
  email: () => import('./email/index.ts'),
  fullName: () => import('./fullName/index.ts'),
  line1: () => import('./line1/index.ts'),
  name: () => import('./name/index.ts'),
  number: () => import('./number/index.ts'),
  password: () => import('./password/index.ts'),
  phoneNumber: () => import('./phoneNumber/index.ts'),
  postalCode: () => import('./postalCode/index.ts'),
  radio: () => import('./radio/index.ts'),
  taxNumber: () => import('./taxNumber/index.ts'),
  text: () => import('./text/index.ts'),
  textarea: () => import('./textarea/index.ts'),
};
