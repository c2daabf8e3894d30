import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { iconButton } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import type { FieldProps } from '../registry/field.ts';
import { input } from './field-view.styles.ts';
import { inputProps } from './input-props.ts';
import { box, reveal, withReveal } from './password-input.styles.ts';

/** Delay in milliseconds after which a shown password is hidden when the pointer is released. */
const HIDE_DELAY_MS = 300;

interface PasswordInputProps {
  field: FieldProps<'password'> | FieldProps<'confirmPassword'>;
  /** Autocomplete token when the definition sets none. */
  autocomplete: string;
}

/** Password input. Pressing and holding the eye button shows the password; with the keyboard the button toggles. */
export function PasswordInput({ field, autocomplete }: PasswordInputProps) {
  useSignals();
  const { t } = useMessages();
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
    }, HIDE_DELAY_MS);
  };
  return (
    <div className={box}>
      <input
        {...inputProps(field, autocomplete)}
        type={shown.value ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        className={`${input} ${withReveal}`}
      />
      <button
        type="button"
        className={`${iconButton} ${reveal}`}
        aria-label={t(shown.value ? 'hidePassword' : 'showPassword')}
        aria-controls={field.id}
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
