import { tick } from '#renderers/form/tick.styles.ts';
import type { FieldProps } from '#renderers/registry/field.ts';
import * as styles from './radio.styles.ts';

/** Selection of one of a few values as radio buttons. */
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
            // HTML has no read-only radio button, so in a read-only group all but the selected one are disabled.
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
