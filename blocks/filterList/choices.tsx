import { active, chip, chips } from '#renderers/primitives/chip/chip.styles.ts';
import * as styles from './filterList.styles.ts';

interface ChoicesProps {
  legend: string;
  /** Query parameter name of the filter. */
  name: string;
  type: 'checkbox' | 'radio';
  choices: { value: string; text: string; isActive: boolean; count?: number | undefined }[];
}

/** Group of checkboxes or radio buttons under a heading. */
export const ChoiceGroup = ({ legend, name, type, choices }: ChoicesProps) => (
  <fieldset className={styles.fieldset}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={chips}>
      {choices.map(({ value, text, isActive, count }) => (
        // The key contains whether the choice is active in the URL, so that the input is remounted after back
        // navigation or a reset.
        <label key={`${value} ${isActive}`} className={`${chip} ${active} ${styles.choice}`}>
          <input className={styles.input} type={type} name={name} value={value} defaultChecked={isActive} />
          {text}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </div>
  </fieldset>
);
