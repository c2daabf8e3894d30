import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** Street and number. */
export const Line1 = (props: FieldProps<'line1'>) => <input {...inputProps(props, 'address-line1')} type="text" />;
