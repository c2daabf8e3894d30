import { type FormEvent, useId, useState } from 'react';
import { input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { LONGEST_NAME } from '#schemas/watch-together.ts';
import * as styles from './watch-together-screen.styles.ts';

interface EnterRoomProps {
  title: string;
  /** Whether the user joins an existing room; otherwise one is created. */
  isInvited: boolean;
  isBusy: boolean;
  fault: LabelKey | undefined;
  enter: (name: string, control: 'host' | 'everyone') => void;
}

/** Form for the member's name, and for a new room also for the control mode. */
export function EnterRoom({ title, isInvited, isBusy, fault, enter }: EnterRoomProps) {
  const { t } = useMessages();
  const id = useId();
  const [name, setName] = useState('');
  const [control, setControl] = useState<'host' | 'everyone'>('host');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) enter(name.trim(), control);
  };
  return (
    <form className={styles.enter} onSubmit={onSubmit}>
      <h1 className={styles.title}>{t('together.heading', { title })}</h1>
      <p>{t(isInvited ? 'together.invited' : 'together.intro')}</p>
      <div>
        <label htmlFor={id} className={label}>
          {t('together.name')}
        </label>
        <input
          id={id}
          className={input}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="name"
          dir="auto"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {isInvited ? null : (
        <fieldset className={styles.choice}>
          <legend className={label}>{t('together.control')}</legend>
          {(['host', 'everyone'] as const).map((who) => (
            <label key={who}>
              <input
                type="radio"
                name="control"
                value={who}
                checked={control === who}
                onChange={() => setControl(who)}
              />
              {t(`together.control.${who}`)}
            </label>
          ))}
        </fieldset>
      )}
      {fault ? (
        <p className={styles.fault} role="alert">
          {t(fault)}
        </p>
      ) : null}
      <div className={styles.actions}>
        <button type="submit" className={primary} disabled={isBusy}>
          {t(isInvited ? 'together.join' : 'together.start')}
        </button>
      </div>
    </form>
  );
}
