import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Input for a person's full name. */
export const FullName = (props: FieldProps<'fullName'>) => <input {...inputProps(props, 'name')} type="text" />;
