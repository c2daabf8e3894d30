import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import type { FormAddress } from '#renderers/form/form-address.tsx';
import { FormView } from '#renderers/form/form-view.tsx';
import type { FormInitial } from '#renderers/form/initial.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { AccountDetails } from '#schemas/wire/users.ts';
import * as styles from './account-screen.styles.ts';

interface AccountScreenProps {
  profile: AccountDetails;
  /** The form for billing details as the server defines it; absent where the realm asks for none. */
  form: unknown;
  address: FormAddress | undefined;
  initial: FormInitial | undefined;
  /** How often the details have been saved since the page was opened. */
  saves: number;
  /** What viewers may wish for on this device. */
  wishes: ReactNode;
  brand: string;
  registry: FieldRegistry;
  send: Send;
}

/** Who one is here, and where bills go. */
export function AccountScreen(props: AccountScreenProps) {
  const { profile, form, address, initial, saves, wishes, brand, registry, send } = props;
  const { say } = useWords();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form begins anew with what was saved: its button is gone, and with it the focus.
    if (saves > 0) done.current?.focus();
  }, [saves]);
  return (
    <div className={styles.screen}>
      <title>{`${say('account.title')} · ${brand}`}</title>
      <h1 className={styles.heading}>{say('account.title')}</h1>
      <p className={styles.who}>{say('account.signedInAs', { email: profile.contactEmail })}</p>
      <p ref={done} role="status" tabIndex={-1} className={saves > 0 ? styles.saved : undefined}>
        {saves > 0 ? say('account.saved') : null}
      </p>
      {wishes ? <div className={styles.wishes}>{wishes}</div> : null}
      {form === undefined ? (
        <Notice level={2} title={say('account.title')} text={say('billingUnavailable')} />
      ) : (
        <FormView
          key={saves}
          document={form}
          name="form billing"
          registry={registry}
          send={send}
          headingLevel={2}
          {...(address && { address })}
          {...(initial && { initial })}
        />
      )}
    </div>
  );
}
