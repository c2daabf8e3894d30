import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { error, input as inputLook, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { WATCHLIST_NAME } from '#schemas/list-limits.ts';
import * as styles from './name-form.styles.ts';

interface NameFormProps {
  /** Current name of the list. */
  name?: string;
  /** Label of the submit button. */
  submit: LabelKey;
  /** Saves the name; resolves to the reason if that failed. */
  send: (name: string) => Promise<LabelKey | undefined>;
  onCancel?: () => void;
}

/** Form for a list's name. Requires a name and shows errors. */
export function NameForm({ name: before = '', submit, send, onCancel }: NameFormProps) {
  const { t } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<LabelKey>();
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || isSending) return;
    setFault(undefined);
    // The server has the same limit; checking it here saves a request.
    if ([...wanted].length > WATCHLIST_NAME) return setFault('watchlistNameTooLong');
    setSending(true);
    const cause = await send(wanted);
    setSending(false);
    setFault(cause);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <label htmlFor={id} className={label}>
        {t('watchlists.name')}
      </label>
      <input
        ref={input}
        id={id}
        className={inputLook}
        value={name}
        autoComplete="off"
        dir="auto"
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={(event) => {
          setName(event.target.value);
          setFault(undefined);
        }}
      />
      {fault ? (
        <p id={`${id}-fault`} role="alert" className={error}>
          {t(fault)}
        </p>
      ) : null}
      <div className={styles.actions}>
        <button type="submit" className={primary} disabled={name.trim() === ''}>
          {t(submit)}
        </button>
        {onCancel ? (
          <button type="button" className={quiet} onClick={onCancel}>
            {t('watchlists.cancel')}
          </button>
        ) : null}
      </div>
    </form>
  );
}
