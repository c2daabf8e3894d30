import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Full name of a person. */
export const FullName = (props: FieldProps<'fullName'>) => <input {...inputProps(props, 'name')} type="text" />;
