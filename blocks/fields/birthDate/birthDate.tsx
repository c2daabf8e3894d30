import { DateInputs } from '#renderers/form/date-inputs.tsx';
import type { FieldProps } from '#renderers/registry/field.ts';

/** Date of birth, with autocomplete. */
export const BirthDate = (props: FieldProps<'birthDate'>) => <DateInputs field={props} autocomplete="bday" />;
