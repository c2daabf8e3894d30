import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';

/** One line of text; with limits for its value it is a number. */
export const Text = (props: FieldProps<'text'>) => {
  const { min, max } = props.options;
  const isNumber = min !== undefined || max !== undefined;
  return <input {...inputProps(props)} type="text" inputMode={isNumber ? 'decimal' : undefined} />;
};
