import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** One line of text; with `min` or `max` it accepts a number. */
export const Text = (props: FieldProps<'text'>) => {
  const { min, max } = props.options;
  const isNumber = min !== undefined || max !== undefined;
  return <input {...inputProps(props)} type="text" inputMode={isNumber ? 'decimal' : undefined} />;
};
