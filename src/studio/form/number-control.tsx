import { useState } from 'react';
import type { Shape } from '../language/forms/shape.ts';
import type { ControlProps } from './control.ts';
import { useForm } from './form-context.ts';
import * as styles from './form.styles.ts';

/** A number. What is typed on the way to one (“1.”, “-”) stays in the field and out of the document. */
export function NumberControl({
  shape,
  pointer,
  value,
  isRequired,
  control,
}: ControlProps & { shape: Extract<Shape, { type: 'number' }> }) {
  const { set } = useForm();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const text = draft ?? (value === undefined ? '' : String(value));
  return (
    <input
      className={styles.input}
      {...control}
      inputMode={shape.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      aria-invalid={control['aria-invalid'] ?? ((draft !== undefined && Number.isNaN(Number(draft))) || undefined)}
      onChange={({ target }) => {
        setDraft(target.value);
        const number = Number(target.value);
        if (target.value.trim() !== '' && Number.isFinite(number)) set(pointer, number);
      }}
      onBlur={() => {
        if (draft !== undefined && draft.trim() === '' && !isRequired && value !== undefined) set(pointer, undefined);
        setDraft(undefined);
      }}
    />
  );
}
