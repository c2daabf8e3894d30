import type { FieldProps } from '#renderers/registry/field.ts';
import { SelectInput } from '#renderers/form/select-input.tsx';

/** Selection of one value from a list. */
export const DropdownField = (props: FieldProps<'dropdown'>) => {
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
