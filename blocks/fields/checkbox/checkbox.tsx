import { tick } from '#renderers/form/tick.styles.ts';
import type { FieldProps } from '#renderers/registry/field.ts';
import { TICKED } from '#schemas/values/checkbox.ts';

/** A single checkbox with its label after it. */
export const Checkbox = ({ options, id, initial, invalid, describedBy, onEdit }: FieldProps<'checkbox'>) => {
  const isTicked = initial() === TICKED;
  const isFixed = options.readOnly === true;
  return (
    <>
      <input
        id={id}
        type="checkbox"
        // HTML has no read-only checkbox: it is disabled and a hidden input sends its value.
        name={isFixed ? undefined : options.id}
        disabled={isFixed}
        value={TICKED}
        className={tick}
        defaultChecked={isTicked}
        required={options.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={onEdit}
      />
      {isFixed ? <input type="hidden" name={options.id} value={initial()} /> : null}
    </>
  );
};
