import { inputProps } from '#renderers/form/input-props.ts';
import type { FieldProps } from '#renderers/registry/field.ts';

/** Number field. A text input, because `type="number"` accepts no Arabic digits and discards invalid input. */
export const NumberField = (props: FieldProps<'number'>) => {
  const { min, step = 1 } = props.options;
  // The digits-only keyboard of touch devices has neither a minus sign nor a decimal point, so it is used only for
  // integers from 0.
  const isPlain = Number.isInteger(step) && min !== undefined && min >= 0 && Number.isInteger(min);
  return <input {...inputProps(props)} type="text" inputMode={isPlain ? 'numeric' : 'decimal'} />;
};
