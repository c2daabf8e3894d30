import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '#renderers/primitives/copy-text.ts';
import { input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from './watch-together-screen.styles.ts';

/** Display time of the "copied" message, in milliseconds (product document 1, section 7: sharing). */
const SAID_FOR = 2000;

/** Invitation link with a copy button. If the clipboard is not available, the link is selected for copying by hand. */
export function Invitation({ url }: { url: string }) {
  const { t } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState<'linkCopied' | 'socialShareFailed'>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(undefined), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    copyText(url).then(
      () => say('linkCopied'),
      () => {
        field.current?.select();
        say('socialShareFailed');
      },
    );
  return (
    <div className={styles.invite}>
      <label htmlFor={id} className={label}>
        {t('together.invite')}
      </label>
      <input
        ref={field}
        id={id}
        className={input}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className={secondary} onClick={() => void copy()}>
        <span aria-live="polite">{t(said ?? 'together.copy')}</span>
      </button>
    </div>
  );
}
