import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** A person’s name. */
export const Name = (props: FieldProps<'name'>) => <input {...inputProps(props, 'name')} type="text" />;
