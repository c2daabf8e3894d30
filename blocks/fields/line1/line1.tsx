import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Input for street and number of an address. */
export const Line1 = (props: FieldProps<'line1'>) => <input {...inputProps(props, 'address-line1')} type="text" />;
