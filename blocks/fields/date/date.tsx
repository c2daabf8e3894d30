import { DateInputs } from '#renderers/form/date-inputs.tsx';
import type { FieldProps } from '#renderers/form/field.ts';

/** A day. */
export const DateField = (props: FieldProps<'date'>) => <DateInputs field={props} />;
