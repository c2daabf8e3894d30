import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type { FieldProps } from '#renderers/form/field.ts';
import { input } from '#renderers/form/field-view.styles.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { box, reveal, withReveal } from './password.styles.ts';

/** Releasing the pointer hides the password after this many milliseconds (product document, section 9). */
const HIDE_DELAY = 300;

/** A password. Holding the eye shows it until it is let go; with the keyboard the eye switches. */
export function Password({ options, id, invalid, describedBy, onEdit }: FieldProps<'password'>) {
  useSignals();
  const { say } = useWords();
  const shown = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    shown.value = true;
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      shown.value = false;
    }, HIDE_DELAY);
  };
  return (
    <div className={box}>
      <input
        id={id}
        name={options.id}
        type={shown.value ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        className={`${input} ${withReveal}`}
        placeholder={options.placeholder}
        autoComplete={options.autocomplete ?? 'current-password'}
        readOnly={options.readOnly}
        required={options.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onInput={onEdit}
      />
      <button
        type="button"
        className={`${iconButton} ${reveal}`}
        aria-label={say(shown.value ? 'hidePassword' : 'showPassword')}
        aria-controls={id}
        onPointerDown={show}
        onPointerUp={hideSoon}
        onPointerLeave={() => shown.value && hideSoon()}
        onPointerCancel={hideSoon}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          shown.value = !shown.value;
        }}
      >
        <Icon name={shown.value ? 'eyeOff' : 'eye'} />
      </button>
    </div>
  );
}
