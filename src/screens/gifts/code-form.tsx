import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as fieldStyles from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from './gifts.styles.ts';

/** Time after which the page says that a request takes long. */
const SLOW_MS = 4000;

/** Characters of a group, as the mail shows the code. */
const GROUP_LENGTH = 5;

/**
 * Formats a code for reading: upper case, in groups with dashes. Spaces and dashes of the entered text do not matter.
 * A text with other characters, which is no code, stays as it was entered.
 */
export function formatGiftCode(text: string): string {
  const code = text.replaceAll(/[\s\-‐‑–—]/g, '').toUpperCase();
  if (!/^[0-9A-Z]*$/.test(code)) return text.trim();
  return code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';
}

/** Says while a request runs that it takes long. */
export function SlowStatus({ text }: { text: string }) {
  const { t } = useMessages();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{isSlow ? t('gift.slow') : text}</p>;
}

interface CodeFormProps {
  /** The code that was refused, to be corrected. */
  initial: string;
  failure: string | undefined;
  isBusy: boolean;
  onSubmit: (code: string) => void;
}

/** Field of the code. Any case, and any spaces and dashes, are accepted. */
export function CodeForm({ initial, failure, isBusy, onSubmit }: CodeFormProps) {
  const { t } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [value, setValue] = useState(formatGiftCode(initial));
  const error = isEmpty ? t('gift.codeMissing') : failure;
  useEffect(() => {
    if (failure !== undefined) input.current?.focus();
  }, [failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = value.trim() === '';
    setEmpty(missing);
    if (missing) input.current?.focus();
    else onSubmit(value);
  };
  return (
    <form className={styles.codeForm} onSubmit={submit} noValidate aria-busy={isBusy}>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {t('gift.code')}
        </label>
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {t('gift.codeHint')}
        </p>
        <input
          ref={input}
          id={id}
          name="code"
          type="text"
          dir="ltr"
          className={`${fieldStyles.input} ${styles.code}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => {
            setEmpty(false);
            setValue(currentTarget.value);
          }}
          onBlur={() => setValue(formatGiftCode(value))}
        />
        <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
          {error}
        </p>
      </div>
      {isBusy ? <SlowStatus text={t('gift.checking')} /> : null}
      <div className={styles.actions}>
        <button type="submit" className={primary} aria-disabled={isBusy}>
          {t('gift.check')}
        </button>
      </div>
    </form>
  );
}
