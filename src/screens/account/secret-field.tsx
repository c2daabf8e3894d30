import { useId } from 'react';
import { PasswordInput } from '#renderers/form/password-input.tsx';
import { error as errorStyle, field as fieldStyle, label as labelStyle } from '#renderers/form/field-view.styles.ts';

interface SecretFieldProps {
  name: string;
  label: string;
  autocomplete: 'current-password' | 'new-password';
  fault: string | undefined;
}

/** A password with its label, and what is wrong with it. */
export function SecretField({ name, label, autocomplete, fault }: SecretFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyle}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <PasswordInput
        autocomplete={autocomplete}
        field={{
          options: { id: name, type: 'password', required: true, messages: {} },
          id,
          initial: () => '',
          invalid: fault !== undefined,
          describedBy: fault === undefined ? undefined : `${id}-fault`,
          onEdit: () => undefined,
        }}
      />
      <p id={`${id}-fault`} role="alert" className={fault === undefined ? undefined : errorStyle}>
        {fault}
      </p>
    </div>
  );
}
