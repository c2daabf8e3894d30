import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useMemo, useRef } from 'react';
import { FormView } from '#renderers/form/form-view.tsx';
import { preloadForm } from '#renderers/form/preload-form.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import * as styles from './reviewForm.styles.ts';

/** A button that opens a form for reviewing a title. Input is kept until it is posted. */
export function ReviewForm({ attributes }: BlockProps<'reviewForm'>) {
  useSignals();
  const { contentId, contentType, title, fields, submitLabel, allowed } = attributes;
  const { reviews, toasts, lists, navigation, forms } = usePorts();
  const { Link } = navigation;
  /** Guests sign in first, because their review would be rejected. */
  const isGuest = lists?.isGuest ?? false;
  const asks = allowed && !isGuest;
  const { t } = useMessages();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const open = useSignal(false);
  /** Registry of the form's fields; undefined until the fields' code is loaded, when the form is first opened. */
  const registry = useSignal<FieldRegistry>();
  /** Number of posted reviews. It is the form's key, so that each further review starts with an empty form. */
  const round = useSignal(0);
  const document = useMemo(() => ({ version: '1.0', fields, submitLabel }), [fields, submitLabel]);
  const loadFields = async () => {
    const { fields: loaded } = await forms();
    await preloadForm(loaded, document);
    registry.value = loaded;
  };
  /** Prefetches the code when the user reaches the button. Errors are reported when it is pressed. */
  const fetchAhead = () => {
    if (asks && !registry.value) loadFields().catch(() => undefined);
  };
  const onToggle = async () => {
    open.value = !open.value;
    if (!open.value || !asks || registry.value) return;
    try {
      await loadFields();
    } catch {
      open.value = false;
      toasts.show({ text: t('anErrorOccured'), kind: 'failure' });
    }
  };
  const send: Send = async ({ values }) => {
    try {
      await reviews.post(contentType, contentId, values);
    } catch {
      toasts.show({ text: t('reviewPostingFailed'), kind: 'failure' });
      return { ok: false, message: '' };
    }
    toasts.show({ text: t('reviewPostingSuccessful'), kind: 'success' });
    open.value = false;
    round.value += 1;
    toggle.current?.focus();
    return { ok: true };
  };
  return (
    <section className={styles.review} aria-label={title}>
      <button
        ref={toggle}
        type="button"
        className={secondary}
        aria-expanded={open.value}
        aria-controls={id}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void onToggle()}
      >
        {title}
        <span className={styles.chevron} data-open={open.value || undefined}>
          <Icon name="chevronDown" size={18} />
        </span>
      </button>
      <div id={id} className={styles.panel} hidden={!open.value}>
        {allowed ? null : <p role="note">{t('reviewNotAllowed')}</p>}
        {allowed && isGuest ? (
          <div className={styles.signIn}>
            <p>{t('reviewSignIn')}</p>
            <Link to={lists?.signInHref ?? ''} className={secondary}>
              {t('signIn')}
            </Link>
          </div>
        ) : null}
        {asks && !registry.value ? <p role="status">{t('loading')}</p> : null}
        {asks && registry.value ? (
          <FormView
            key={round.value}
            document={document}
            name={`reviewForm ${contentType} ${contentId}`}
            registry={registry.value}
            send={send}
            headingLevel={2}
          />
        ) : null}
      </div>
    </section>
  );
}
