import { type ComponentProps, useEffect, useRef } from 'react';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { OtherWays } from '../login-layout/other-way.tsx';
import * as styles from './sign-in-panel.styles.ts';

interface SignInPanelProps {
  /** Form definition from the server; absent if the realm has no sign-in method. */
  form: unknown;
  registry: FieldRegistry;
  send: Send;
  /** Error shown when all fields are empty. */
  emptyLabel: LabelKey | undefined;
  /** Links to sign-in without a password and to sign-up. */
  ways: ComponentProps<typeof OtherWays>['ways'];
  /** Passkey button, shown above the links. */
  first: ComponentProps<typeof OtherWays>['first'];
  onClose: () => void;
}

/** Sign-in panel on the current page. */
export function SignInPanel({ form, registry, send, emptyLabel, ways, first, onClose }: SignInPanelProps) {
  const { t } = useMessages();
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => inside.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog className={styles.panel} aria-label={t('signIn')} onClose={onClose}>
      <div ref={inside} className={styles.inside}>
        <button
          type="button"
          className={`${iconButton} ${styles.close}`}
          aria-label={t('closeSignIn')}
          onClick={onClose}
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
        <OtherWays ways={ways} first={first} />
      </div>
    </Dialog>
  );
}
