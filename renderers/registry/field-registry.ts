import type { FieldType } from '#schemas/generated/types.ts';
import type { Registry } from './registry.ts';
import type { Field } from './field.ts';

/** Registry of form fields by type. */
export type FieldRegistry = Registry<Field<FieldType>>;
