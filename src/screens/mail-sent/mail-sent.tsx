import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from '../login-layout/login-layout.styles.ts';

/** Seconds until another mail can be asked for. */
const WAIT = 30;

interface MailSentProps {
  /** Where the mail goes. */
  email: string;
  /** What is said of it; by itself that it goes there if there is an account. */
  text?: string;
  /** Asks for another mail; what it answers is said. */
  sendAgain: () => Promise<string>;
  /** Goes back to the form. */
  chooseOther: () => void;
}

/** Seconds that are left; begun anew by the function beside them. */
function useCountdown(from: number): [left: number, restart: () => void] {
  useSignals();
  const left = useSignal(from);
  const isRunning = left.value > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      left.value -= 1;
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, left]);
  return [
    left.value,
    () => {
      left.value = from;
    },
  ];
}

/** What stands in a form's place once a mail with a link is on its way. It says the same whether or not there is such an account. */
export function MailSent({ email, text, sendAgain, chooseOther }: MailSentProps) {
  useSignals();
  const { t } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, restart] = useCountdown(WAIT);
  const said = useSignal('');
  const busy = useSignal(false);
  useEffect(() => heading.current?.focus(), []);
  const again = async () => {
    if (left > 0 || busy.value) return;
    busy.value = true;
    said.value = await sendAgain();
    busy.value = false;
    restart();
  };
  return (
    <div className={styles.words}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('mailSent.title')}
      </h1>
      <p className={styles.text}>{text ?? t('mailSent.text', { email })}</p>
      <p className={styles.text}>{t('mailSent.spam')}</p>
      <p role="status" className={said.value ? styles.said : undefined}>
        {said.value}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={secondary}
          aria-disabled={left > 0 || busy.value}
          aria-busy={busy.value}
          onClick={() => void again()}
        >
          {left > 0 ? t('mailSent.wait', { seconds: left }) : t('mailSent.again')}
        </button>
        <button type="button" className={quiet} onClick={chooseOther}>
          {t('mailSent.other')}
        </button>
      </div>
    </div>
  );
}
