import { type ReactNode, useEffect, useRef, useState } from 'react';
import { valueAt } from '#schemas/value-at.ts';
import type { Shape } from '../language/forms/shape.ts';
import { button } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import { useFormContext } from './form-context.ts';
import * as styles from './form.styles.ts';
import { problemsAt, problemsWithin } from './names.ts';
import { useScrollHere, useWanted } from './use-wanted.ts';

interface FormGroupProps {
  label: string;
  shape: Shape;
  pointer: string;
  isRequired: boolean;
  /** Whether the group is an item of a list. The list then has the buttons to move and remove it. */
  isItem: boolean;
  children: ReactNode;
}

/** Collapsible group for an object, list or map; initially open if it has a value. */
export function FormGroup({ label, shape, pointer, isRequired, isItem, children }: FormGroupProps) {
  const { value: document, found, set } = useFormContext();
  const value = valueAt(document, pointer);
  const wanted = useWanted(pointer);
  const [isOpen, setOpen] = useState(value !== undefined || isRequired || wanted !== undefined);
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wanted !== undefined) setOpen(true);
  }, [wanted]);
  useScrollHere(wanted === 'here', group);
  const faults = problemsWithin(found, pointer);
  return (
    <details
      ref={group}
      className={styles.group}
      aria-label={label}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {label} {isRequired && !isItem ? <span>{messages.required}</span> : null}
        {value === undefined ? <span>{messages.notSet}</span> : null}
        {faults > 0 ? <span data-faulty>{messages.faults(faults)}</span> : null}
      </summary>
      {problemsAt(found, pointer).map((problem) => (
        <p key={problem.rule} className={styles.problem} data-severity={problem.severity}>
          {messages.expectedFound(problem.expected, problem.found)} {problem.fix}
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
              {messages.removeItem(label)}
            </button>
          ) : null}
        </>
      ) : null}
    </details>
  );
}
