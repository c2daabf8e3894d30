import { useEffect, useRef } from 'react';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { OtherWay } from '../login-layout/other-way.tsx';
import * as styles from './sign-in-panel.styles.ts';

interface SignInPanelProps {
  /** The form as the server defines it; absent when the realm has no way to sign in. */
  form: unknown;
  registry: FieldRegistry;
  send: Send;
  /** Said when it is sent with everything empty. */
  emptyLabel: LabelKey | undefined;
  /** Absent where nobody can sign up. */
  signUpHref: string | undefined;
  onClose: () => void;
}

/** Sign-in beside the page that one is on. The dialog element itself keeps the focus and hears Escape. */
export function SignInPanel({ form, registry, send, emptyLabel, signUpHref, onClose }: SignInPanelProps) {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) {
      node.showModal();
      node.querySelector('input')?.focus();
    }
    return () => {
      node?.close();
      // Whoever has signed in finds the link that had the focus gone.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // The dialog hears clicks on its backdrop; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={t('signIn')}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.inside}>
        <button
          type="button"
          className={`${iconButton} ${styles.close}`}
          aria-label={t('closeSignIn')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
        {form === undefined ? (
          <Notice level={2} title={t('signIn')} text={t('signInUnavailable')} />
        ) : (
          <FormView
            document={form}
            name="form login"
            registry={registry}
            send={send}
            emptyLabel={emptyLabel}
            headingLevel={2}
          />
        )}
        {signUpHref ? <OtherWay question={t('noAccount')} answer={t('signUp')} href={signUpHref} /> : null}
      </div>
    </dialog>
  );
}
