import { DateInputs } from '#renderers/form/date-inputs.tsx';
import type { FieldProps } from '#renderers/registry/field.ts';

/** A day. */
export const DateField = (props: FieldProps<'date'>) => <DateInputs field={props} />;
