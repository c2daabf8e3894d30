import { DateInputs } from '#renderers/form/date-inputs.tsx';
import type { FieldProps } from '#renderers/registry/field.ts';

/** A day of birth, which the browser may fill in. */
export const BirthDate = (props: FieldProps<'birthDate'>) => <DateInputs field={props} autocomplete="bday" />;
