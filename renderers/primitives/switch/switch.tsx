import { type ReactNode, useId } from 'react';
import * as styles from './switch.styles.ts';

interface SwitchProps {
  label: string;
  /** What it does, or why it cannot be changed. */
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** What is said beside the label, such as that it is kept. It is no part of the switch's name. */
  children?: ReactNode;
}

/** Something that is on or off and changes at once (ARIA 1.2, role `switch`). */
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
