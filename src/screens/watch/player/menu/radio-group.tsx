import { useId } from 'react';
import { row } from '../shared/panel.styles.ts';
import * as styles from './menu.styles.ts';

interface RadioGroupProps<Value> {
  legend: string;
  /** Whether the legend is visually hidden, because the same text is already shown above the group. */
  hidden?: boolean;
  value: Value;
  options: readonly { value: Value; name: string }[];
  choose: (value: Value) => void;
}

/** Selection by native radio buttons: arrow keys move, Tab leaves. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, hidden = false, value, options, choose } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={hidden ? styles.hidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={row}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
