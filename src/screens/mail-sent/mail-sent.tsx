import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from '../login-layout/login-layout.styles.ts';

/** Number of seconds that the user must wait before another email can be requested. */
const RESEND_WAIT_SECONDS = 30;

interface MailSentProps {
  /** Recipient of the email. */
  email: string;
  /** Text about the sent email. By default it says that an email is sent if the account exists. */
  text?: string;
  /** Requests another email; resolves to the message to show. */
  sendAgain: () => Promise<string>;
  /** Returns to the form for another address. */
  chooseOther: () => void;
}

/** Countdown in seconds, with a function that restarts it. */
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

/**
 * Replaces a form after an email with a link was requested. Shows the same text whether or not the account exists, to
 * prevent enumeration.
 */
export function MailSent({ email, text, sendAgain, chooseOther }: MailSentProps) {
  useSignals();
  const { t } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, restart] = useCountdown(RESEND_WAIT_SECONDS);
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
