import { useId } from 'react';
import { PasswordInput } from '#renderers/form/password-input.tsx';
import {
  error as errorStyle,
  field as fieldStyle,
  hint as hintStyle,
  label as labelStyle,
} from '#renderers/form/field-view.styles.ts';

interface SecretFieldProps {
  name: string;
  label: string;
  autocomplete: 'current-password' | 'new-password';
  /** Requirements of the password. */
  hint?: string;
  fault: string | undefined;
}

/** Password field with label, hint and error. */
export function SecretField({ name, label, autocomplete, hint, fault }: SecretFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={fieldStyle}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      ) : null}
      <PasswordInput
        autocomplete={autocomplete}
        field={{
          options: { id: name, type: 'password', required: true, messages: {} },
          id,
          initial: () => '',
          invalid: fault !== undefined,
          describedBy,
          onEdit: () => undefined,
        }}
      />
      <p id={`${id}-fault`} role="alert" className={fault === undefined ? undefined : errorStyle}>
        {fault}
      </p>
    </div>
  );
}
