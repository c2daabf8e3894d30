import type { FieldProps } from '#renderers/registry/field.ts';
import { SelectInput } from '#renderers/form/select-input.tsx';

/** One of a list of values. */
export const Dropdown = (props: FieldProps<'dropdown'>) => {
  const { acceptableValues, placeholder, autocomplete } = props.options;
  return (
    <SelectInput
      field={props}
      acceptableValues={acceptableValues}
      placeholder={placeholder}
      autoComplete={autocomplete}
    />
  );
};
