import { useState } from 'react';
import type { Shape } from '../language/forms/shape.ts';
import { messages } from '../messages.ts';
import type { ControlProps } from './control.ts';
import { useFormContext } from './form-context.ts';
import * as styles from './form.styles.ts';

/** Text in the input that was not written to the document (yet), and the value that the document had at that time. */
interface Draft {
  text: string;
  beside: unknown;
}

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** Text to show: the typed text unless the document has changed otherwise. */
function shownOf(draft: Draft | undefined, value: unknown): string {
  const text = value === undefined ? '' : String(value);
  if (!draft) return text;
  const isCurrent = isNumber(draft.text) ? Number(draft.text) === value : draft.beside === value;
  return isCurrent ? draft.text : text;
}

/**
 * Number input. Incomplete numbers (“1.”, “-”) stay in the input and are not written to the document; invalid text
 * shows a message and stays until corrected.
 */
export function NumberControl({
  shape,
  pointer,
  value,
  isRequired,
  control,
}: ControlProps & { shape: Extract<Shape, { type: 'number' }> }) {
  const { set } = useFormContext();
  const [draft, setDraft] = useState<Draft | undefined>(undefined);
  const text = shownOf(draft, value);
  const isIll = text.trim() !== '' && !isNumber(text);
  const illId = `${control.id}-ill`;
  return (
    <>
      <input
        className={styles.input}
        {...control}
        inputMode={shape.isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        aria-invalid={control['aria-invalid'] ?? (isIll || undefined)}
        aria-describedby={[control['aria-describedby'], isIll && illId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => {
          setDraft({ text: target.value, beside: value });
          if (isNumber(target.value)) set(pointer, Number(target.value));
        }}
        onBlur={() => {
          if (draft?.text.trim() === '' && !isRequired && value !== undefined) set(pointer, undefined);
          if (!isIll) setDraft(undefined);
        }}
      />
      <span id={illId} role="status" className={styles.problem} data-severity="error" hidden={!isIll}>
        {isIll ? messages.noNumber(text.trim(), shape.isWhole, value) : null}
      </span>
    </>
  );
}
