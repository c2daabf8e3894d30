import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './check-line.styles.ts';

interface CheckLineProps {
  state: ReadonlySignal<'idle' | 'working' | 'done' | 'failed'>;
  onRetry: () => void;
}

const words = { working: 'captchaWorking', done: 'captchaDone', failed: 'captchaNotDone' } as const;

/** Shows the progress of the captcha check (proof of work). */
export function CheckLine({ state, onRetry }: CheckLineProps) {
  useSignals();
  const { t } = useMessages();
  const now = state.value;
  return (
    <p className={styles.line} data-check={now}>
      <span role="status" className={styles.words}>
        {now === 'done' ? <Icon name="check" size={16} /> : null}
        {now === 'idle' ? null : t(words[now])}
      </span>
      {now === 'failed' ? (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      ) : null}
    </p>
  );
}
