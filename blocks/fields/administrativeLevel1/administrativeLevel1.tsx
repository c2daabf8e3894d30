import type { FieldProps } from '#renderers/registry/field.ts';
import { inputProps } from '#renderers/form/input-props.ts';
import { SelectInput } from '#renderers/form/select-input.tsx';

/** Field for a state, province or prefecture: a list if its definition has acceptable values, else a text input. */
export const AdministrativeLevel1 = (props: FieldProps<'administrativeLevel1'>) => {
  const { acceptableValues, placeholder, autocomplete = 'address-level1' } = props.options;
  return acceptableValues ? (
    <SelectInput
      field={props}
      acceptableValues={acceptableValues}
      placeholder={placeholder}
      autoComplete={autocomplete}
    />
  ) : (
    <input {...inputProps(props, autocomplete)} type="text" />
  );
};
