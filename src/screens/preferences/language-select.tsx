import { type ReactNode, useId } from 'react';
import { field, input, label as labelStyle } from '#renderers/form/field-view.styles.ts';
import { arrow, box, select } from '#renderers/form/select-input.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { LanguageOption } from './language-choices.ts';
import * as styles from './preferences-screen.styles.ts';

interface LanguageSelectProps {
  label: string;
  /** Element id of the setting's description. */
  describedBy: string;
  value: string;
  options: readonly LanguageOption[];
  choose: (value: string) => void;
  /** The "Saved" message beside the setting. */
  saved: ReactNode;
  /** Controls that belong to the setting. */
  children?: ReactNode;
}

/** Language selection by a native select element. */
export function LanguageSelect({ label, describedBy, value, options, choose, saved, children }: LanguageSelectProps) {
  const id = useId();
  return (
    <div className={field}>
      <div className={styles.line}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {saved}
      </div>
      <span className={box}>
        <select
          id={id}
          className={`${input} ${select}`}
          value={value}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.name}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </span>
      {children}
    </div>
  );
}
