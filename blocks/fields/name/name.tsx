import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Input for a person's name. */
export const Name = (props: FieldProps<'name'>) => <input {...inputProps(props, 'name')} type="text" />;
