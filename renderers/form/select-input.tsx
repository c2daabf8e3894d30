import type { AcceptableValue, FieldType } from '#schemas/generated/types.ts';
import { useWords } from '../messages/words.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import type { FieldProps } from '../registry/field.ts';
import { input } from './field-view.styles.ts';
import * as styles from './select-input.styles.ts';

interface SelectInputProps {
  field: FieldProps<FieldType>;
  acceptableValues: readonly AcceptableValue[];
  /** What the empty choice says. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  onChoose?: (value: string) => void;
}

/** A choice of one value, as the browser's own list: it has every device's keyboard and touch manners. */
export function SelectInput({ field, acceptableValues, placeholder, autoComplete, onChoose }: SelectInputProps) {
  const { options, id, initial, invalid, describedBy, onEdit } = field;
  const { say } = useWords();
  const fixed = options.readOnly === true;
  return (
    <span className={styles.box}>
      <select
        id={id}
        // A list cannot be read-only: it is put out of use and its value sent by a hidden input.
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
        <option value="">{placeholder ?? say('choose')}</option>
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
