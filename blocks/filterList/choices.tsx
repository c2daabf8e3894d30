import { active, chip, chips } from '#renderers/primitives/chip/chip.styles.ts';
import * as styles from './filterList.styles.ts';

interface ChoicesProps {
  legend: string;
  /** What the address calls it. */
  name: string;
  type: 'checkbox' | 'radio';
  choices: { value: string; text: string; isActive: boolean; count?: number | undefined }[];
}

/** Choices side by side under one heading: any number of them, or one. */
export const Choices = ({ legend, name, type, choices }: ChoicesProps) => (
  <fieldset className={styles.fieldset}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={chips}>
      {choices.map(({ value, text, isActive, count }) => (
        // Made anew when the address ticks it otherwise than the viewer had: going back, or showing everything again.
        <label key={`${value} ${isActive}`} className={`${chip} ${active} ${styles.choice}`}>
          <input className={styles.input} type={type} name={name} value={value} defaultChecked={isActive} />
          {text}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </div>
  </fieldset>
);
