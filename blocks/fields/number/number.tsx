import { inputProps } from '#renderers/form/input-props.ts';
import type { FieldProps } from '#renderers/registry/field.ts';

/** A number. An input of text: the browser's own for numbers takes no Arabic digits and drops what it cannot read. */
export const NumberField = (props: FieldProps<'number'>) => {
  const { min, step = 1 } = props.options;
  // Keyboards of digits alone have no minus and no decimal point.
  const isPlain = Number.isInteger(step) && min !== undefined && min >= 0 && Number.isInteger(min);
  return <input {...inputProps(props)} type="text" inputMode={isPlain ? 'numeric' : 'decimal'} />;
};
