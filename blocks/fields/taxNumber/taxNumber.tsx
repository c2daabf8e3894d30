import { useSignals } from '@preact/signals-react/runtime';
import type { FieldProps } from '#renderers/registry/field.ts';
import { useCountries } from '#renderers/form/form-address.tsx';
import { inputProps } from '#renderers/form/input-props.ts';
import { digitsOf } from '#schemas/values/digits.ts';
import { cpfExample, formatCpf } from '#schemas/values/taxNumber.ts';

/** Formats a Brazilian tax number (CPF) and keeps the caret after the same digit. */
function format(node: HTMLInputElement): void {
  const formatted = formatCpf(node.value);
  if (formatted === node.value) return;
  const before = digitsOf(node.value.slice(0, node.selectionStart ?? node.value.length)).length;
  node.value = formatted;
  let caret = 0;
  for (let seen = 0; caret < formatted.length && seen < before; caret += 1)
    if (/\d/.test(formatted[caret] ?? '')) seen += 1;
  node.setSelectionRange(caret, caret);
}

/** Tax number; Brazil's is formatted while typing. */
export function TaxNumber(props: FieldProps<'taxNumber'>) {
  useSignals();
  const isBrazil = useCountries().code.value === 'BR';
  const { options, initial, onEdit } = props;
  const shared = inputProps(props, 'off');
  return (
    <input
      {...shared}
      type="text"
      dir="ltr"
      inputMode={isBrazil ? 'numeric' : undefined}
      placeholder={options.placeholder ?? (isBrazil ? cpfExample : undefined)}
      defaultValue={isBrazil ? formatCpf(initial()) : initial()}
      onInput={(event) => {
        if (isBrazil) format(event.currentTarget);
        onEdit();
      }}
    />
  );
}
