import { type ReactNode, useId } from 'react';
import * as styles from './switch.styles.ts';

interface SwitchProps {
  label: string;
  /** Text that describes the switch's effect, or why it is disabled. */
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** Content beside the label, such as "Saved". Not part of the accessible name. */
  children?: ReactNode;
}

/** On/off switch that takes effect immediately (ARIA 1.2, role `switch`). */
export function Switch({ label, hint, checked, disabled, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.line}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            role="switch"
            className={styles.box}
            checked={checked}
            aria-checked={checked}
            disabled={disabled}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            aria-describedby={id}
          />
          {label}
        </label>
        {children}
      </div>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
