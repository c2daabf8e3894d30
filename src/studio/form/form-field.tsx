import { useId, useRef } from 'react';
import { pointerTo } from '#schemas/issue.ts';
import { labelNamed } from '#schemas/localise.ts';
import { valueAt } from '#schemas/value-at.ts';
import type { PropertyField } from '../language/forms/shape.ts';
import { button } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import type { DrawField } from './control.ts';
import { useFormContext } from './form-context.ts';
import * as styles from './form.styles.ts';
import { FormGroup } from './form-group.tsx';
import { FormList } from './form-list.tsx';
import { FormMap } from './form-map.tsx';
import { labelOf, problemsAt } from './names.ts';
import { ScalarControl } from './scalar-control.tsx';
import { useScrollHere, useWanted } from './use-wanted.ts';

/** Renders a form field for each property of an object. */
export function FormFields({ fields, pointer }: { fields: readonly PropertyField[]; pointer: string }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <PropertyFormField key={field.name} field={field} pointer={pointerTo(pointer, field.name)} />
      ))}
    </div>
  );
}

interface FormFieldProps {
  field: PropertyField;
  pointer: string;
  /** Label to show instead of the property's name; used for the items of a list. */
  label?: string | undefined;
}

/** The property's description, unless it only repeats the name. */
const hintOf = (description: string | undefined, name: string) =>
  description?.toLowerCase() === `${name.toLowerCase()}.` ? undefined : description;

const draw: DrawField = (field, pointer, label) => <PropertyFormField field={field} pointer={pointer} label={label} />;

/** Form field of a property: name, description, control and problems. */
export function PropertyFormField({ field, pointer, label }: FormFieldProps) {
  const name = label ?? labelOf(field.name);
  const { shape, isRequired, isKnown } = field;
  const { value: document, found, set } = useFormContext();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const isScalar = shape.type !== 'object' && shape.type !== 'list' && shape.type !== 'map';
  const isWanted = useWanted(pointer) !== undefined;
  useScrollHere(isScalar && isWanted, row);
  const value = valueAt(document, pointer);
  const group = { label: name, shape, pointer, isRequired, isItem: label !== undefined };
  if (shape.type === 'object')
    return (
      <FormGroup {...group}>
        <FormFields fields={shape.fields} pointer={pointer} />
      </FormGroup>
    );
  if (shape.type === 'list')
    return (
      <FormGroup {...group}>
        <FormList shape={shape} pointer={pointer} render={draw} />
      </FormGroup>
    );
  if (shape.type === 'map')
    return (
      <FormGroup {...group}>
        <FormMap shape={shape} pointer={pointer} render={draw} />
      </FormGroup>
    );
  const problems = problemsAt(found, pointer);
  const hint = isKnown ? hintOf(shape.description, name) : messages.unknownProperty;
  const describedBy = [hint && `${id}-hint`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ');
  return (
    <div ref={row} className={styles.row}>
      <label htmlFor={id} className={styles.heading}>
        {name} {isRequired && label === undefined ? <span className={styles.required}>{messages.required}</span> : null}
      </label>
      <ScalarControl
        shape={shape}
        pointer={pointer}
        value={value}
        isRequired={isRequired}
        label={name}
        control={{
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
        }}
      />
      {problems.length > 0 ? (
        <span id={`${id}-problems`}>
          {problems.map((problem) => (
            <span key={problem.rule} className={styles.problem} data-severity={problem.severity}>
              {messages.expectedFound(problem.expected, problem.found)} {problem.fix}
            </span>
          ))}
        </span>
      ) : null}
      {problems.map(({ was }) =>
        was === undefined ? null : (
          <button
            key={was}
            type="button"
            className={`${button} ${styles.small}`}
            onClick={() => set(pointer, was, 'step')}
          >
            {messages.bringBack(was)}
          </button>
        ),
      )}
      {label === undefined && typeof value === 'string' && labelNamed(value) !== undefined ? (
        <span className={styles.hint}>{messages.isLabel}</span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      {(shape.type === 'json' || !isKnown) && value !== undefined && !isRequired ? (
        <button type="button" className={`${button} ${styles.small}`} onClick={() => set(pointer, undefined, 'step')}>
          {messages.removeItem(name)}
        </button>
      ) : null}
    </div>
  );
}
