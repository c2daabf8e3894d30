import { type ReactNode, useState } from 'react';
import { valueAt } from '#schemas/value-at.ts';
import type { Shape } from '../language/forms/shape.ts';
import { button } from '../ui/controls.styles.ts';
import { words } from '../words.ts';
import { useForm } from './form-context.ts';
import * as styles from './form.styles.ts';
import { problemsAt, problemsWithin } from './names.ts';

interface FormGroupProps {
  label: string;
  shape: Shape;
  pointer: string;
  isRequired: boolean;
  /** Whether it stands in a list, which moves it and takes it away. */
  isItem: boolean;
  children: ReactNode;
}

/** Something with parts, which can be folded away: open at first where there is something in it. */
export function FormGroup({ label, shape, pointer, isRequired, isItem, children }: FormGroupProps) {
  const { value: document, found, set } = useForm();
  const value = valueAt(document, pointer);
  const [isOpen, setOpen] = useState(value !== undefined || isRequired);
  const faults = problemsWithin(found, pointer);
  return (
    <details
      className={styles.group}
      aria-label={label}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {label} {isRequired && !isItem ? <span>{words.required}</span> : null}
        {value === undefined ? <span>{words.notSet}</span> : null}
        {faults > 0 ? <span data-faulty>{words.faults(faults)}</span> : null}
      </summary>
      {problemsAt(found, pointer).map((problem) => (
        <p key={problem.rule} className={styles.problem} data-severity={problem.severity}>
          {words.expectedFound(problem.expected, problem.found)} {problem.fix}
        </p>
      ))}
      {isOpen ? (
        <>
          {shape.description ? <p className={styles.hint}>{shape.description}</p> : null}
          {children}
          {!isItem && value !== undefined && !isRequired ? (
            <button
              type="button"
              className={`${button} ${styles.small}`}
              onClick={() => set(pointer, undefined, 'step')}
            >
              {words.removeItem(label)}
            </button>
          ) : null}
        </>
      ) : null}
    </details>
  );
}
