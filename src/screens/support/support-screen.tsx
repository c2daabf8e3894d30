import { type ReactNode, useId } from 'react';
import { error as errorStyle, field as fieldStyle, hint, input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { Impersonation } from '#schemas/wire/identity/impersonation.ts';
import { IMPERSONATION_MINUTES } from '#schemas/wire/identity/impersonation-minutes.ts';
import * as account from '../account/account-screen.styles.ts';
import * as styles from '../account/security-screen.styles.ts';
import { type SubmitOutcome, useSubmit } from '../account/submit.ts';

interface SupportScreenProps {
  brand: string;
  /** Navigation of the account area. */
  nav: ReactNode;
  /** Re-authentication dialog for a second factor, while it is open. */
  dialog: ReactNode;
  /** Audit log of impersonations, newest first. */
  impersonations: readonly Impersonation[];
  /** Requests permission to view an account. */
  ask: (email: string, reason: string) => Promise<SubmitOutcome>;
}

/** Support page: requests an impersonation and lists past ones. */
export function SupportScreen({ brand, nav, dialog, impersonations, ask }: SupportScreenProps) {
  const { t } = useMessages();
  return (
    <div className={account.screen}>
      <title>{`${t('account.support')} · ${brand}`}</title>
      <h1 className={account.heading}>{t('account.support')}</h1>
      {nav}
      <noscript>
        <p>{t('security.needsScripts')}</p>
      </noscript>
      <section className={styles.section} aria-labelledby="support-look">
        <h2 id="support-look" className={styles.heading}>
          {t('support.look')}
        </h2>
        <p>{t('support.lookText', { minutes: IMPERSONATION_MINUTES })}</p>
        <AskForm ask={ask} />
      </section>
      <section className={styles.section} aria-labelledby="support-latest">
        <h2 id="support-latest" className={styles.heading}>
          {t('support.latest')}
        </h2>
        {impersonations.length === 0 ? (
          <p className={styles.facts}>{t('support.none')}</p>
        ) : (
          <ul className={styles.sessions}>
            {impersonations.map((one) => (
              <LookedAt key={one.id} {...one} />
            ))}
          </ul>
        )}
      </section>
      {dialog}
    </div>
  );
}

function AskForm({ ask }: Pick<SupportScreenProps, 'ask'>) {
  const { t } = useMessages();
  const id = useId();
  const { onSubmit, isBusy, fault } = useSubmit(async ({ email = '', reason = '' }) => {
    const fields = {
      ...(email.trim() === '' && { email: t('support.emailNeeded') }),
      ...(reason.trim() === '' && { reason: t('support.reasonNeeded') }),
    };
    return Object.keys(fields).length > 0 ? { message: '', fields } : ask(email, reason);
  });
  const field = (name: 'email' | 'reason', words: string, hinted?: string) => {
    const told = fault?.fields[name];
    const describedBy = [hinted && `${id}-${name}-hint`, told && `${id}-${name}-fault`].filter(Boolean).join(' ');
    return (
      <div className={fieldStyle}>
        <label htmlFor={`${id}-${name}`} className={label}>
          {words}
        </label>
        {hinted ? (
          <p id={`${id}-${name}-hint`} className={hint}>
            {hinted}
          </p>
        ) : null}
        <input
          id={`${id}-${name}`}
          name={name}
          type={name === 'email' ? 'email' : 'text'}
          dir={name === 'email' ? 'ltr' : 'auto'}
          maxLength={name === 'email' ? 254 : 500}
          autoComplete="off"
          className={input}
          aria-invalid={told !== undefined}
          aria-describedby={describedBy || undefined}
        />
        <p id={`${id}-${name}-fault`} role="alert" className={told === undefined ? undefined : errorStyle}>
          {told}
        </p>
      </div>
    );
  };
  return (
    <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
      {field('email', t('support.email'))}
      {field('reason', t('support.reason'), t('support.reasonHint'))}
      <p role="alert" className={styles.fault}>
        {fault?.message}
      </p>
      <button type="submit" className={primary} aria-disabled={isBusy}>
        {t('support.goOn')}
      </button>
    </form>
  );
}

function LookedAt({ name, email, staff, reason, begunAt, endedAt, writes }: Impersonation) {
  const { t } = useMessages();
  const count = writes.reduce((sum, one) => sum + one.count, 0);
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {name === undefined ? (
            t('support.deleted')
          ) : (
            <>
              <bdi>{name}</bdi> <bdi className={styles.facts}>{email}</bdi>
            </>
          )}
        </p>
        <p className={styles.waiting}>{reason === '' ? <bdi>{staff}</bdi> : t('support.by', { staff, reason })}</p>
        <p className={styles.facts}>
          <Moment at={begunAt} format="dayAndTime" />
          {endedAt === undefined ? ` · ${t('support.now')}` : ' – '}
          {endedAt === undefined ? null : <Moment at={endedAt} format="time" />}
          {' · '}
          {t('support.writes', { count })}
        </p>
        {writes.length > 0 ? (
          <ul className={styles.calls}>
            {writes.map((one) => (
              <li key={one.call}>
                <bdi dir="ltr">
                  <code>{one.call}</code> × {one.count}
                </bdi>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
