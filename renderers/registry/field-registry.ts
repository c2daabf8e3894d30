import type { FieldType } from '#schemas/generated/types.ts';
import type { Registry } from './registry.ts';
import type { Field } from './field.ts';

/** The registry of form fields. */
export type FieldRegistry = Registry<Field<FieldType>>;
