import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { isDay } from '#schemas/time/day.ts';
import { isPartFull, limitPart } from '#schemas/values/date.ts';
import { type DatePart, dateParts, partOrder } from '#schemas/values/date-order.ts';
import { useMessages } from '../messages/messages.tsx';
import type { FieldProps } from '../registry/field.ts';
import { input, partLabel } from './field-view.styles.ts';
import * as styles from './date-inputs.styles.ts';

interface DateInputsProps {
  field: FieldProps<'date'> | FieldProps<'birthDate'>;
  /** Prefix of the autocomplete tokens: "bday" gives bday-day, bday-month and bday-year. */
  autocomplete?: string;
}

/**
 * Date field with three inputs in the order of the locale. The inputs accept digits only. A full input moves the focus
 * to the next one; Backspace in an empty input moves it to the previous one.
 */
export function DateInputs({ field, autocomplete }: DateInputsProps) {
  const { options, id, initial, invalid, describedBy, onEdit } = field;
  const { t, locale } = useMessages();
  const ownId = useId();
  const box = useRef<HTMLDivElement>(null);
  const order = partOrder(locale);
  const inputs = () => [...(box.current?.querySelectorAll('input') ?? [])];
  const move = (from: HTMLInputElement, step: 1 | -1) => {
    const all = inputs();
    const target = all[all.indexOf(from) + step];
    target?.focus();
    if (step === 1) target?.select();
    else target?.setSelectionRange(target.value.length, target.value.length);
  };
  const onInput = (part: DatePart, event: FormEvent<HTMLInputElement>) => {
    const node = event.currentTarget;
    const held = limitPart(part, node.value);
    // Sets the value only when it changes, because setting it clears the browser's undo history.
    if (held !== node.value) node.value = held;
    onEdit();
    const typed = (event.nativeEvent as InputEvent).inputType?.startsWith('insert');
    if (typed && isPartFull(part, held) && node.selectionEnd === held.length) move(node, 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '') return;
    event.preventDefault();
    move(event.currentTarget, -1);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim();
    if (options.readOnly || !isDay(text)) return;
    event.preventDefault();
    const values = text.split('-');
    for (const node of inputs()) node.value = values[dateParts.indexOf(node.dataset['part'] as DatePart)] ?? node.value;
    onEdit();
  };
  return (
    <div ref={box} className={styles.parts}>
      {order.map((part, index) => {
        const partId = index === 0 ? id : `${ownId}-${part}`;
        return (
          <div key={part} className={styles.part} data-part={part}>
            <label htmlFor={partId} className={partLabel}>
              {t(part)}
            </label>
            <input
              id={partId}
              name={`${options.id}.${part}`}
              data-part={part}
              type="text"
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              dir="ltr"
              className={input}
              defaultValue={initial(part)}
              autoComplete={autocomplete ? `${autocomplete}-${part}` : 'off'}
              readOnly={options.readOnly}
              required={options.required}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              onInput={(event) => onInput(part, event)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </div>
        );
      })}
    </div>
  );
}
