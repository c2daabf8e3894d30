import type { AcceptableValue, FieldType } from '#schemas/generated/types.ts';
import { useMessages } from '../messages/messages.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import type { FieldProps } from '../registry/field.ts';
import { input } from './field-view.styles.ts';
import * as styles from './select-input.styles.ts';

interface SelectInputProps {
  field: FieldProps<FieldType>;
  acceptableValues: readonly AcceptableValue[];
  /** Text of the list's option without a value. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  onChoose?: (value: string) => void;
}

/** Selection of one value by a native select element, which supports every device's keyboard and touch input. */
export function SelectInput({ field, acceptableValues, placeholder, autoComplete, onChoose }: SelectInputProps) {
  const { options, id, initial, invalid, describedBy, onEdit } = field;
  const { t } = useMessages();
  const fixed = options.readOnly === true;
  return (
    <span className={styles.box}>
      <select
        id={id}
        // HTML has no read-only select: it is disabled and a hidden input sends its value.
        name={fixed ? undefined : options.id}
        disabled={fixed}
        className={`${input} ${styles.select}`}
        defaultValue={initial()}
        autoComplete={autoComplete}
        required={options.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          onEdit();
          onChoose?.(event.currentTarget.value);
        }}
      >
        <option value="">{placeholder ?? t('choose')}</option>
        {acceptableValues.map(({ value, displayName }) => (
          <option key={value} value={value}>
            {displayName}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron" size={16} />
      </span>
      {fixed ? <input type="hidden" name={options.id} value={initial()} /> : null}
    </span>
  );
}
