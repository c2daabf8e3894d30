import { tick } from '#renderers/form/tick.styles.ts';
import type { FieldProps } from '#renderers/registry/field.ts';
import * as styles from './radio.styles.ts';

/** One of a few values, all in sight. */
export const Radio = ({ options, id, initial, describedBy, onEdit }: FieldProps<'radio'>) => {
  const chosen = initial();
  const isFixed = options.readOnly === true;
  return (
    <div className={styles.choices}>
      {options.acceptableValues.map(({ value, displayName }, index) => (
        <label key={value} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={options.id}
            // Circles cannot be read-only: all but the chosen one are put out of use.
            disabled={isFixed && value !== chosen}
            value={value}
            className={tick}
            defaultChecked={value === chosen}
            required={options.required}
            aria-describedby={describedBy}
            onChange={onEdit}
          />
          {displayName}
        </label>
      ))}
    </div>
  );
};
