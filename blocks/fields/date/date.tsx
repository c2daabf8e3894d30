import { DateInputs } from '#renderers/form/date-inputs.tsx';
import type { FieldProps } from '#renderers/registry/field.ts';

/** Date field. */
export const DateField = (props: FieldProps<'date'>) => <DateInputs field={props} />;
